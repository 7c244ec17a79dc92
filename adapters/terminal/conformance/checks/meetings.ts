import {
  agreeToMeeting,
  getConferenceToken,
  getEtaStatus,
  getMeeting,
  openMeetingRoom,
  runningLate,
  updateInterviewStatus,
} from '../../../contract/live-interview/meeting.calls';
import { answered, refuses, succeeds } from '../expectations';
import { failed, namesIn } from '../reply';
import { allOf, passed } from '../verdict';
import { asCandidate, send, withJob, type Chapter } from '../world';

/** Live interviews, before a time is booked: what waits for one, and what is not open without it. */
export const meetings: Chapter = [
  {
    call: getMeeting.name,
    title: 'says how a live interview is held, and never where its room is',
    source: 'R26, R49, R50',
    run: withJob('video', async (job, candidate, world) => {
      const reply = await send(world, getMeeting, { ...job }, candidate);
      const rooms = namesIn(reply.body).filter((name) =>
        ['meeting_link', 'meeting_token', 'room_ticket'].includes(name),
      );
      return allOf([
        succeeds(getMeeting, reply),
        rooms.length === 0 ? passed : failed(reply, 'no room', `${rooms.join(' and ')} in the answer`),
      ]);
    }),
  },
  {
    call: openMeetingRoom.name,
    title: 'opens no room without an appointment',
    source: 'R12, R50',
    run: withJob('video', async (job, candidate, world) =>
      refuses(
        openMeetingRoom,
        await send(world, openMeetingRoom, { ...job }, candidate),
        'NoMeetingLink',
        'NotScheduled',
      ),
    ),
  },
  {
    call: updateInterviewStatus.name,
    title: 'takes no Joined without an appointment: attendance is of an interview',
    source: 'spec 2 §7, R37',
    run: withJob('video', async (job, candidate, world) =>
      refuses(
        updateInterviewStatus,
        await send(world, updateInterviewStatus, { ...job, status: 'Joined' }, candidate),
        'NoMeetingLink',
        'NotScheduled',
      ),
    ),
  },
  {
    call: getEtaStatus.name,
    title: 'answers whether the interviewer comes, or that nobody has said so',
    source: 'spec 2 §4.6, §7',
    run: withJob('video', async (job, candidate, world) =>
      succeeds(getEtaStatus, await send(world, getEtaStatus, { ...job }, candidate)),
    ),
  },
  {
    call: runningLate.name,
    title: 'takes no delay without an appointment',
    source: 'spec 2 §4.6',
    run: withJob('video', async (job, candidate, world) =>
      refuses(runningLate, await send(world, runningLate, { ...job, minutes: 5 }, candidate), 'NotScheduled'),
    ),
  },
  {
    call: agreeToMeeting.name,
    title: 'keeps the first consent: a second one answers with the same instant',
    source: 'R62',
    run: withJob('video', async (job, candidate, world) => {
      const first = await send(world, agreeToMeeting, { ...job }, candidate);
      const again = await send(world, agreeToMeeting, { ...job }, candidate);
      const [agreed, kept] = [first, again].map((reply) => answered(agreeToMeeting, reply)?.agreedAt);
      return allOf([
        succeeds(agreeToMeeting, first),
        succeeds(agreeToMeeting, again),
        agreed === kept ? passed : failed(again, `agreed_at of the first answer, ${String(agreed)}`, String(kept)),
      ]);
    }),
  },
  {
    call: getConferenceToken.name,
    title: 'gives no call token for an app that no interview of the candidate has',
    source: 'spec 2 §7, R49',
    run: asCandidate(async (candidate, world) =>
      refuses(
        getConferenceToken,
        await send(world, getConferenceToken, { app_sid: 'AP-of-nobody' }, candidate),
        'NoSuchCall',
      ),
    ),
  },
];
