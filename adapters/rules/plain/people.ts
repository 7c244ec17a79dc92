import { longestName } from '../../../domain/identity/person-name';
import { longestEntryText } from '../../../domain/profile/entry-text';
import { firstShown } from '../../../domain/profile/listing';
import { clockWarningFrom } from '../../../domain/resilience/clock-skew';
import { slowCallFrom, slowCallsUntilWarning } from '../../../domain/resilience/slow-connection';
import { longestKeptPause } from '../../../domain/resilience/call-retries';
import { linksPerHour, resumeLinkLifetime } from '../../../domain/resumes/resume-link';
import { uploadLifetime, uploadSilence } from '../../../domain/files/upload-room';
import { counted } from '../chapters/words';
import type { PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

export const profileRules: PlainChapter = {
  name: 'profile',
  part: 'People and files',
  title: 'What does the profile take, and what does it show?',
  rows: [
    {
      id: 'names',
      says: `A first or last name has at most ${longestName} characters.`,
      asked: 'how long may a name be, longest first or last name, how many letters may a name have',
      cites: [],
      code: 'domain/identity/person-name.ts',
    },
    {
      id: 'entries',
      says: `A text of an experience or an education has at most ${longestEntryText} characters; the profile first shows ${firstShown} entries of each.`,
      asked:
        'how long may a job title or company be, how many entries are shown, how many jobs are shown, length of a job title',
      cites: ['spec 1 §9'],
      ours: [`${longestEntryText} characters`],
      code: 'domain/profile/entry-text.ts',
    },
    {
      id: 'education',
      says: 'Education stands by its end, the latest first, and what is still going on before all others.',
      asked:
        'order of education, sort schools and degrees, which school, degree or college comes first, sorting of education, list of schools',
      cites: ['R21'],
      code: 'domain/profile/education.ts',
    },
  ],
};

export const uploadsRules: PlainChapter = {
  name: 'uploads',
  part: 'People and files',
  title: 'How long do uploads and the links to them last?',
  rows: [
    {
      id: 'link',
      says: `The link of 'Email Me A Link' works once and for ${sayLength(resumeLinkLifetime)}; a candidate gets ${linksPerHour} an hour.`,
      asked:
        'resume upload link by email, how long is the upload link valid, how long does the resume link work, link to upload the resume has run out, link for the resume does not work any more, email me a link',
      cites: [],
      code: 'domain/resumes/resume-link.ts',
    },
    {
      id: 'interrupted',
      says: `An upload that was interrupted goes on where it stopped for ${sayLength(uploadSilence)}, and may take ${sayLength(uploadLifetime)} in all.`,
      asked:
        'resume upload interrupted, connection lost while uploading, continue an upload, unfinished upload, how long is it kept, upload stopped halfway, start the upload from scratch, continue sending a file, connection gone during the upload',
      cites: [],
      code: 'domain/files/upload-room.ts',
    },
    {
      id: 'content',
      says: 'The service looks at the content, too: a file whose bytes are not of the kind that its name says is refused.',
      asked:
        'renamed file, fake pdf, wrong content, virus, scan for viruses, file renamed, exe as pdf, malware, is the file checked, file is not what its name says',
      cites: ['R20'],
      code: 'domain/resumes/resume-content.ts',
    },
    {
      id: 'signed-links',
      says: 'A link to a recording, a resume or an attachment opens one file of one owner for 5 minutes, and is kept out of logs.',
      asked:
        'signed link, how long is a link to a file or a video valid, forwarded link to a resume or a video, copy the link of a video, link to an attachment',
      cites: ['R3'],
      code: 'application/resumes/saved-resumes.service.ts',
    },
  ],
};

export const lineRules: PlainChapter = {
  name: 'bad-line',
  part: 'People and files',
  title: 'What happens on a bad connection, or with a wrong clock?',
  rows: [
    {
      id: 'slow',
      says: `'Low connection speed' appears after ${counted(slowCallsUntilWarning, 'call')} in a row that took ${sayLength(slowCallFrom)} or longer.`,
      asked: 'slow connection warning, low connection speed, why does it say low connection',
      cites: [],
      code: 'domain/resilience/slow-connection.ts',
    },
    {
      id: 'offline',
      says: `What is confirmed offline is kept and sent once the line is back, while its page is open; it is tried at least every ${sayLength(longestKeptPause)}.`,
      asked:
        'confirm without internet, book while offline, lost connection while booking, no internet at the moment of confirming, is a booking kept without internet',
      cites: [],
      code: 'domain/resilience/call-retries.ts',
    },
    {
      id: 'clock',
      says: `The portal warns of a device whose clock is off by ${sayLength(clockWarningFrom)} or more.`,
      asked: 'wrong clock, wrong time on the device, device time is wrong',
      cites: [],
      code: 'domain/resilience/clock-skew.ts',
    },
  ],
};
