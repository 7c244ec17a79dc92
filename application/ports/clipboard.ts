import type * as TE from 'fp-ts/TaskEither';

/** The device doesn't let pages write to it. */
export interface NotCopied {
  readonly _tag: 'NotCopied';
}

/** The device's clipboard; the portal only writes to it. */
export interface Clipboard {
  readonly copy: (text: string) => TE.TaskEither<NotCopied, undefined>;
}
