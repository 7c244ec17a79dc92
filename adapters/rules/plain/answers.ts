import { aroundAnAnswer } from '../../../domain/recording/stage-length';
import { scoreToRecord } from '../../../domain/device/connection-score';
import { imageTestEvery, meterEvery } from '../../../domain/resilience/probing';
import { plainRule, type PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

export const answersRules: PlainChapter = {
  name: 'recorded-answers',
  part: 'Recorded interviews',
  title: 'What can a candidate do before, during and after recording an answer?',
  rows: [
    plainRule(
      'recording/options',
      'options',
      "'Record Later' is offered only if the position allows it; practice and the tour need no connection score; once submitted, nothing is left to record.",
      ['spec 2 §4.3', 'R22'],
      'why is record later not offered, can they record another day, now or later',
    ),
    plainRule(
      'recording/question',
      'take',
      'A take counts as a re-record once it ends by Stop, by its time limit, or is used after an interruption; an interrupted one is kept, and recording it anew does not count.',
      ['R24', 'R34'],
      'does an interrupted recording count as a take, does stopping count',
    ),
    plainRule(
      'recording/recording-offer',
      'offer',
      'Record and Re-record are hidden during a recording or an upload; Re-record also at the limit.',
      ['spec 2 §4.1'],
      "re-record button is gone, why can't it be recorded again",
    ),
    plainRule(
      'recording/question-state',
      'recovered',
      'A recording found after a crash or a reload is ready to submit if it was finished, otherwise it counts as interrupted.',
      ['R24'],
      'what happens with a recording found after a crash',
    ),
    plainRule(
      'recording/review',
      'review',
      "Skip Question leaves a question without an answer: 'Submit Responses' needs an answer to every required question, and questions that may be skipped can stay open.",
      ['spec 2 §2.3'],
      'skip a question of a recorded interview, leave a question out, unanswered questions, which questions can be skipped in the recording, submit with open questions, must every recorded question be answered, pass over a question',
    ),
    plainRule(
      'recording/practice',
      'practice',
      'Practice uses the first set of practice questions of the job, or one of ours where it has none.',
      ['spec 2 §3'],
      'which questions come in the practice',
    ),
    plainRule(
      'recording/recording-ability',
      'ability',
      'Who has a browser without a camera, a recorder or a file format to record in is told so before the first question.',
      ['R44'],
      "no camera, device or laptop without a webcam, can't record on this device",
    ),
    plainRule(
      'recording/format',
      'format',
      'A recording is WebM (VP8) where the browser can write it, otherwise MP4.',
      ['R44'],
      'format of the video file',
    ),
    plainRule(
      'recording/bitrate',
      'bitrate',
      'A recording weighs half a megabit a second on a phone, one on a computer, and a quarter on a slow line.',
      [],
      'how much data does a recording use, mobile data, data plan',
    ),
    plainRule(
      'recording/room',
      'room',
      'A device without room for the whole interview is told so before the first question.',
      [],
      'no space left on the phone, storage is full, enough room or memory on the phone for the videos',
    ),
    {
      ...plainRule(
        'recording/stage-length',
        'length',
        `Recording takes at most the limits of its questions, their countdowns and ${sayLength(aroundAnAnswer)} each; 20-30 minutes are said where the questions are not known.`,
        ['R47', 'spec 2 §2.7'],
        'how long does the whole recorded interview take, time needed for the recording',
      ),
      ours: [`${sayLength(aroundAnAnswer)} each`],
    },
    {
      ...plainRule(
        'recording/reminder',
        'reminder',
        'Who records later gets a calendar reminder for tomorrow at about this hour, or in about an hour if the last day is near.',
        ['R32'],
        'calendar reminder for recording later',
      ),
      ours: ['about an hour'],
    },
    plainRule(
      'resilience/probing',
      'probes',
      `The line is measured in the tech check, at most every ${sayLength(imageTestEvery)}, once before recording now, and on request, at most every ${sayLength(meterEvery)}, never just because a page is open. Going on with a recording that was begun needs no measuring; a new one below a score of ${scoreToRecord} opens 'Low connection speed'.`,
      ['R22', 'R48', 'spec 1 §8'],
      'how often is the speed measured, when is the internet tested, connection score too low',
    ),
    plainRule(
      'tech-check/device-fault',
      'faults',
      "A camera or microphone that is not granted or does not work says why: refused, missing, used by another program, disconnected or unknown; only a refusal shows the 'Oops' guidance to grant it, with instructions for the browser and the system and a Copy URL button.",
      ['spec 2 §2.3', 'spec 2 §5'],
      'why does the camera not work, microphone not allowed',
    ),
    plainRule(
      'device/device-type',
      'device',
      'The tech check tells a phone, a tablet and a computer apart; an iPad that calls itself a Mac is a tablet.',
      ['spec 2 §3'],
      'tablet or phone in the tech check, ipad',
    ),
    plainRule(
      'device/system',
      'system',
      'The instructions to allow a camera are those of the own browser and system.',
      ['spec 2 §2.3'],
      'how do I allow the camera, instructions for the microphone',
    ),
    plainRule(
      'tech-check/interview-countdown',
      'countdown',
      'The countdown to an interview runs in hours, minutes and seconds, shows 0:00:00 exactly when it begins, and stays there.',
      ['spec 2 §2.9'],
      'countdown to the interview',
    ),
    {
      id: 'slow-upload',
      says: "When an upload of an answer fails or times out, a dialog says that the connection is slow: 'Re-submit' sends the kept video again, 'Re-record' records it anew.",
      asked: 'slow connection dialog, re-submit or re-record, upload of the answer failed, upload timeout',
      cites: ['spec 2 §2.3', 'spec 2 §4.1'],
      code: 'domain/recording/question.ts',
    },
    {
      id: 'tour',
      says: 'A tour in 5 steps shows with pictures and a sample question how recording goes; by the link of a mail it begins at step 5, with the choice to record.',
      asked:
        'tour of the recording, tour video recording, how does recording work, see how it works before recording, tour steps',
      cites: ['spec 2 §2.8'],
      code: 'ui/recording/tour-page.tsx',
    },
    {
      id: 'leaving',
      says: "Who leaves a recording that is not submitted is warned first: 'Your answers are recorded but not submitted.' The answers stay.",
      asked:
        'leave the recording, close the recording page, back button during the recording, about to leave this page, recorded but not submitted',
      cites: ['spec 2 §2.3'],
      code: 'application/recording/recording.words.ts',
    },
    {
      id: 'somebody-else',
      says: "A link of a mail into a recording is its candidate's: anybody else reads 'This link was sent to somebody else', with a way to sign in anew.",
      asked:
        'this link was sent to somebody else, link of another candidate, opened the recording link of another person, forwarded recording link',
      cites: ['R31'],
      code: 'application/recording/choose-recording.service.ts',
    },
  ],
};
