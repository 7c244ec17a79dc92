import type { ResumeRequirement } from '../../domain/positions/kinds';
import type { Email } from '../../domain/text/email';
import type { Position } from '../../domain/positions/position';
import { resumeLinkLifetime } from '../../domain/resumes/resume-link';
import { hours } from '../../domain/time/duration';
import { resumeLink } from '../navigation/destination';
import { toPath } from '../navigation/path';
import type { Mail } from '../ports/mailer';
import type { SessionToken } from '../identity/secrets.port';
import { letter } from '../words/letter';

/** What the mail of a resume link needs. `code`: opens this one upload, once, without a session. */
export interface ResumeLinkLetter {
  readonly publicUrl: string;
  readonly to: Email;
  readonly position: Position;
  readonly resume: ResumeRequirement;
  readonly code: SessionToken;
}

/** The mail of 'Email Me A Link'. The code follows a # in the address, a part that browsers never send, so no server logs it. */
export const resumeLinkMail = ({ publicUrl, to, position, resume, code }: ResumeLinkLetter): Mail =>
  letter({
    to,
    subject: `Add your resume: ${position.positionName} at ${position.communityName}`,
    paragraphs: [
      resume === 'required'
        ? 'Here is the link to upload your resume. It is required to complete your application.'
        : 'Here is the link to upload your resume.',
    ],
    highlight: `${position.positionName}, ${position.communityName}`,
    closing: [
      `Open it on the device that has your resume. It works once, for ${resumeLinkLifetime / hours(24)} days, without signing in.`,
      'We take .pdf, .doc, .docx, .rtf and .odt files of up to 10 MB. Whoever has this link can add a resume to your application: do not pass it on.',
    ],
    link: { label: 'Upload my resume', url: `${publicUrl}${toPath(resumeLink(position))}#${code}` },
  });
