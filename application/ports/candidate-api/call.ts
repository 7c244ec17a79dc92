import type * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../failure';

/* What operations of all areas share: their shape, how one is given up, and the refusals that any of them knows. */

/**
 * Who may ask: everybody (R3b), a signed-in candidate, a mailed link too for the one job it names, or the operator, with the deployment's own token.
 */
export type Access = 'public' | 'candidate' | 'candidate or mailed link' | 'operator';

/** What an operation takes, answers and may be refused for, and who may ask. A type only: the contract has how it travels. */
export interface Operation<
  Input,
  Output,
  Refusal extends { readonly _tag: string } = never,
  Who extends Access = 'candidate',
> {
  readonly input: Input;
  readonly output: Output;
  readonly refusal: Refusal;
  readonly access: Who;
}

/** Any number of operations, by name. */
export type Operations<Names extends PropertyKey> = {
  readonly [Name in Names]: Operation<unknown, unknown, { readonly _tag: string }, Access>;
};

/** An operation as a journey asks it. */
export type Asks<Op extends Operations<'it'>['it']> = (
  input: Op['input'],
  cancel?: Cancellation,
) => TE.TaskEither<CallFailure | Op['refusal'], Op['output']>;

export type ApiOf<All extends Operations<keyof All>> = { readonly [Name in keyof All]: Asks<All[Name]> };

/** An API of these operations, each made by `ask`. */
export const apiOf = <All extends Operations<keyof All>>(
  names: readonly (keyof All)[],
  ask: <Name extends keyof All>(name: Name) => Asks<All[Name]>,
): ApiOf<All> => {
  const made: { -readonly [Name in keyof All]?: Asks<All[Name]> } = {};
  const isWhole = (api: typeof made): api is ApiOf<All> => names.every((name) => name in api);
  for (const name of names) made[name] = ask(name);
  if (!isWhole(made)) throw new Error('An operation was not made.');
  return made;
};

/** A call can be given up when its screen goes away. */
export interface Cancellation {
  readonly signal?: AbortSignalLike | undefined;
}

/** As much of the DOM's AbortSignal as a call needs, so that the core compiles without the DOM. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

export interface NoSuchApplication {
  readonly _tag: 'NoSuchApplication';
}

/** The same key came with another request: a fault of the caller, never of the candidate. */
export interface KeyUsedBefore {
  readonly _tag: 'KeyUsedBefore';
}

export interface PositionClosed {
  readonly _tag: 'PositionClosed';
}
