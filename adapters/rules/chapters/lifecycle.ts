import { isAnyOf } from '../../../domain/applications/status-catalogue';
import { sayActRefusal } from '../../../application/applications/act-refusals.words';
import { sayCancellationRefusal } from '../../../application/applications/canceling.words';
import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { Application } from '../../../domain/applications/application';
import { moveKindOf } from '../../../domain/applications/card-actions';
import type { LifeStep } from '../../../domain/applications/life-step';
import { candidateAct } from '../../../domain/applications/lifecycle';
import { sameSlot } from '../../../domain/positions/slot';
import { movesLeft } from '../../../domain/applications/rescheduling';
import { whenOfferedAgain } from '../../../domain/applications/turns';
import { printDay } from '../../../domain/time/display';
import { printTwelveHour } from '../../../domain/time/wall-time';
import { chapter } from '../chapter';
import { lifecycleDiagrams } from '../lifecycle-diagrams';
import { lifecycleQuestion, lifecycleRule, type AskedAct } from '../questions/lifecycle';
import { applicationForm, zoneField } from './form';
import { aboutSlot } from './distances';
import {
  held,
  offeredAgainRow,
  refusalRow,
  refusedRows,
  skippedTime,
  takenRow,
  takenRows,
  usualTime,
} from './lifecycle-cases';
import { acts, lifecycleInputs, wantedIn } from './lifecycle-inputs';
import { oneTime } from './lists';
import { afterMoves, movesAllowed } from './moves';
import { sayActions, sayStatus } from './words';

const rowTaken = (act: AskedAct, { held: takes, freed, application }: LifeStep): string => {
  const row = takenRow[act._tag];
  if (typeof row === 'string') return row;
  const stage = takes?.stage ?? freed ?? 'interview';
  const isOfferedAgain = stage === 'onboarding' && isAnyOf(application.status, [whenOfferedAgain]);
  return isOfferedAgain ? offeredAgainRow : row[stage];
};

/** What an act wrote: the status before and after, the time, and the remaining moves. */
const sayWritten = (before: Application, { application: after, held: takes, freed }: LifeStep): string => {
  const [was, is] = [sayStatus(before.status), sayStatus(after.status)];
  const kind = moveKindOf(before);
  const [had, has] = [movesLeft(before.allowances[kind]), movesLeft(after.allowances[kind])];
  return [
    was === is ? `The status stays ${is}.` : `The status goes from ${was} to ${is}.`,
    ...(takes === undefined ? [] : [`${printTwelveHour(takes.slot.from)} on ${printDay(takes.slot.date)} is held.`]),
    ...(freed === undefined ? [] : ['The time that was held is free for others.']),
    ...(had === has ? [] : [`Moves left: ${had ?? 'not limited'} before, ${has ?? 'not limited'} now.`]),
  ].join(' ');
};

/** Why an act was refused, and what the card offers instead or how many moves remain. */
const sayRefused = ({ status }: Application, refusal: ActRefusal): string => {
  const said = sayActRefusal(refusal);
  switch (refusal._tag) {
    case 'ActNotOffered':
      return `${said} In ${sayStatus(status)} this card offers ${sayActions(refusal.offered)}.`;
    case 'NoMovesLeft':
      return `${said}. Moves left (${refusal.kind}): ${refusal.left}.`;
    case 'ScreeningNotPassed':
    case 'SlotTooSoon':
    case 'SlotIsToday':
    case 'SlotTimeSkipped':
    case 'SlotAlreadyHeld':
      return said;
  }
};

const noMoves = sayCancellationRefusal({ _tag: 'NoMovesLeft', kind: 'video', left: 0 });

export const lifecycleChapter = chapter({
  rule: lifecycleRule,
  question: lifecycleQuestion,
  part: 'The job card',
  title: 'What does each act of a candidate change, and what happens on the third reschedule?',
  sentence:
    'An act is taken only where the card offers it at this moment; then status, time, counter and message change together, or not at all. ' +
    'A move is used when a held time is given up, or when a candidate who did not come chooses a new one: ' +
    `with ${movesAllowed} moves allowed, the third is refused: '${noMoves}'.`,
  asked: 'what happens when a candidate books, moves, reschedules, withdraws, declines, submits; which status follows',
  ours: [`${movesAllowed} moves allowed`],
  sources: [
    {
      cites: 'R27',
      says: 'What each act writes, and when a move is used. Interview, onboarding and onsite each keep a time of their own.',
    },
    {
      cites: 'R10b',
      says: 'What the card does not offer is refused with its reason, whatever the page lets through.',
    },
    { cites: 'R60', says: 'An answer is recorded though the required resume is missing: it is asked for afterwards.' },
    { cites: 'R14', says: 'No slot that starts less than 90 minutes from now is offered.' },
    {
      cites: 'R17',
      says: 'A move is one act: the old time is given up only once the new one is held.',
    },
  ],
  fields: [
    {
      name: 'act',
      label: 'The candidate',
      kind: 'choice',
      options: Object.values(acts).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'slot',
      label: 'The time that is wanted',
      hint: 'needed to book and to move',
      ...oneTime,
      optional: true,
    },
    { name: 'now', label: 'Now', kind: 'moment' },
    zoneField,
    {
      name: 'same_day_slot',
      label: 'The position takes interviews on the same day',
      kind: 'flag',
      optional: true,
    },
    ...applicationForm,
  ],
  inputs: lifecycleInputs,
  rows: [...refusedRows, ...takenRows],
  conditions: [
    {
      name: 'held-already',
      question: 'Is it the very time that is held?',
      kind: 'either',
      read: ({ act, application: { slot } }) =>
        'slot' in act && slot !== undefined ? sameSlot(act.slot, slot) : undefined,
      put: ({ application: { slot } }, is) =>
        is && slot !== undefined
          ? { slot: { slot_date: slot.date, slot_from: slot.from, slot_to: slot.to } }
          : usualTime,
    },
    ...aboutSlot(wantedIn, { skipped: skippedTime, usual: usualTime }),
  ],
  asksFirst: ['act', 'held-already', 'skipped', 'time-until', 'days-ahead'],
  boundary: {
    what: `which reschedule it is, of an interview that may be moved ${movesAllowed} times`,
    from: 1,
    to: movesAllowed + 2,
    step: 1,
    shown: [movesAllowed - 1, movesAllowed, movesAllowed + 1],
    unit: { of: 'nth move', each: 1 },
    limit: movesAllowed + 1,
    caseAt: (nth) => ({ ...held, ...afterMoves(nth - 1), act: 'move' }),
  },
  diagrams: lifecycleDiagrams,
  code: [
    'domain/applications/lifecycle.ts',
    'domain/applications/recording-due.ts',
    'domain/applications/turns.ts',
    'domain/applications/taking-a-time.ts',
    'domain/applications/operator-acts.ts',
  ],
  tests: [
    'tests/domain/applications/lifecycle.test.ts',
    'tests/domain/applications/taking-a-time.test.ts',
    'tests/domain/lives/life.model.test.ts',
    'tests/domain/lives/reachable.test.ts',
  ],
  decide: ({ application, act, terms }) => {
    const step = candidateAct(application, act, terms);
    return step._tag === 'Refused'
      ? { row: refusalRow[step.reason._tag], reason: sayRefused(application, step.reason) }
      : { row: rowTaken(act, step.value), reason: sayWritten(application, step.value) };
  },
});
