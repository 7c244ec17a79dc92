import type { Ticket } from '../../../application/files/receipt.api';
import type { UploadPurpose } from '../../../domain/files/upload-room';

/** Where each kind of file is opened by its signed link (R3). */
export const signedFileFolders: Readonly<Record<UploadPurpose, string>> = {
  resume: '/api/candidate/resume_file',
  answer: '/api/self_record_interviews/recorded_video',
  attachment: '/api/chat-conversations/attachment_file',
};

const at = (
  of: UploadPurpose,
  ...parts: readonly [owner: string, file: string, until: string, sealed: string]
): string => [signedFileFolders[of], ...parts].join('/');

/** The route of signed links to a kind of file. */
export const signedFileRoute = (of: UploadPurpose): string => at(of, ':owner', ':file', ':until', ':sealed');

/** The address of one file, for its owner and a few minutes (R3). */
export const signedFilePath = ({ owner, file, until, sealed }: Ticket, of: UploadPurpose): string =>
  at(of, String(owner), file, String(until), sealed);
