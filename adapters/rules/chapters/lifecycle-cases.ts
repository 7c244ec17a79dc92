import type { ActRefusal } from '../../../domain/applications/act-refusals';
import { codeOf, named, type StatusName } from '../../../domain/applications/status-catalogue';
import type { Stage } from '../../../domain/positions/kinds';
import {
  declineTurns,
  type Declinable,
  whenHeld,
  whenOfferedAgain,
  whenPutOff,
  whenWithdrawn,
} from '../../../domain/applications/turns';
import { leadTime } from '../../../domain/positions/lead-time';
import { minutes } from '../../../domain/time/duration';
import type { Case, Row } from '../chapter';
import { is, isNot, lessThan, missing, no, yes } from '../table';
import type { AskedAct } from '../questions/lifecycle';
import { friday, heldInterview } from './examples';
import type { LifecycleInput } from './lifecycle-inputs';
import { afterMoves, movesAllowed } from './moves';
import { sayStatus } from './words';

/* R27's rows in an expert's words, each with a real case: first why an act is refused, in the domain's order, then what it writes. */

const now = friday;
const lead = leadTime / minutes(1);
export const usualTime: Case = { slot: { slot_date: '2026-12-08', slot_from: '11:00', slot_to: '11:30' } };
export const skippedTime: Case = { slot: { slot_date: '2027-03-14', slot_from: '02:30', slot_to: '03:30' } };
const passed: Case = { applied_status: 1, sf_status: 8, interview_type: 'video_interview', now, ...usualTime };
/** A video interview on Monday, and a request for Tuesday. */
export const held: Case = { ...heldInterview, ...afterMoves(0), now, ...usualTime };
const onboarding: Case = { ...held, onboarding_status: true, status: 21 };
const onsite: Case = { ...held, status: 35 };
const recording: Case = { now, applied_status: 2, sf_status: 8, interview_type: 'self_record_interview' };

const takesTime = is('Book', 'Move');
const from = (what: Declinable): number => codeOf(named(declineTurns[what].from));

export const refusalRow: Readonly<Record<ActRefusal['_tag'], string>> = {
  ActNotOffered: '1',
  ScreeningNotPassed: '2',
  NoMovesLeft: '3',
  SlotTimeSkipped: '4',
  SlotTooSoon: '5',
  SlotIsToday: '6',
  SlotAlreadyHeld: '7',
};

export const refusedRows: readonly Row<LifecycleInput>[] = [
  {
    id: '1',
    fits: [
      { act: takesTime, takes: missing },
      { act: is('Book'), applies: no, verb: is('reschedule') },
      { act: is('Move'), applies: no, verb: is('book'), first: yes },
      { act: is('PassScreening', 'FailScreening'), open: no },
      { act: is('StoreAnswer'), records: no, recordsLater: no },
      { act: is('SubmitRecording'), submits: no },
      { act: is('RescheduleLater', 'Withdraw'), cancels: no },
      { act: is('DeclineOffer'), status: isNot(from('offer')) },
      { act: is('DeclineInvitation'), status: isNot(from('invitation')) },
      { act: is('DeclineOffer', 'DeclineInvitation'), goesOn: no },
    ],
    when: 'the card does not offer the act, or the application has ended',
    asked: 'act on a finished application, withdraw twice',
    example: { ...held, status: 14, act: 'withdraw' },
  },
  {
    id: '2',
    fits: [
      { act: takesTime, applies: yes },
      { act: is('StoreAnswer'), records: no },
    ],
    when: 'a time is to be taken before the questions are passed',
    example: { ...passed, applied_status: 0, sf_status: 0, act: 'book' },
  },
  {
    id: '3',
    fits: [
      { act: takesTime, gated: yes, moves: no },
      { act: is('RescheduleLater'), moves: no },
    ],
    when: 'it would use a move, and none is left',
    example: { ...held, ...afterMoves(movesAllowed), act: 'move' },
  },
  {
    id: '4',
    fits: [{ skipped: yes }],
    when: 'a clock change skips the time',
    example: { ...passed, ...skippedTime, act: 'book' },
  },
  {
    id: '5',
    fits: [{ left: lessThan(lead) }],
    when: `the time begins in less than ${lead} minutes`,
    example: {
      ...passed,
      same_day_slot: true,
      slot: { slot_date: '2026-12-04', slot_from: '11:29', slot_to: '12:00' },
      act: 'book',
    },
  },
  {
    id: '6',
    fits: [{ daysAhead: is(0), sameDay: no }],
    when: 'the time is today, and the position takes none on the same day',
    example: { ...passed, slot: { slot_date: '2026-12-04', slot_from: '15:00', slot_to: '15:30' }, act: 'book' },
  },
  {
    id: '7',
    fits: [{ verb: is('reschedule'), same: yes }],
    when: 'it is the very time that is held',
    asked: 'move to the same time',
    example: { ...held, slot: { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' }, act: 'move' },
  },
];

export const takenRow = {
  PassScreening: '8',
  FailScreening: '9',
  SubmitRecording: '10',
  Book: { interview: '11', onboarding: '12', onsite: '13' },
  Move: { interview: '14', onboarding: '15', onsite: '16' },
  RescheduleLater: { interview: '17', onboarding: '19', onsite: '20' },
  Withdraw: { interview: '21', onboarding: '22', onsite: '23' },
  DeclineOffer: '24',
  DeclineInvitation: '25',
  StoreAnswer: '26',
} as const satisfies Readonly<Record<AskedAct['_tag'], string | Readonly<Record<Stage, string>>>>;

export const offeredAgainRow = '18';

const to = (name: StatusName): string => sayStatus(named(name));

export const takenRows: readonly Row<LifecycleInput>[] = [
  {
    id: '8',
    fits: [{ act: is('PassScreening') }],
    when: 'the questions are passed',
    example: { ...passed, applied_status: 0, sf_status: 0, act: 'pass_screening' },
  },
  {
    id: '9',
    fits: [{ act: is('FailScreening') }],
    when: 'the questions are failed',
    example: { ...passed, applied_status: 0, sf_status: 0, act: 'fail_screening' },
  },
  {
    id: '10',
    fits: [{ act: is('SubmitRecording') }],
    when: 'the recording is submitted',
    example: { ...recording, act: 'submit_recording' },
  },
  {
    id: '11',
    fits: [{ act: is('Book'), takes: is('interview') }],
    when: `an interview is booked: ${to(whenHeld.interview)}`,
    example: { ...passed, act: 'book' },
  },
  {
    id: '12',
    fits: [{ act: is('Book'), takes: is('onboarding') }],
    when: `an onboarding is booked: ${to(whenHeld.onboarding)}`,
    example: { ...passed, status: 1, onboarding_status: true, act: 'book' },
  },
  {
    id: '13',
    fits: [{ act: is('Book'), takes: is('onsite') }],
    when: `an onsite meeting is booked: ${to(whenHeld.onsite)}`,
    example: { ...passed, status: 32, act: 'book' },
  },
  {
    id: '14',
    fits: [{ act: is('Move'), takes: is('interview') }],
    when: 'an interview is moved; it uses a move where a held time is given up or the candidate did not come',
    example: { ...held, act: 'move' },
  },
  {
    id: '15',
    fits: [{ act: is('Move'), takes: is('onboarding') }],
    when: 'an onboarding is moved',
    example: { ...onboarding, act: 'move' },
  },
  {
    id: '16',
    fits: [{ act: is('Move'), takes: is('onsite') }],
    when: 'an onsite meeting is moved',
    example: { ...onsite, act: 'move' },
  },
  {
    id: '17',
    fits: [{ act: is('RescheduleLater'), stage: is('interview') }],
    when: `an interview is put off with 'Reschedule later': ${to(whenPutOff.interview)}; it uses a move`,
    example: { ...held, act: 'reschedule_later' },
  },
  {
    id: offeredAgainRow,
    fits: [{ act: is('RescheduleLater'), stage: is('onboarding'), offered: yes }],
    when: `an offered onboarding is put off: it is offered again, ${to(whenOfferedAgain)}`,
    example: { ...onboarding, act: 'reschedule_later' },
  },
  {
    id: '19',
    fits: [{ act: is('RescheduleLater'), stage: is('onboarding') }],
    when: `an onboarding that nobody offered is put off: ${to(whenPutOff.onboarding)}`,
    example: { ...onboarding, interview_type: 'self_record_interview', act: 'reschedule_later' },
  },
  {
    id: '20',
    fits: [{ act: is('RescheduleLater'), stage: is('onsite') }],
    when: `an onsite meeting is put off: ${to(whenPutOff.onsite)}`,
    example: { ...onsite, act: 'reschedule_later' },
  },
  {
    id: '21',
    fits: [{ act: is('Withdraw'), stage: is('interview') }],
    when: `the candidate withdraws from the interview: ${to(whenWithdrawn.interview)}`,
    example: { ...held, act: 'withdraw' },
  },
  {
    id: '22',
    fits: [{ act: is('Withdraw'), stage: is('onboarding') }],
    when: `the candidate withdraws from the onboarding: ${to(whenWithdrawn.onboarding)}`,
    example: { ...onboarding, act: 'withdraw' },
  },
  {
    id: '23',
    fits: [{ act: is('Withdraw'), stage: is('onsite') }],
    when: `the candidate withdraws from the onsite meeting: ${to(whenWithdrawn.onsite)}`,
    example: { ...onsite, act: 'withdraw' },
  },
  {
    id: '24',
    fits: [{ act: is('DeclineOffer') }],
    when: `the offer is declined: from ${to(declineTurns.offer.from)} to ${to(declineTurns.offer.to)}`,
    example: { ...passed, status: 1, onboarding_status: true, act: 'decline_offer' },
  },
  {
    id: '25',
    fits: [{ act: is('DeclineInvitation') }],
    when: `the invitation is declined: from ${to(declineTurns.invitation.from)} to ${to(declineTurns.invitation.to)}`,
    example: { ...passed, status: 32, act: 'decline_invitation' },
  },
  {
    id: '26',
    fits: [{ act: is('StoreAnswer') }],
    when: 'an answer is recorded, with or without the required resume',
    asked: 'record without a resume, is the resume needed before the recording',
    example: { ...recording, applied_status: 1, upload_resume: 1, act: 'store_answer' },
  },
];
