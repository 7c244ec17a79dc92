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
      asked:
        'consent to be recorded, must the candidate agree, agreement before the first answer, do candidates have to agree before being filmed, permission to record, say yes to the recording',
      cites: ['R62'],
      code: 'application/recording/recording-choice.live.ts',
    },
    {
      id: 'limits',
      says: `A recorded answer has at most ${saySize(largestAnswer)} and lasts at most ${sayLength(longestAnswer)}; ${sayLength(addedByStopping)} more are let pass, because a recorder stops a moment late. An import with a longer time_limit is refused.`,
      asked:
        'how long may a recording be, longest video, largest video, video file size limit, recording too large, how big may a video answer be, how many minutes may an answer last, answer too long, upload of a huge video',
      cites: ['R34'],
      ours: [`${sayLength(addedByStopping)} more`],
      code: 'domain/recording/answer-file.ts',
    },
    {
      id: 'time-limit',
      says: `A question that sets no limit of its own is answered in ${sayLength(defaultTimeLimit)}; a warning begins ${sayLength(warnBefore)} before the end.`,
      asked:
        'time limit of a question, default time per question, warning before the time is up, seconds to answer a question, is there a time limit, how long can somebody talk or speak, time for each question, who sets the time for an answer, answer is cut off',
      cites: ['spec 2 §9'],
      code: 'domain/recording/time-limit.ts',
    },
    {
      id: 'countdown',
      says: `A countdown of ${sayLength(recordingCountdown)} runs before a recording begins.`,
      asked: 'countdown before recording, 3 2 1 before recording',
      cites: ['spec 2 §9'],
      code: 'domain/recording/time-limit.ts',
    },
    {
      id: 'rerecord',
      says: `An answer may be recorded again as often as the position's rerecord_limit says; in practice, and where the position says nothing, ${counted(practiceReRecordLimit, 'time')}.`,
      asked:
        'how often may an answer be re-recorded, retake limit, second try at a recording, how many times can an answer be redone, do it over, another attempt at the video, number of takes, record the answer again',
      cites: ['spec 2 §9', 'R34'],
      code: 'domain/recording/re-record.ts',
    },
    {
      id: 'connection',
      says: `Recording now needs a connection score of ${scoreToRecord} (Mbps of download); below it a recording is not begun, and one that runs is never stopped by the line.`,
      asked:
        'slow internet, how fast must the connection be to record, minimum speed for recording, wifi dialog, internet too slow to record, mbps needed for recording, does a recording stop when the internet gets worse',
      cites: ['R22'],
      code: 'domain/device/connection-score.ts',
    },
    {
      id: 'lost-line',
      says: 'An answer is kept on the device until the service has it: after a crash, a reload or a lost connection it can be submitted without recording again.',
      asked:
        'connection lost while recording, browser crashes during a recording, is the recording lost, battery empty, browser crashed, computer died, page closed in the middle of the recording, is the recorded answer gone, power cut, halfway through the answers',
      cites: ['R24'],
      code: 'domain/recording/kept-chunks.ts',
    },
    {
      id: 'later',
      says: `Who chooses to record later is mailed the way back at once and once more after ${sayLength(secondMailAfter)}; none is sent once it is submitted or the application has ended.`,
      asked:
        'record later, self-record later mail, second mail, how many mails after choosing record later, recording later, mail with the link to record, postponed recording',
      cites: ['R32'],
      code: 'domain/recording/later-mails.ts',
    },
    {
      id: 'last-day',
      says: `Recording ends with the position's last day. An answer whose upload began by then may arrive until ${sayLength(arrivesWithin)} after its end.`,
      asked:
        'record until, deadline of a recording, last day to record, slow upload at the deadline, answer arrived late, until when can it be recorded or handed in, deadline, how much time is left to record, recording period is over',
      cites: ['R32'],
      ours: [`${sayLength(arrivesWithin)} after its end`],
      code: 'domain/recording/options.ts',
    },
    {
      id: 'resume-after',
      says: 'A resume that is missing holds no recording back: it is asked for after Submit, and a submission without a required one is partial.',
      asked:
        'record without a resume, resume after the recording, is a resume needed to record, handed in the recording without a resume, recorded first and resume afterwards',
      cites: ['R60', 'R23', 'spec 2 §4.2'],
      code: 'domain/applications/recording-due.ts',
    },
    {
      id: 'practice',
      says: 'A practice recording stays on the device and is deleted on leaving the practice: nothing is uploaded.',
      asked:
        'is practice uploaded or seen by the employer, can anybody see or watch the practice videos, is practicing saved, sent or counted, trial recording, does the employer see the rehearsal, does a tryout count',
      cites: ['R33'],
      code: 'domain/recording/session.ts',
    },
    {
      id: 'who-sees',
      says: 'A recording is seen by its candidate until the application has ended, and by the operator.',
      asked:
        'who can see or watch a recording, privacy of a video, who watches the recordings, is my video private, can other people see the answers, access to the video, does the manager or the employer see the recording, who gets to watch it',
      cites: ['R35'],
      code: 'domain/recording/stored-answer.ts',
    },
    {
      id: 'replaced',
      says: 'One answer is kept for each question: the last one that the service acknowledged. The one before it goes then.',
      asked:
        'which take counts, which one is looked at after a second take, is the first recording kept after a re-record, see the first take after a re-record, old version of an answer, previous recording',
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
      asked:
        'least internet speed for the tech check, connection threshold, how fast, how fast must the internet be for the tech check, mbps, slow wifi in the tech check, speed test',
      cites: ['R22', 'R46'],
      code: 'domain/tech-check/readiness.ts',
    },
    {
      id: 'pass',
      says: "The check tests camera, microphone, connection speed, browser and device type. It passes when camera and microphone are both granted and the speed is at least the threshold; one fault fails it: 'Sorry, please check your Camera, Microphone and/or internet connection speed'.",
      asked:
        'when is the tech check passed, do I need a camera and a microphone, is the check passed without a microphone, mic blocked, why did the tech check fail',
      cites: ['spec 2 §4.4', 'spec 2 §2.9', 'spec 2 §8'],
      ours: ['one fault fails it'],
      code: 'domain/tech-check/readiness.ts',
    },
    {
      id: 'silence',
      says: `A microphone whose level is exactly 0 for ${sayLength(microphoneSilentAfter)} delivers nothing, and the page says so; a quiet room has some noise.`,
      asked:
        'microphone silent, muted headset, nobody hears me, no sound, mic is mute, microphone delivers no sound, does it notice a silent microphone',
      cites: [],
      code: 'domain/tech-check/silence.ts',
    },
    {
      id: 'browser',
      says: 'Whether a browser can record depends on what it can do (camera, recorder, a kind of file it can write), not on its name: Firefox may.',
      asked:
        'which browsers are supported, firefox, safari, unsupported browser, does it work in chrome, firefox, safari or edge, which browser do I need for recording',
      cites: ['R44'],
      code: 'domain/device/browser.ts',
    },
    {
      id: 'before-joining',
      called: 'tech check before joining',
      says: 'Join leads to the tech check first, unless it was passed or done already.',
      asked:
        'tech check before joining, is the tech check mandatory, skip the tech check, does everybody need the tech check, must I do the tech check before the interview',
      cites: ['R10a', 'R45'],
      code: 'domain/tech-check/destination.ts',
    },
    {
      id: 'before-recording',
      called: 'tech check before recording',
      says: 'A list without a recording asks for the tech check first, unless its flag is 1; on a device that passed one before, it sets the flag to 1 by itself.',
      asked:
        'tech check before recording, open selfRecordList without a tech check, which device passed, why does the tech check come before the recording',
      cites: ['R43', 'spec 2 §4.4'],
      code: 'domain/tech-check/destination.ts',
    },
    {
      id: 'device-fault',
      says: 'A camera or microphone that the browser refuses needs permission: it was denied, or the question was closed if the browser would ask again. Any other fault (none found, in use by another program, no access for pages) has a remedy of its own.',
      asked:
        'camera does not work, camera denied, camera busy, no camera found, microphone blocked, getUserMedia errors, camera or mic is blocked or not found, webcam used by another program, does the check pass without a microphone',
      cites: ['spec 2 §2.3', 'spec 2 §2.9'],
      code: 'domain/tech-check/device-fault.ts',
    },
    {
      id: 'flags',
      says: 'Done sets the flag of its form to 1. Skip sets the flag of the optional check to 2 if it is still 0; opening the check before a recording or practice does the same to the mandatory flag. A 1 stays a 1.',
      asked:
        'tech_check_mandatory, tech_check_optional, flags 0, 1 and 2, what does Skip do, can the tech check be skipped or left out, what if it is skipped',
      cites: ['spec 2 §4.4', 'R45'],
      code: 'domain/positions/flags.ts',
    },
    {
      id: 'success',
      says: `The success dialog opens ${sayLength(successDialogDelay)} after the check passed, or at once if the address ends in a reason such as skipDelay.`,
      asked: 'skipDelay, when does the success dialog open, tech check passed, what comes after it',
      cites: ['spec 2 §4.4', 'spec 2 §9'],
      code: 'domain/tech-check/destination.ts',
    },
    {
      id: 'recheck',
      says: 'The Re-check prompt appears when a permission that was known has changed.',
      asked: 're-check, permission revoked during the check, check again, permission changed',
      cites: ['spec 2 §2.9'],
      code: 'domain/tech-check/readiness.ts',
    },
    {
      id: 'mailed',
      says: 'The optional tech check is linked from mails that confirm a booked or moved video interview, or one to be recorded later; it can be skipped.',
      asked:
        'tech check link in confirmation mails, tech check in the mail, test the device days before, try the camera before the day',
      cites: ['R45'],
      code: 'application/applications/job-letter.service.ts',
    },
    {
      id: 'standalone',
      says: "The tech check on its own page needs no session; its threshold is the default, and Done leads to the app's home.",
      asked:
        'tech check without signing in, test page for the camera, standalone tech check, try the tech check without an interview',
      cites: ['R46', 'spec 2 §2.9'],
      code: 'domain/tech-check/destination.ts',
    },
  ],
};
