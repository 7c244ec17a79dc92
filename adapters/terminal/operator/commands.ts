import type { ListedApplication, SeenApplication } from '../../../application/applications/applications.api';
import type { RecordedVideo, RecordedVideos } from '../../../application/recording/recording.api';
import type {
  AttendanceSeen,
  GivenUpMailChoice,
  MailsSeen,
  SeenGivenUpMail,
} from '../../../application/operator/operator.port';
import { seconds } from '../../../domain/time/duration';
import type { TechCheckFlags } from '../../../domain/positions/flags';
import { printIsoInstant } from '../../../domain/time/instant';
import type { StoredVisit } from '../../../application/live-interview/meetings.store';
import type { Eta } from '../../../domain/live-interview/eta';
import { codeOf, meaningOf } from '../../../domain/applications/status-catalogue';
import { actOnApplication, seeApplication } from '../../contract/operator/operator.calls';
import { seeAnswers, signAnswer } from '../../contract/operator/operator-answers.calls';
import { makeInterviewLink, seeAttendance, tellEta } from '../../contract/operator/operator-meetings.calls';
import { longestPage } from '../../../application/operator/pages.port';
import { chooseForMail, seeMails } from '../../contract/operator/operator-mails.calls';
import { chatCommands } from './chat-commands';
import { asNumber, command, nextPage, type OperatorCommand } from './command';
import { positionCommands } from './position-commands';
import { eventCommands } from './event-commands';
import { funnelCommands } from './funnel-commands';
import { readingCommands } from './reading-commands';
import { tokenCommands } from './token-commands';
import { webhookCommands } from './webhook-commands';

const sayApplication = ({ application, positionName }: ListedApplication): string => {
  const { positionId, status, slot, blocked } = application;
  return [
    `${positionName} (position ${positionId}): ${codeOf(status)} '${meaningOf(status)}'`,
    ...(slot === undefined ? [] : [`${slot.date} ${slot.from} to ${slot.to}`]),
    ...(blocked ? ['blocked'] : []),
  ].join(', ');
};

/** Empty until a tech check has been opened. */
const sayTechCheck = ({ mandatory, optional }: TechCheckFlags): readonly string[] =>
  mandatory === 'not-done' && optional === 'not-done'
    ? []
    : [`tech check ${mandatory.replace('-', ' ')} (mandatory), ${optional.replace('-', ' ')} (optional)`];

const saySeen = (seen: SeenApplication): string => {
  const { recorderVisitor, socialOrigin } = seen;
  return [
    sayApplication(seen),
    ...sayTechCheck(seen.application.techCheck),
    ...(recorderVisitor === undefined ? [] : [`recorded as ${recorderVisitor}`]),
    ...(socialOrigin === undefined ? [] : [`signed up as ${socialOrigin.source}`]),
    ...(socialOrigin?.pictureUrl === undefined ? [] : [`picture ${socialOrigin.pictureUrl}`]),
  ].join(', ');
};

const sayVideo = ({ questionId, take, reRecords }: RecordedVideo): string => {
  if (take === undefined) return `Question ${questionId}: skipped.`;
  const lasts = take.length === undefined ? '' : `, ${(take.length / seconds(1)).toFixed(1)} s`;
  return `Question ${questionId}: ${take.bytes} bytes${lasts}, recorded again ${reRecords} times, received ${printIsoInstant(take.receivedAt)}, SHA-256 ${take.sha256}`;
};

const sayVideos = ({ videos, allRecorded, agreedAt }: RecordedVideos): string =>
  [
    ...videos.map(sayVideo),
    allRecorded ? 'Every question is answered.' : 'Not every question is answered.',
    agreedAt === undefined ? 'No consent is recorded.' : `Agreed to be recorded ${printIsoInstant(agreedAt)}.`,
  ].join('\n');

const sayEta = (eta: Eta | undefined): string => {
  switch (eta?._tag) {
    case undefined:
      return 'The interviewer has not said whether they come.';
    case 'Coming':
      return 'The interviewer comes.';
    case 'NotComing':
      return 'The interviewer cannot come.';
    case 'Delayed':
      return eta.minutes === undefined
        ? 'The interviewer is late.'
        : `The interviewer is late by ${eta.minutes} minutes.`;
  }
};

const sayVisit = ({ joinedAt, leftAt, roomId }: StoredVisit): string =>
  [
    `Joined ${printIsoInstant(joinedAt)}`,
    leftAt === undefined ? 'still there' : `left ${printIsoInstant(leftAt)}`,
    ...(roomId === undefined ? [] : [`room ${roomId}`]),
  ].join(', ');

const sayAttendance = ({ scheduledAt, agreedAt, eta, lateBy, visits }: AttendanceSeen): string =>
  [
    scheduledAt === undefined ? 'No interview is booked.' : `Booked for ${printIsoInstant(scheduledAt)}.`,
    agreedAt === undefined ? 'No consent is recorded.' : `Agreed to it ${printIsoInstant(agreedAt)}.`,
    sayEta(eta),
    ...(lateBy === undefined ? [] : [`The candidate is running late by ${lateBy} minutes.`]),
    ...(visits.length === 0 ? ['The candidate has not joined.'] : visits.map(sayVisit)),
  ].join('\n');

const sayGivenUp = ({ id, to, subject, why, at }: SeenGivenUpMail): string =>
  `  ${id}  ${printIsoInstant(at)}  ${to}  '${subject}': ${why}`;

const sayMails = ({ paused, waiting: { code, confirmation, reminder }, givenUp }: MailsSeen): string =>
  [
    ...(paused === undefined ? [] : [`No mail leaves at the moment: ${paused}. It is tried again by itself.`]),
    `Waiting: ${code} with a code, ${confirmation} that confirm something, ${reminder} that remind of something.`,
    ...(givenUp.length === 0
      ? ['None was given up.']
      : ['Given up, the newest first (operator retry-mail, operator drop-mail):', ...givenUp.map(sayGivenUp)]),
  ].join('\n');

const choosing = (name: string, what: GivenUpMailChoice['what']): OperatorCommand =>
  command({
    name,
    usage: '--id ID',
    options: { id: 'mail_id' },
    call: chooseForMail,
    wire: ({ id }) => ({ mail_id: asNumber(id), what }),
    ask: (side) => side.chooseForMail,
    say: ({ id }) => (what === 'retry' ? `Mail ${id} is tried again.` : `Mail ${id} is dropped.`),
  });

/** Every command of the operator, in the order in which they are listed. */
export const operatorCommands: readonly OperatorCommand[] = [
  command({
    name: 'act',
    usage: '--email ADDRESS --position ID --act ACT',
    options: { email: 'email', position: 'position_id', act: 'act' },
    call: actOnApplication,
    wire: ({ email, position, act }) => ({ email, position_id: asNumber(position), act }),
    ask: (side) => side.act,
    say: sayApplication,
  }),
  command({
    name: 'application',
    usage: '--email ADDRESS --position ID',
    options: { email: 'email', position: 'position_id' },
    call: seeApplication,
    wire: ({ email, position }) => ({ email, position_id: asNumber(position) }),
    ask: (side) => side.seeApplication,
    say: saySeen,
  }),
  command({
    name: 'answers',
    usage: '--email ADDRESS --position ID',
    options: { email: 'email', position: 'position_id' },
    call: seeAnswers,
    wire: ({ email, position }) => ({ email, position_id: asNumber(position) }),
    ask: (side) => side.seeAnswers,
    say: sayVideos,
  }),
  command({
    name: 'answer',
    usage: '--email ADDRESS --position ID --question ID',
    options: { email: 'email', position: 'position_id', question: 'question_id' },
    call: signAnswer,
    wire: ({ email, position, question }) => ({
      email,
      position_id: asNumber(position),
      question_id: asNumber(question),
    }),
    ask: (side) => side.signAnswer,
    say: ({ url, until }) => `${url}\nPlay it in a browser, or download it: it works until ${printIsoInstant(until)}.`,
  }),
  command({
    name: 'attendance',
    usage: '--email ADDRESS --position ID',
    options: { email: 'email', position: 'position_id' },
    call: seeAttendance,
    wire: ({ email, position }) => ({ email, position_id: asNumber(position) }),
    ask: (side) => side.seeAttendance,
    say: sayAttendance,
  }),
  command({
    name: 'eta',
    usage: '--email ADDRESS --position ID --eta yes|delayed|no [--minutes N]',
    options: { email: 'email', position: 'position_id', eta: 'eta.eta_status', minutes: 'eta.delay_reason' },
    call: tellEta,
    wire: ({ email, position, eta, minutes }) => ({
      email,
      position_id: asNumber(position),
      eta: { eta_status: eta, delay_reason: minutes },
    }),
    ask: (side) => side.tellEta,
    say: ({ eta }) => sayEta(eta),
  }),
  command({
    name: 'interview',
    usage: '--email ADDRESS --position ID --name "INTERVIEWER"',
    options: { email: 'email', position: 'position_id', name: 'name' },
    call: makeInterviewLink,
    wire: ({ email, position, name }) => ({ email, position_id: asNumber(position), name }),
    ask: (side) => side.makeInterviewLink,
    say: ({ url, until, worksOnce }) =>
      `${url}\nGive it to the interviewer${worksOnce ? ': it works once, and' : ';'} the interview stays open to them until ${printIsoInstant(until)}.`,
  }),
  ...positionCommands,
  command({
    name: 'mails',
    usage: '',
    options: {},
    call: seeMails,
    wire: () => ({ limit: longestPage }),
    ask: (side) => side.seeMails,
    say: sayMails,
    pages: {
      following: nextPage,
      joined: (first, second) => ({ ...second, givenUp: [...first.givenUp, ...second.givenUp] }),
    },
  }),
  choosing('retry-mail', 'retry'),
  choosing('drop-mail', 'drop'),
  ...eventCommands,
  ...readingCommands,
  ...funnelCommands,
  ...tokenCommands,
  ...webhookCommands,
  ...chatCommands,
];
