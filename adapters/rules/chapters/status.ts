import { cancelWords } from '../../../application/applications/canceling.words';
import { actionsShown, decidingRow } from '../../../domain/applications/card-actions';
import { operatorTurns } from '../../../domain/applications/operator-acts';
import {
  codeOf,
  isAnyOf,
  meaningOf,
  stageOf,
  statusOf,
  type ApplicationStatus,
  type StatusName,
} from '../../../domain/applications/status-catalogue';
import type { Stage } from '../../../domain/positions/kinds';
import {
  declineTurns,
  isFinished,
  whenCreated,
  whenHeld,
  whenOfferedAgain,
  whenPutOff,
  whenWithdrawn,
} from '../../../domain/applications/turns';
import { chapter } from '../chapter';
import { is } from '../table';
import { statusQuestion, statusRule } from '../questions/status';
import { applicationInStatus } from './examples';
import { statusField } from './form';
import { statusInput } from './inputs';
import { asWords, listed, listedCodes, sayActions, sayStatus, unlistedCode } from './words';

const stages: readonly (readonly [Stage, string])[] = [
  ['interview', 'interview'],
  ['onboarding', 'onboarding'],
  ['onsite', 'onsite meeting'],
];

type Way = readonly [to: StatusName, by: string];

/** What leads to a status (R27), from the domain's own tables. */
const ways: readonly Way[] = [
  [whenCreated, 'the candidate applies'],
  ...stages.flatMap(([stage, what]): readonly Way[] => [
    [whenHeld[stage], `a time for the ${what} is booked or moved`],
    [whenPutOff[stage], `the candidate puts the ${what} off with '${cancelWords.rescheduleLater}'`],
    [whenWithdrawn[stage], `the candidate withdraws from the ${what}`],
  ]),
  [whenOfferedAgain, `the candidate puts an offered onboarding off with '${cancelWords.rescheduleLater}'`],
  [declineTurns.offer.to, 'the candidate declines the offer'],
  [declineTurns.invitation.to, 'the candidate declines the invitation'],
  ...Object.entries(operatorTurns).map(([act, { to }]): Way => [to, `the employer says '${asWords(act)}'`]),
];

/** From this row on, R10 checks how far the application is, not its status. */
const firstRowByProgress = 10;

const sayCard = (status: ApplicationStatus): string => {
  if (isFinished(status)) return 'Here the application has ended: the candidate can do nothing more.';
  const application = applicationInStatus(status);
  return decidingRow(application).row >= firstRowByProgress
    ? 'What its card offers depends on how far the application is.'
    : `Its card offers ${sayActions(actionsShown(application))}.`;
};

const sayListed = (status: ApplicationStatus): string => {
  const by = ways.filter(([to]) => isAnyOf(status, [to])).map(([, how]) => how);
  const reached = by.length === 0 ? '' : ` It comes about when ${listed(by, 'or')}.`;
  return `${codeOf(status)} means '${meaningOf(status)}', in the stage '${stageOf(status)}'.${reached} ${sayCard(status)}`;
};

export const statusChapter = chapter({
  rule: statusRule,
  question: statusQuestion,
  part: 'The job card',
  title: 'What does a status code mean?',
  sentence:
    `Each of ${listedCodes.length} codes has one meaning and belongs to one stage of the application. ` +
    `Every other number is shown as '${meaningOf(statusOf(unlistedCode))}' and offers nothing.`,
  asked: 'meaning of a status, what is status, stage, finished, which number or code means a state, name of a status',
  sources: [
    {
      cites: 'R9',
      says: '42 belongs to the onsite stage; a code that is not in the catalogue is shown and never crashes.',
      instead: ['Spec 1 §4 lets the onsite stage end at 41, though it calls 42 Onsite not scheduled.'],
    },
    { cites: 'spec 1 §4', says: 'The meaning of every code, and which belong to onboarding and onsite.' },
    { cites: 'R27', says: 'Which act leads to which status.' },
  ],
  fields: [statusField],
  inputs: { status: statusInput },
  rows: [
    ...listedCodes.map((code) => ({
      id: String(code),
      fits: [{ status: is(code) }],
      when: `the code is ${code}`,
      called: meaningOf(statusOf(code)),
      example: { status: code },
    })),
    {
      id: 'unlisted',
      fits: [{}],
      when: 'the code is any other number',
      asked: 'unknown status, unlisted, in progress, card just says in progress, why in progress',
      example: { status: unlistedCode },
    },
  ],
  boundary: {
    what: 'the code',
    from: -1,
    to: 45,
    step: 1,
    shown: [3, 4, 11, 12, 17, 18, 19, 41, 42, 43],
    caseAt: (status) => ({ status }),
  },
  code: ['domain/applications/status-catalogue.ts', 'domain/applications/turns.ts'],
  tests: ['tests/domain/applications/status-catalogue.test.ts', 'tests/domain/every-status-code.test.ts'],
  decide: ({ status }) =>
    status._tag === 'Listed'
      ? { row: String(codeOf(status)), reason: sayListed(status) }
      : { row: 'unlisted', reason: `Nobody has given ${status.code} a meaning: it is shown as ${sayStatus(status)}.` },
});
