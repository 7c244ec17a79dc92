import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { BegunResume } from '../../../application/resumes/file-uploads.port';
import type { Kept } from '../../../application/ports/session-store';
import { uploadSilence } from '../../../domain/files/upload-room';
import { text, struct, type Codec } from '../../contract/codec';
import { begunResume } from '../../contract/resumes/begun-resume.wire';
import { keptFor } from '../storage/kept';
import { lastActive } from '../identity/last-active';

/** Something of this tab's upload of a resume, as long as a server waits for its rest. Whatever clears the session's storage clears it, too (R3a). */
const keptOfUpload = <A>(window: Window & typeof globalThis, name: string, codec: Codec<A>): Kept<A> =>
  keptFor({ length: uploadSilence, now: lastActive(window).deviceNow }, () => window.sessionStorage, name, codec);

/** This tab's upload of a signed-in candidate's resume. */
export const browserBegunResume = (window: Window & typeof globalThis): Kept<BegunResume> =>
  keptOfUpload(window, 'begun_resume', begunResume);

/** The beginning tells links apart. The whole code is a right of its own, so it is not stored. */
const markOf = (code: string): string => code.slice(0, 8);

/** The same for a mailed link's page. The upload on the server belongs to the link, so another link's page doesn't see it. */
export const browserBegunByLink = (window: Window & typeof globalThis, code: string): Kept<BegunResume> => {
  const mark = markOf(code);
  const inside = keptOfUpload(window, 'begun_resume_by_link', struct({ link: text, begun: begunResume }));
  const read = (): O.Option<BegunResume> =>
    pipe(
      inside.read(),
      O.filter(({ link }) => link === mark),
      O.map(({ begun }) => begun),
    );
  return {
    read,
    write: (begun) => inside.write({ link: mark, begun }),
    // What another link's page keeps is not this page's to forget.
    clear: () => {
      if (O.isSome(read())) inside.clear();
    },
  };
};
