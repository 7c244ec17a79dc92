import { noticeStays } from '../../../domain/resilience/notices';
import { longestFileName } from '../../../domain/text/file-name';
import { plainRule, type PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

export const filesRules: PlainChapter = {
  name: 'resumes',
  part: 'People and files',
  title: 'When is a resume asked for, sent and replaced?',
  rows: [
    plainRule(
      'resumes/requirement',
      'required',
      "Only a missing required resume blocks scheduling; 'Proceed without uploading resume' is offered if it is optional and missing.",
      ['spec 1 §4', 'spec 2 §2.5'],
      'must there be a resume, do I need a resume or CV, book, schedule or apply before the resume is uploaded, go on without a resume, is the CV mandatory or optional',
    ),
    plainRule(
      'resumes/upload',
      'upload',
      'Upload can be pressed once a file or a saved resume is chosen; what is shown never goes back. The receipt stays until OK is pressed.',
      ['spec 1 §5', 'spec 2 §8', 'R72'],
      'upload button is gray, file chosen but not sent',
    ),
    plainRule(
      'resumes/replacing',
      'replacing',
      'A resume can be replaced until the interview begins; the employer has read it by then.',
      [],
      'change, exchange, swap or update the resume later, newer version of the CV, wrong file uploaded, upload another resume',
    ),
    plainRule(
      'text/file-name',
      'name',
      `A file is stored under its own name, without folders, on one line, without invisible characters and dots at its end, cut in the middle after ${longestFileName} characters.`,
      [],
      'name of the uploaded file, long file name',
    ),
    plainRule(
      'files/zip-directory',
      'packed',
      'A Word file is looked into without being unpacked; a list of parts that is longer than any word processor writes is refused.',
      [],
      'broken word file',
    ),
    plainRule(
      'files/document-package',
      'parts',
      'A document is what its parts say, in whatever order and however packed; one that needs a password is refused in words that say so.',
      ['R20a'],
      'resume protected with a password, encrypted or locked document',
    ),
    plainRule(
      'files/document-heads',
      'heads',
      'A PDF or RTF file may begin with something else, as long as its own header follows soon.',
      ['R20a'],
      'pdf that does not start as a pdf',
    ),
    {
      id: 'saved',
      says: 'A resume that was sent for another job can be chosen again as a saved resume instead of a new file.',
      asked:
        'saved resume, use the same resume for another job, upload the resume again for each job, choose an earlier resume',
      cites: ['spec 1 §2', 'spec 1 §5'],
      code: 'domain/resumes/upload.ts',
    },
  ],
};

export const changesRules: PlainChapter = {
  name: 'changes',
  part: 'People and files',
  title: 'What if the profile is changed in two places, and how is a failure said?',
  rows: [
    plainRule(
      'profile/update',
      'fields',
      'Only the fields that were changed are saved; if two devices change the same one, the later wins.',
      [],
      'profile edited on two devices',
    ),
    plainRule(
      'profile/list-change',
      'lists',
      'An entry added in another tab stays, a removed one does not come back, and no change is made twice.',
    ),
    plainRule('profile/profile', 'form', 'The form opens with what is stored.'),
    plainRule(
      'profile/listing',
      'listing',
      'A new entry comes last in the stored order; View all shows those after the first.',
      ['spec 1 §9'],
      'where does a new entry appear',
    ),
    plainRule(
      'profile/months',
      'months',
      'Experience and education count in whole months of the calendar.',
      ['R21'],
      'dates of jobs without days, month and year only',
    ),
    plainRule(
      'text/typed-text',
      'typed',
      'A typed text is stored trimmed and without control characters; an emoji counts as one character.',
      [],
      'emojis in names or texts, spaces',
    ),
    plainRule(
      'text/rich-text',
      'employers',
      'Of what an employer writes as HTML, paragraphs, lists, a heading and emphasis are shown; anything else is its text.',
      [],
      'formatting in a job description, bold text, lists in the description',
    ),
    plainRule('text/one-line', 'one-line', 'A name or a line is stored on one line and needs a visible character.'),
    plainRule(
      'resilience/error-text',
      'errors',
      "What the service says about a failure is shown as it is: its message, else its error; the status in the body counts before HTTP's.",
      ['R4'],
      'error message, what does an error say',
    ),
    plainRule(
      'resilience/notices',
      'notices',
      `A notice hides by itself after ${sayLength(Math.min(...Object.values(noticeStays)))} to ${sayLength(Math.max(...Object.values(noticeStays)))}, by its place; a failure also stands beside what failed until it is mended.`,
      ['R29', 'spec 1 §9', 'spec 2 §9'],
      'how long does a message stay on the screen, notice disappears too fast, message was gone before it was read',
    ),
  ],
};

export const clocksRules: PlainChapter = {
  name: 'dates-and-clocks',
  part: 'Scheduling',
  title: 'How are days and times told, and what if a clock changes?',
  rows: [
    plainRule(
      'time/display',
      'moments',
      "A date is displayed with its weekday in front and its zone behind: 'Friday, 04 December, 2026 at 09:30 AM CT'.",
      ['spec 1 §9'],
      'how is a date written, date format',
    ),
    plainRule(
      'applications/appointment-moment',
      'appointment',
      'An appointment starts by the clock of its position.',
      ['R14'],
      'whose clock counts for the appointment',
    ),
    plainRule(
      'time/zoned',
      'skipped',
      'A time that a clock change skips is no time; one that comes twice means the first.',
      ['R14'],
      'time in the night when the clocks change, hour that does not exist or comes twice',
    ),
    plainRule(
      'time/clock-change',
      'clock-change',
      'If clocks change before the appointment where the job or the candidate is, the page says so.',
      ['R14'],
      'are candidates warned of daylight saving',
    ),
    plainRule(
      'time/wall-time',
      'part-of-day',
      'Morning ends at 12:00, afternoon at 17:00; then it is evening.',
      [],
      'when does the afternoon or evening begin, morning slots',
    ),
    plainRule(
      'time/date-shown',
      'month-shown',
      'Pages that need only the month take it from the wall clock in the zone of the position.',
      ['R14'],
    ),
    plainRule('applications/near-day', 'near', 'Today and tomorrow are called so, in the zone of the position.'),
    plainRule(
      'scheduling/days-beside',
      'beside',
      'A day without times points to the nearest days before and after that have some.',
      [],
      'no times on this day, nearest day with free times',
    ),
    plainRule(
      'scheduling/date-grid',
      'grid',
      'The month calendar never leads before today, nor past the last day that is searched.',
      ['R15'],
      'calendar in the past, how far can the calendar be turned',
    ),
    plainRule('positions/slot', 'slots', 'Times stand by date and start; two are the same if both are.'),
    plainRule(
      'positions/slot-kind',
      'kinds',
      'Video, in person, onboarding and onsite each have times of their own.',
      ['spec 1 §7'],
      'do video and in-person interviews share times',
    ),
  ],
};
