import type { BegunResume } from '../../../application/ports/file-uploads';
import type { Kept } from '../../../application/ports/session-store';
import { uploadSilence } from '../../../domain/resumes/upload-room';
import { begunResume } from '../../contract/wire/begun-resume';
import { keptFor } from './kept';
import { lastActive } from './last-active';

/** This tab's upload of a resume, as long as a server waits for its rest. Whatever clears the session's storage clears it, too (R3a). */
export const browserBegunResume = (window: Window & typeof globalThis): Kept<BegunResume> =>
  keptFor(
    { length: uploadSilence, now: lastActive(window).deviceNow },
    () => window.sessionStorage,
    'begun_resume',
    begunResume,
  );
