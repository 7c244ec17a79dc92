import { bookingVerb } from '../../../domain/applications/booking';
import { chapter } from '../chapter';
import { is, no } from '../table';
import { bookingQuestion, bookingRule } from '../questions/booking';
import { statusField } from './form';
import { statusInput } from './inputs';
import { sayStatus } from './words';

export const bookingChapter = chapter({
  rule: bookingRule,
  question: bookingQuestion,
  part: 'Scheduling',
  title: 'Does Confirm book a first time or move to another?',
  sentence:
    'For an interview or an onboarding Confirm books where no time is held, or where an offer was just made (status 1); otherwise it moves. ' +
    'For an onsite meeting it books for somebody who was invited (status 32); otherwise it moves.',
  asked: 'Confirm button, book or reschedule, first booking',
  sources: [
    {
      cites: 'R17',
      says: 'No slot held or status 1 books, for an onsite meeting status 32; otherwise it reschedules.',
      instead: [
        'Spec 1 §4 names only status 16 and 21 with a time for moving, which leaves other statuses open.',
        'Spec 2 §4.8 moves onsite meetings by whether slot_to is empty, and says that the rule is not shown cleanly.',
      ],
    },
    {
      cites: 'spec 2 §4.7',
      says: 'With no time yet or status 1 it schedules; with 16 or 21 and a time it reschedules.',
    },
  ],
  fields: [
    {
      name: 'screen',
      label: 'What the time is for',
      kind: 'choice',
      options: [
        { value: 'interview', label: 'an interview' },
        { value: 'onboarding', label: 'an onboarding' },
        { value: 'onsite', label: 'an onsite meeting' },
      ],
    },
    statusField,
    {
      name: 'slot_to',
      label: 'The time that is held ends at',
      hint: 'empty: none is held',
      kind: 'time',
      optional: true,
    },
  ],
  inputs: {
    screen: { label: 'What the time is for', read: ({ screen }) => screen },
    status: statusInput,
    held: { label: 'A time is held', read: ({ slot_to }) => slot_to !== undefined },
  },
  rows: [
    {
      id: '1',
      fits: [{ screen: is('onsite'), status: is(32) }],
      when: 'onsite, and the status is 32',
      example: { screen: 'onsite', status: 32 },
    },
    {
      id: '2',
      fits: [{ screen: is('onsite') }],
      when: 'onsite, in any other status, whether a time is held or not',
      example: { screen: 'onsite', status: 41, slot_to: null },
    },
    {
      id: '3',
      fits: [{ held: no }],
      when: 'interview or onboarding, and no time is held',
      example: { screen: 'interview', status: 0, slot_to: null },
    },
    {
      id: '4',
      fits: [{ status: is(1) }],
      when: 'interview or onboarding, and the status is 1',
      example: { screen: 'onboarding', status: 1, slot_to: '10:00' },
    },
    {
      id: '5',
      fits: [{}],
      when: 'interview or onboarding, otherwise: a time is held',
      example: { screen: 'interview', status: 0, slot_to: '10:00' },
    },
  ],
  code: ['domain/applications/booking.ts'],
  tests: ['tests/domain/applications/booking.test.ts'],
  decide: ({ screen, status, slot_to }) => {
    const held = slot_to === undefined ? undefined : { to: slot_to };
    const verb = bookingVerb(screen, status, held);
    const reason = `Status ${sayStatus(status)}; ${held === undefined ? 'no time is held' : `a time until ${held.to} is held`}: Confirm ${verb}s.`;
    const says = verb === 'book' ? 'Confirm books a time.' : 'Confirm moves to the new time.';
    if (screen === 'onsite') return { row: verb === 'book' ? '1' : '2', says, reason };
    return { row: verb === 'reschedule' ? '5' : held === undefined ? '3' : '4', says, reason };
  },
});
