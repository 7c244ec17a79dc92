import type * as TE from 'fp-ts/TaskEither';

/** The device does not let a page write there. */
export interface NotCopied {
  readonly _tag: 'NotCopied';
}

/** What a candidate can paste elsewhere. */
export interface Clipboard {
  readonly copy: (text: string) => TE.TaskEither<NotCopied, undefined>;
}
