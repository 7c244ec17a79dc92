import type * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../application/failure';
import type { AbortSignalLike, Access, ApiOf, Operations } from '../../application/ports/candidate-api/call';
import type { Call, CallOf, OperatorCallOf } from './call';

type AnyOperation = Operations<'it'>['it'];

/** The wire form of a port's operation: one call, or one of several that the input decides between. */
export interface Binding<Op extends AnyOperation> {
  readonly calls: readonly CallOf<Op>[];
  readonly callFor: (input: Op['input']) => CallOf<Op>;
}

/** Every operation of a port, with its calls. */
export type Bindings<All extends Operations<keyof All>> = {
  readonly [Name in keyof All]: Binding<All[Name]>;
};

/** Every operation of the operator, with its calls, each with the right that it needs. */
export type OperatorBindings<All extends Operations<keyof All, 'operator'>> = {
  readonly [Name in keyof All]: {
    readonly calls: readonly OperatorCallOf<All[Name]>[];
    readonly callFor: (input: All[Name]['input']) => OperatorCallOf<All[Name]>;
  };
};

/** An operation that always travels as this call. */
export const oneCall = <C>(call: C) => ({ calls: [call], callFor: (): C => call });

/** `choose` names the call for an input. */
export const oneOfCalls = <Name extends string, I, O, R extends { readonly _tag: string }, W extends Access>(
  calls: Readonly<Record<Name, Call<I, O, R, W>>>,
  choose: (input: I) => Name,
) => ({ calls: Object.values<Call<I, O, R, W>>(calls), callFor: (input: I) => calls[choose(input)] });

/** Sends one call and reads its answer. A failure is a value: the promise never rejects. */
export type Send = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
) => (input: I, signal?: AbortSignalLike) => TE.TaskEither<CallFailure | R, O>;

/** Performs an operation with the given `send`. */
export const operationOver =
  (send: Send) =>
  <Op extends AnyOperation>({ callFor }: Binding<Op>): ApiOf<{ readonly it: Op }>['it'] =>
  (input, cancel) =>
    send(callFor(input))(input, cancel?.signal);
