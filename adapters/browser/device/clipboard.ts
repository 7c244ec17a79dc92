import * as TE from 'fp-ts/TaskEither';
import type { Clipboard, NotCopied } from '../../../application/ports/clipboard';

/** The browser's clipboard. Without https there is none, and a visitor may have denied access to it. */
export const browserClipboard = ({ navigator }: Window): Clipboard => ({
  copy: (text) =>
    TE.tryCatch(
      async () => {
        await navigator.clipboard.writeText(text);
        return undefined;
      },
      (): NotCopied => ({ _tag: 'NotCopied' }),
    ),
});
