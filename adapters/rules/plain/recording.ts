import { addedByStopping, longestAnswer } from '../../../domain/recording/answer-file';
import { largestAnswer } from '../../../domain/files/file-limits';
import { scoreToRecord } from '../../../domain/device/connection-score';
import { secondMailAfter } from '../../../domain/recording/later-mails';
import { arrivesWithin } from '../../../domain/recording/options';
import { practiceReRecordLimit } from '../../../domain/recording/re-record';
import { defaultTimeLimit, recordingCountdown, warnBefore } from '../../../domain/recording/time-limit';
import { successDialogDelay } from '../../../domain/tech-check/destination';
import { defaultThreshold } from '../../../domain/tech-check/readiness';
import { microphoneSilentAfter } from '../../../domain/tech-check/silence';
import { counted } from '../chapters/words';
import type { PlainChapter } from '../plain-chapter';
import { sayLength, saySize } from './units';

export const recordingRules: PlainChapter = {
  name: 'recording',
  part: 'Recorded interviews',
  title: 'How long may an answer be, how often may it be recorded again, and what happens to it?',
  rows: [
    {
      id: 'consent',
      says: 'Nobody is recorded before they agree to it: once for each application, with its instant kept.',
      asked: 'consent to be recorded, must the candidate agree, agreement before the first answer',
      cites: ['R62'],
      code: 'application/recording/recording-choice.live.ts',
    },
    {
      id: 'limits',
      says: `A recorded answer has at most ${saySize(largestAnswer)} and lasts at most ${sayLength(longestAnswer)}; ${sayLength(addedByStopping)} more are let pass, because a recorder stops a moment late. An import with a longer time_limit is refused.`,
      asked: 'how long may a recording be, longest video, largest video, video file size limit, recording too large',
      cites: ['R34'],
      ours: [`${sayLength(addedByStopping)} more`],
      code: 'domain/recording/answer-file.ts',
    },
    {
      id: 'time-limit',
      says: `A question that sets no limit of its own is answered in ${sayLength(defaultTimeLimit)}; a warning begins ${sayLength(warnBefore)} before the end.`,
      asked: 'time limit of a question, default time per question, warning before the time is up',
      cites: ['spec 2 §9'],
      code: 'domain/recording/time-limit.ts',
    },
    {
      id: 'countdown',
      says: `A countdown of ${sayLength(recordingCountdown)} runs before a recording begins.`,
      asked: 'countdown before recording',
      cites: ['spec 2 §9'],
      code: 'domain/recording/time-limit.ts',
    },
    {
      id: 'rerecord',
      says: `An answer may be recorded again as often as the position's rerecord_limit says; in practice, and where the position says nothing, ${counted(practiceReRecordLimit, 'time')}.`,
      asked: 'how often may an answer be re-recorded, retake limit, second try at a recording',
      cites: ['spec 2 §9', 'R34'],
      code: 'domain/recording/re-record.ts',
    },
    {
      id: 'connection',
      says: `Recording now needs a connection score of ${scoreToRecord} (Mbps of download); below it a recording is not begun, and one that runs is never stopped by the line.`,
      asked: 'slow internet, how fast must the connection be to record, minimum speed for recording, wifi dialog',
      cites: ['R22'],
      code: 'domain/device/connection-score.ts',
    },
    {
      id: 'lost-line',
      says: 'An answer is kept on the device until the service has it: after a crash, a reload or a lost connection it can be submitted without recording again.',
      asked:
        'connection lost while recording, browser crashes during a recording, is the recording lost, battery empty',
      cites: ['R24'],
      code: 'domain/recording/kept-chunks.ts',
    },
    {
      id: 'later',
      says: `Who chooses to record later is mailed the way back at once and once more after ${sayLength(secondMailAfter)}; none is sent once it is submitted or the application has ended.`,
      asked: 'record later, self-record later mail, second mail',
      cites: ['R32'],
      code: 'domain/recording/later-mails.ts',
    },
    {
      id: 'last-day',
      says: `Recording ends with the position's last day. An answer whose upload began by then may arrive until ${sayLength(arrivesWithin)} after its end.`,
      asked:
        'record until, deadline of a recording, last day to record, slow upload at the deadline, answer arrived late',
      cites: ['R32'],
      ours: [`${sayLength(arrivesWithin)} after its end`],
      code: 'domain/recording/options.ts',
    },
    {
      id: 'resume-after',
      says: 'A resume that is missing holds no recording back: it is asked for after Submit, and a submission without a required one is partial.',
      asked: 'record without a resume, resume after the recording, is a resume needed to record',
      cites: ['R60', 'R23', 'spec 2 §4.2'],
      code: 'domain/applications/recording-due.ts',
    },
    {
      id: 'practice',
      says: 'A practice recording stays on the device and is deleted on leaving the practice: nothing is uploaded.',
      asked: 'is practice uploaded or seen by the employer',
      cites: ['R33'],
      code: 'domain/recording/session.ts',
    },
    {
      id: 'who-sees',
      says: 'A recording is seen by its candidate until the application has ended, and by the operator.',
      asked: 'who can see or watch a recording, privacy of a video',
      cites: ['R35'],
      code: 'domain/recording/stored-answer.ts',
    },
    {
      id: 'replaced',
      says: 'One answer is kept for each question: the last one that the service acknowledged. The one before it goes then.',
      asked: 'which take counts, is the first recording kept after a re-record',
      cites: ['R34'],
      code: 'domain/recording/stored-answer.ts',
    },
  ],
};

export const techCheckRules: PlainChapter = {
  name: 'tech-check',
  part: 'Recorded interviews',
  title: 'What does the tech check ask of a device and its line?',
  rows: [
    {
      id: 'speed',
      says: `The tech check asks for ${defaultThreshold} Mbps of download unless the position or the deployment sets another threshold; upload is shown, not judged.`,
      asked: 'minimum internet speed for the tech check, connection threshold, how fast',
      cites: ['R22', 'R46'],
      code: 'domain/tech-check/readiness.ts',
    },
    {
      id: 'silence',
      says: `A microphone whose level is exactly 0 for ${sayLength(microphoneSilentAfter)} delivers nothing, and the page says so; a quiet room has some noise.`,
      asked: 'microphone silent, muted headset, nobody hears me, no sound',
      cites: [],
      code: 'domain/tech-check/silence.ts',
    },
    {
      id: 'browser',
      says: 'Whether a browser can record depends on what it can do (camera, recorder, a kind of file it can write), not on its name: Firefox may.',
      asked: 'which browsers are supported, firefox, safari, unsupported browser',
      cites: ['R44'],
      code: 'domain/device/browser.ts',
    },
    {
      id: 'before-joining',
      called: 'tech check before joining',
      says: 'Join leads to the tech check first, unless it was passed or done already.',
      asked: 'tech check before joining, is the tech check mandatory, skip the tech check',
      cites: ['R10a', 'R45'],
      code: 'domain/tech-check/destination.ts',
    },
    {
      id: 'before-recording',
      called: 'tech check before recording',
      says: 'A list without a recording asks for the tech check first, unless its flag is 1; on a device that passed one before, it sets the flag to 1 by itself.',
      asked: 'tech check before recording, open selfRecordList without a tech check, which device passed',
      cites: ['R43', 'spec 2 §4.4'],
      code: 'domain/tech-check/destination.ts',
    },
    {
      id: 'device-fault',
      says: 'A camera or microphone that the browser refuses needs permission: it was denied, or the question was closed if the browser would ask again. Any other fault (none found, in use by another program, no access for pages) has a remedy of its own.',
      asked:
        'camera does not work, camera denied, camera busy, no camera found, microphone blocked, getUserMedia errors',
      cites: ['spec 2 §2.3', 'spec 2 §2.9'],
      code: 'domain/tech-check/device-fault.ts',
    },
    {
      id: 'flags',
      says: 'Done sets the flag of its form to 1. Skip sets the flag of the optional check to 2 if it is still 0; opening the check before a recording or practice does the same to the mandatory flag. A 1 stays a 1.',
      asked: 'tech_check_mandatory, tech_check_optional, flags 0, 1 and 2, what does Skip do',
      cites: ['spec 2 §4.4', 'R45'],
      code: 'domain/positions/flags.ts',
    },
    {
      id: 'success',
      says: `The success dialog opens ${sayLength(successDialogDelay)} after the check passed, or at once if the address ends in a reason such as skipDelay.`,
      asked: 'skipDelay, when does the success dialog open',
      cites: ['spec 2 §4.4', 'spec 2 §9'],
      code: 'domain/tech-check/destination.ts',
    },
    {
      id: 'recheck',
      says: 'The Re-check prompt appears when a permission that was known has changed.',
      asked: 're-check, permission revoked during the check',
      cites: ['spec 2 §2.9'],
      code: 'domain/tech-check/readiness.ts',
    },
    {
      id: 'mailed',
      says: 'The optional tech check is linked from mails that confirm a booked or moved video interview, or one to be recorded later; it can be skipped.',
      asked: 'tech check link in confirmation mails',
      cites: ['R45'],
      code: 'application/applications/job-letter.service.ts',
    },
  ],
};
