import { codeOf, meaningOf } from '../../../domain/applications/status-catalogue';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import type {
  ApplicationFound,
  ApplicationsFound,
  AppointmentOfStage,
  ScreeningAnswer,
  WholeApplication,
} from '../../../application/operator/operator-reading.port';
import {
  applicationCursor,
  openResume,
  seeApplications,
  seeWholeApplication,
} from '../../contract/operator/operator-reading.calls';
import { asNumber, command, type OperatorCommand } from './command';
import { sayEvent } from './event-commands';

const sayFound = ({ candidate, application: { positionId, status } }: ApplicationFound): string =>
  [
    `${candidate.email} ${positionId}`,
    `${candidate.firstName} ${candidate.lastName}`,
    `${codeOf(status)} '${meaningOf(status)}'`,
  ].join('  ');

const sayApplications = ({ applications, next }: ApplicationsFound): string =>
  [
    ...applications.map(sayFound),
    next === undefined ? 'There are no more.' : `Go on with --cursor ${String(applicationCursor.type.encode(next))}`,
  ].join('\n');

const sayAppointment = ({ stage, slot: { date, from, to } }: AppointmentOfStage): string =>
  `Appointment (${stage}): ${date} ${from} to ${to}`;

const sayAnswer = ({ questionId, title, answer }: ScreeningAnswer): string =>
  `${title ?? `Question ${questionId}, which was removed`}: ${answer.length === 0 ? 'not answered' : answer.join(', ')}`;

const sayAgreed = (to: string, at: Instant | undefined): readonly string[] =>
  at === undefined ? [] : [`Agreed to ${to} ${printIsoInstant(at)}`];

const sayWhole = ({
  candidate,
  application: { application, positionName },
  appointments,
  answers,
  resume,
  videos,
  consents,
  history,
}: WholeApplication): string =>
  [
    [candidate.email, `${candidate.firstName} ${candidate.lastName}`, candidate.phone ?? 'no phone'].join('  '),
    `${positionName} (position ${application.positionId}): ${codeOf(application.status)} '${meaningOf(application.status)}'`,
    ...appointments.map(sayAppointment),
    ...answers.map(sayAnswer),
    resume === undefined
      ? 'No resume.'
      : `Resume '${resume.name}', ${resume.bytes} bytes, ${printIsoInstant(resume.receivedAt)}`,
    `Recorded answers: ${videos.filter(({ take }) => take !== undefined).length}`,
    ...sayAgreed('be recorded', consents.recording),
    ...sayAgreed('the live interview', consents.liveInterview),
    ...history.map(sayEvent),
  ].join('\n');

/** What an operator reads of applications. */
export const readingCommands: readonly OperatorCommand[] = [
  command({
    name: 'applications',
    usage: '[--position ID] [--community ID] [--status CODE] [--changed-after INSTANT] [--cursor CURSOR] [--limit N]',
    options: {
      position: 'position_id',
      community: 'community_id',
      status: 'status',
      'changed-after': 'changed_after',
      cursor: 'cursor',
      limit: 'limit',
    },
    call: seeApplications,
    wire: ({ position, community, status, 'changed-after': changedAfter, cursor, limit }) => ({
      position_id: asNumber(position),
      community_id: asNumber(community),
      status: asNumber(status),
      changed_after: changedAfter,
      cursor,
      limit: asNumber(limit),
    }),
    ask: (side) => side.seeApplications,
    say: sayApplications,
  }),
  command({
    name: 'application-whole',
    usage: '--email ADDRESS|--candidate ID --position ID',
    options: { email: 'email', candidate: 'candidate_id', position: 'position_id' },
    call: seeWholeApplication,
    wire: ({ email, candidate, position }) => ({
      email,
      candidate_id: asNumber(candidate),
      position_id: asNumber(position),
    }),
    ask: (side) => side.seeWholeApplication,
    say: sayWhole,
  }),
  command({
    name: 'resume',
    usage: '--email ADDRESS --position ID',
    options: { email: 'email', position: 'position_id' },
    call: openResume,
    wire: ({ email, position }) => ({ email, position_id: asNumber(position) }),
    ask: (side) => side.openResume,
    say: ({ url, until }) =>
      `${url}\nOpen it in a browser: it works until ${printIsoInstant(until)}. The candidate sees that the resume was opened.`,
  }),
];
