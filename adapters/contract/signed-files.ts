import type { Ticket } from '../../application/ports/candidate-api/resumes';
import type { UploadPurpose } from '../../domain/resumes/upload-room';

const folders: Readonly<Record<UploadPurpose, string>> = {
  resume: '/api/candidate/resume_file',
  answer: '/api/self_record_interviews/recorded_video',
  attachment: '/api/chat-conversations/attachment_file',
};

const at = (
  of: UploadPurpose,
  ...parts: readonly [owner: string, file: string, until: string, sealed: string]
): string => [folders[of], ...parts].join('/');

/** The routes of signed links (R3). */
export const signedFileRoutes: Readonly<Record<UploadPurpose, string>> = {
  resume: at('resume', ':owner', ':file', ':until', ':sealed'),
  answer: at('answer', ':owner', ':file', ':until', ':sealed'),
  attachment: at('attachment', ':owner', ':file', ':until', ':sealed'),
};

/** The address of one file, for its owner and a few minutes (R3). */
export const signedFilePath = ({ owner, file, until, sealed }: Ticket, of: UploadPurpose): string =>
  at(of, String(owner), file, String(until), sealed);
