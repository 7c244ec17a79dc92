import type * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../failure';

/* What operations of all areas share: their shape, cancellation, and common refusals. */

/**
 * Which callers an operation accepts: anybody (R3b), a signed-in candidate, a candidate or a mailed link for its one job, or the operator
 * with the deployment's token or a named one.
 */
export type Access = 'public' | 'candidate' | 'candidate or mailed link' | 'operator';

/** An operation's input, answer, refusals and access. Only a type: the contract defines the wire. */
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

/** A set of operations by name. */
export type Operations<Names extends PropertyKey, Who extends Access = Access> = {
  readonly [Name in Names]: Operation<unknown, unknown, { readonly _tag: string }, Who>;
};

/** The names of a group's operations; a missing one doesn't compile. */
export type NamesOf<All> = { readonly [Name in keyof All]: true };

/** An operation as a journey calls it. */
export type Asks<Op extends Operations<'it'>['it']> = (
  input: Op['input'],
  cancel?: Cancellation,
) => TE.TaskEither<CallFailure | Op['refusal'], Op['output']>;

/** These operations as functions: each can be canceled, and fails with its own refusals or a `CallFailure`. */
export type ApiOf<All extends Operations<keyof All>> = { readonly [Name in keyof All]: Asks<All[Name]> };

/** An API of these operations, each created by `ask`. */
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

/** Cancels a call when its screen closes. */
export interface Cancellation {
  readonly signal?: AbortSignalLike | undefined;
}

/** The part of the DOM's AbortSignal that a call needs, so the core compiles without the DOM. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

/** The caller has no application to this job; somebody else's counts as none. */
export interface NoSuchApplication {
  readonly _tag: 'NoSuchApplication';
}

/** The refusal where the caller has no application to this job. */
export const noApplication: NoSuchApplication = { _tag: 'NoSuchApplication' };

/** The same key was used for another request: a bug in the caller, not the candidate's fault. */
export interface KeyUsedBefore {
  readonly _tag: 'KeyUsedBefore';
}

/** The position isn't published, and this candidate's application isn't far enough along to go on without it. */
export interface PositionClosed {
  readonly _tag: 'PositionClosed';
}
