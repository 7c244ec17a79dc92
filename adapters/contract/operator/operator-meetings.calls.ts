import * as E from 'fp-ts/Either';
import type { AttendanceSeen, OperatorOperations } from '../../../application/operator/operator.port';
import {
  sayApplicationNotFound,
  sayEtaRefused,
  sayInterviewLinkRefused,
} from '../../../application/operator/operator-refusals.words';
import { isBlank } from '../../../domain/text/typed-text';
import type { OperatorCallOf } from '../call';
import { flag, fromParser, listOf, mapped, maybe, number, struct, text, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { eta, etaStatus } from '../live-interview/eta.wire';
import { email, instant, positionId } from '../wire/fields';
import { applicationNotFound, etaRefused, interviewLinkRefused } from './operator.wire';

/* Live interviews, for the other side (R37, spec 2 §4.6). All calls are POSTs, because an e-mail address must not appear in a URL. */

const namedParts = { email: field('email', email), positionId: field('position_id', positionId) } as const;

/** The name that the candidate sees. */
const interviewerName = fromParser<string, string>({
  name: 'a name of 1 to 80 characters',
  wire: text,
  parse: (typed) =>
    /^\P{C}{1,80}$/u.test(typed.trim()) && !isBlank(typed) ? E.right(typed.trim()) : E.left('NotAName'),
  print: (name) => name,
  /* 1 to 80 characters, not counting spaces at either end, and no control characters. */
  jsonSchema: {
    type: 'string',
    pattern: '^\\s*[^\\s\\p{C}](?:\\P{C}{0,78}[^\\s\\p{C}])?\\s*$',
    examples: ['Dana Reyes'],
  },
});

const visit = objectWith({
  joinedAt: field('joined_at', instant),
  seenAt: field('seen_at', instant),
  leftAt: field('left_at', maybe(instant)),
  roomId: field('room_id', maybe(text)),
});

const attendance: Codec<AttendanceSeen> = mapped(
  struct({
    schedule_time: maybe(instant),
    agreed_at: maybe(instant),
    eta: etaStatus,
    late_minutes: maybe(number),
    visits: listOf(visit),
  }),
  (wire) => ({
    scheduledAt: wire.schedule_time,
    agreedAt: wire.agreed_at,
    eta: wire.eta.eta,
    lateBy: wire.late_minutes,
    visits: wire.visits,
  }),
  (seen) => ({
    schedule_time: seen.scheduledAt,
    agreed_at: seen.agreedAt,
    eta: { eta: seen.eta },
    late_minutes: seen.lateBy,
    visits: seen.visits,
  }),
);

/** POST operator/attendance: an unknown candidate or application is a 404. */
export const seeAttendance: OperatorCallOf<OperatorOperations['seeAttendance']> = {
  name: 'operator_attendance',
  summary: 'Who was in a live interview and when, and whether its interviewer comes.',
  source: 'ours: R37, R62',
  method: 'POST',
  path: 'operator/attendance',
  access: 'operator',
  right: 'read',
  request: objectWith(namedParts),
  response: attendance,
  refusal: applicationNotFound,
  refusalStatus: () => 404,
  sayRefusal: sayApplicationNotFound,
};

/** POST operator/interview: `name` is shown to the candidate. Returns 406 if no live interview is booked or its provider can't be reached. */
export const makeInterviewLink: OperatorCallOf<OperatorOperations['makeInterviewLink']> = {
  name: 'operator_interview',
  summary: 'A link that lets one interviewer into the room of an interview.',
  source: 'ours: R26, spec 2 §4.6',
  method: 'POST',
  path: 'operator/interview',
  access: 'operator',
  right: 'act',
  request: objectWith({ ...namedParts, name: field('name', interviewerName) }),
  response: objectWith({
    url: field('url', text),
    until: field('until', instant),
    worksOnce: field('works_once', flag),
  }),
  refusal: interviewLinkRefused,
  refusalStatus: ({ _tag }) => (_tag === 'NoLiveInterview' || _tag === 'RoomNotReady' ? 406 : 404),
  sayRefusal: sayInterviewLinkRefused,
};

const etaToTell = objectWith({ ...namedParts, eta: field('eta', eta) });

/** POST operator/eta: echoes the ETA that was sent. Returns 406 if there is no live interview. */
export const tellEta: OperatorCallOf<OperatorOperations['tellEta']> = {
  name: 'operator_eta',
  summary: 'Tells the waiting candidate whether the interviewer comes: yes, delayed by some minutes, or no.',
  source: 'ours: spec 2 §4.6',
  method: 'POST',
  path: 'operator/eta',
  access: 'operator',
  right: 'act',
  request: etaToTell,
  response: etaToTell,
  refusal: etaRefused,
  refusalStatus: ({ _tag }) => (_tag === 'NoLiveInterview' ? 406 : 404),
  sayRefusal: sayEtaRefused,
};
