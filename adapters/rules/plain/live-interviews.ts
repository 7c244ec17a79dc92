import { signOfLifeEvery, silentAfter } from '../../../domain/live-interview/attendance';
import { etaPollEvery } from '../../../domain/live-interview/eta';
import { interviewerPassLasts } from '../../../domain/live-interview/interviewer-pass';
import {
  afterReconnection,
  askedQuestionsAfter,
  cancelledPageAfter,
  lateJoinGrace,
} from '../../../domain/live-interview/meeting';
import type { Milliseconds } from '../../../domain/time/duration';
import { clocksDiffer } from '../../../domain/live-interview/room-watch';
import { plainRule, type PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

/** The instant at which a no-show is known, as a length after the schedule. */
const knownAfter = (...parts: readonly Milliseconds[]): string => parts.map(sayLength).join(' and ');

export const liveRules: PlainChapter = {
  name: 'live-interviews',
  part: 'Interviews',
  title: 'What happens in a live interview: its room, its people, its end?',
  rows: [
    {
      id: 'provider',
      called: 'Meeting provider',
      says: "A live interview is held between the two browsers, without an account, unless the position's video_pref or the deployment says dailyco and Daily is set up.",
      asked:
        'Daily or peer room, which video provider, meeting provider, video_pref without Daily, where is a video call held, which video software, zoom or daily, do I need an account for the call, which meeting tool',
      cites: ['R26'],
      code: 'domain/live-interview/provider.ts',
    },
    {
      id: 'room',
      called: 'When the room opens',
      says: "The room's own address is told inside the join window only; who opens /join too early, without a required resume, or before they agreed to the consent, is led to the lobby.",
      asked:
        'meeting_link or zoom_link, room address before the time, join page opened too early, resume needed to join, consent before a live interview, when is the meeting link shown, entering the room too early, sent to the lobby',
      cites: ['R50', 'R62', 'spec 2 §4.6'],
      code: 'domain/applications/room-opening.ts',
    },
    {
      id: 'interviewer-link',
      called: "Interviewer's link",
      says: `An interviewer comes in by a link that works once and then stands for a session of that browser; both end ${sayLength(interviewerPassLasts)} after the interview was to begin.`,
      asked:
        'interviewer link expires, interviewer link used twice, how does the interviewer join, third person in the room, can the link of the interviewer be forwarded or shared with a colleague, how do I as the manager get into the meeting, interviewer joins first',
      cites: [],
      code: 'domain/live-interview/interviewer-pass.ts',
    },
    {
      id: 'consent',
      says: 'A live interview is not recorded. Before it the candidate is told who will see or hear it, and agrees once for each application.',
      asked:
        'is the live video call recorded, recording of a meeting, saved or filmed call, who listens to the interview, agree before the call',
      cites: ['R62'],
      code: 'application/live-interview/lobby.live.ts',
    },
    {
      id: 'attendance',
      called: 'Joined and Left',
      says: `Joined and Left are attendance, kept with their instants beside the application; they change no status. A page gives a sign of life every ${sayLength(signOfLifeEvery)}; who is silent for ${sayLength(silentAfter)} has left, and who comes back has joined again.`,
      asked:
        'joined status, left status, attendance of an interview, browser closed during a live interview, sign of life, does it record who was there, left the meeting, closed the browser, is leaving a problem',
      cites: ['R37', 'R61'],
      ours: [`every ${sayLength(signOfLifeEvery)}`],
      code: 'domain/live-interview/attendance.ts',
    },
    {
      id: 'eta',
      called: "Interviewer's ETA",
      says: `While a candidate waits alone, the page asks every ${sayLength(etaPollEvery)} whether the interviewer comes: 'yes' clears the message, 'delayed' shows 'Yes he will join 2 to 3 min' or 'Interviewer will join in N minutes', 'no' shows 'Interviewer unable to join the interview' and leads to another time after ${sayLength(cancelledPageAfter)}.`,
      asked:
        'interviewer is delayed, interviewer cannot come, ETA of the interviewer, poll for the interviewer, interviewer says he is running late, candidate sees that the interviewer is delayed, few minutes late',
      cites: ['spec 2 §4.6', 'spec 2 §9'],
      code: 'domain/live-interview/eta.ts',
    },
    {
      id: 'no-show',
      called: 'Interviewer no-show',
      says: `The service itself writes 12 'Interviewer no show' ${knownAfter(lateJoinGrace, cancelledPageAfter)} after the schedule, where it, or Daily with a key, watched the room all the while, the candidate was there and nobody else came. It believes no browser that says so, and an interview that was held late may still become 13.`,
      asked:
        'who decides that the interviewer did not come, automatic interviewer no-show, status 12 written by the server, is an interviewer marked as no show automatically, who sets the interviewer no show',
      cites: ['R36'],
      code: 'domain/live-interview/interviewer-no-show.ts',
    },
    {
      id: 'back',
      called: 'Coming back into the room',
      says: `A lost line or a reload ends nothing: the wait counts by attendance, a candidate whose line was gone at its end gets ${sayLength(afterReconnection)} more, and the questions that were asked are sent again ${sayLength(askedQuestionsAfter)} after the interviewer comes.`,
      asked:
        'reload during a live interview, connection lost in a video call, reconnect to the interview, asked questions after a reload, dropped out of the call, can they come back or rejoin, lost connection in the meeting, closed the window by mistake, reload the page in the interview, started late',
      cites: ['R51', 'spec 2 §4.6'],
      ours: [`a candidate whose line was gone at its end gets ${sayLength(afterReconnection)} more`],
      code: 'domain/live-interview/meeting.ts',
    },
    plainRule(
      'applications/resume-at-join',
      'resume',
      'A resume that is required must be stored before joining; an optional one may be added, and where none is asked for nobody asks.',
      ['R50', 'spec 2 §4.6'],
      'join without a resume, resume needed before the video call',
    ),
    plainRule(
      'live-interview/call-state',
      'call',
      'A phone interview is dialed, answered or rejected; End hangs up, Mute works during the call, and afterward only calling again has an effect.',
      ['spec 2 §2.12', 'spec 2 §4.6'],
      'interview by phone, audio interview, mute, hang up',
    ),
    plainRule(
      'live-interview/line-quality',
      'line',
      'The line counts as bad when more than 10 % is lost or an answer takes more than a second, as low above 3 % or 400 ms.',
      [],
      'bad video quality, line is bad',
    ),
    plainRule(
      'applications/last-interview',
      'left',
      'The page after an interview is about the latest one that has begun or could be joined.',
    ),
    plainRule(
      'live-interview/room-message',
      'said',
      'Only the interviewer asks questions and ends the interview; only the candidate answers and says that they are late. Answering again replaces the earlier answer.',
      ['R51', 'spec 2 §4.6'],
      'who can end the interview, who asks the questions, tell the other one that I am late',
    ),
    plainRule(
      'live-interview/room-history',
      'memory',
      "In a room of Daily's the no-show is judged by what Daily remembers, also where the service was down: each end of a stay counts as a lost connection, and an interviewer who came later while the candidate was still there held the interview late.",
      ['R36'],
    ),
    {
      ...plainRule(
        'live-interview/room-watch',
        'watch',
        `A candidate whose connection is lost counts as there for ${sayLength(silentAfter)}; one who leaves in the last ${sayLength(clocksDiffer)} before the no-show too, because their page then leaves on its own.`,
        ['R36', 'R37'],
      ),
      ours: [`the last ${sayLength(clocksDiffer)}`],
    },
    {
      id: 'by-phone',
      says: "Nobody chooses between phone and video when booking: an interview is by phone where its preference is audio and the call's code is there, otherwise by video.",
      asked: 'interview preference, phone instead of video, choose audio or video, is it a phone or a video interview',
      cites: ['R49'],
      code: 'application/live-interview/medium.service.ts',
    },
    {
      id: 'guided',
      says: "The list of guided interview questions is the interviewer's: a candidate gets none of it before it is asked.",
      asked: 'questions of the interviewer, see the questions of the interview beforehand, guided interview questions',
      cites: ['R56'],
      code: 'domain/screening/guided-question.ts',
    },
    {
      id: 'afterward',
      says: 'After an interview the thank-you page says that a follow-up comes by e-mail once the interviewer has made a decision.',
      asked: 'thank-you page, what comes after the interview, follow-up after the interview, when is there a decision',
      cites: ['spec 1 §2'],
      code: 'domain/applications/last-interview.ts',
    },
    {
      id: 'end',
      says: 'When the interviewer ends the meeting, the candidate leaves it as well and comes to the thank-you page. That alone changes no status.',
      asked:
        'end the meeting, interviewer ends the interview, what happens at the end of the meeting, hang up as the interviewer',
      cites: ['spec 2 §4.6', 'R37'],
      code: 'domain/live-interview/meeting.ts',
    },
  ],
};
