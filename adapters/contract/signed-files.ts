import type { Ticket } from '../../application/ports/candidate-api/resumes';

const at = (owner: string, file: string, until: string, sealed: string): string =>
  `/api/candidate/resume_file/${owner}/${file}/${until}/${sealed}`;

/** The route of signed links (R3). */
export const signedFileRoute = at(':owner', ':file', ':until', ':sealed');

/** The address of one file, for its owner and a few minutes (R3). */
export const signedFilePath = ({ owner, file, until, sealed }: Ticket): string =>
  at(String(owner), file, String(until), sealed);
