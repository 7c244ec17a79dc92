import * as O from 'fp-ts/Option';
import type { Around } from '../../../adapters/server/operator/export/keep-file';
import { signedFileFolders } from '../../../adapters/contract/files/signed-files';
import type { StoredFile } from '../../../application/files/file-store.port';
import { parseFileRef } from '../../../application/ports/file-ref';
import { parseSealed } from '../../../application/ports/secrets';
import { readSignedVideo } from '../../../application/recording/signed-videos.service';
import { readSignedResume } from '../../../application/resumes/saved-resumes.service';
import { candidateId } from '../builders/recording';
import { decoded } from '../builders/decoded';
import { at } from '../builders/time';
import { answerOf } from './answers';
import type { World } from './world';

/** Opens a signed link to a resume or a recorded answer in that world, as its server does. */
export const downloadFrom =
  ({ dependencies }: World) =>
  async (url: string): Promise<Response> => {
    const [owner = '', file = '', until = '', sealed = ''] = new URL(url).pathname.split('/').slice(-4);
    const ticket = {
      owner: candidateId(Number(owner)),
      file: decoded(parseFileRef(file), file),
      until: at(new Date(Number(until)).toISOString()),
      sealed: decoded(parseSealed(sealed), sealed),
    };
    const opened = await answerOf<{ readonly _tag: string }, O.Option<{ readonly content: StoredFile }>>(
      url.includes(signedFileFolders.answer)
        ? readSignedVideo(dependencies)(ticket)
        : readSignedResume(dependencies)(ticket),
    );
    if (O.isNone(opened)) return new Response(null, { status: 404 });
    const { content } = opened.value;
    const pieces: Uint8Array[] = [];
    for await (const piece of content.part(0, content.bytes)) pieces.push(piece);
    return new Response(Buffer.concat(pieces));
  };

/** What an export needs, with nobody to wait for. */
export const around = (download: (url: string) => Promise<Response>, changes: Partial<Around> = {}): Around => ({
  download,
  pause: () => Promise.resolve(),
  origin: 'https://portal.example.org',
  whenStopped: () => () => undefined,
  ...changes,
});
