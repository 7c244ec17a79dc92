import type { Instant } from '../time/instant';
import type { Application } from './application';
import { appointmentPhase } from './appointment-phase';
import { inListOrder } from './list-order';
import type { NextStep } from './next-step';
import { isAnyOf } from './status-catalogue';

/** The groups of My Job Applications in the order of the page (R13a). `now`: the appointment is running; `soon`: joining opens within the hour, or is open. */
export const listGroups = ['now', 'soon', 'your-turn', 'booked', 'with-employer', 'finished'] as const;

/** The place of a card in My Job Applications (R13a). */
export type ListGroup = (typeof listGroups)[number];

const bookedGroup = (application: Application, now: Instant): ListGroup => {
  switch (appointmentPhase(application, now)) {
    // If the time is unknown or has passed, the next step is the employer's.
    case 'untimed':
    case 'over':
      return 'with-employer';
    case 'running':
      return 'now';
    case 'soon':
    case 'open':
      return application.meetingLink === undefined ? 'booked' : 'soon';
    case 'ahead':
      return 'booked';
  }
};

/** The group of a card, by the next step it names (R13a). A blocked application is finished. */
export const listGroup = (application: Application, next: NextStep, now: Instant): ListGroup => {
  if (application.blocked) return 'finished';
  switch (next._tag) {
    case 'Over':
      return 'finished';
    case 'YourTurn':
      return 'your-turn';
    case 'EmployersTurn':
      return 'with-employer';
    case 'Appointment':
      return bookedGroup(application, now);
  }
};

/** The parts of a card that decide its place. */
export interface Grouped {
  readonly group: ListGroup;
  readonly application: Application;
}

/** A group with its cards in the order shown; never empty. */
export interface ListSection<A> {
  readonly group: ListGroup;
  readonly cards: readonly A[];
}

const newestFirst = <A extends Grouped>(cards: readonly A[]): readonly A[] =>
  inListOrder(
    cards.map((card) => ({ scheduledAt: card.application.scheduledAt, invitedOn: card.application.invitedOn, card })),
  ).map(({ card }) => card);

/** The reverse order; ties still keep the order they came in. */
const nextFirst = <A extends Grouped>(cards: readonly A[]): readonly A[] =>
  [...newestFirst([...cards].reverse())].reverse();

const earliestFirst: readonly ListGroup[] = ['now', 'soon', 'booked'];

const isHired = ({ application }: Grouped): boolean => isAnyOf(application.status, ['onboarded']);

/** A hire comes first among the finished applications (ours): nobody should have to look for a yes below the noes. */
const hiredFirst = <A extends Grouped>(cards: readonly A[]): readonly A[] => [
  ...cards.filter(isHired),
  ...cards.filter((card) => !isHired(card)),
];

/** The cards under their headings, without empty groups. R13 orders each group; among booked ones the earliest comes first (R13a). */
export const inGroups = <A extends Grouped>(cards: readonly A[]): readonly ListSection<A>[] =>
  listGroups.flatMap((group) => {
    const own = cards.filter((card) => card.group === group);
    if (own.length === 0) return [];
    return [{ group, cards: earliestFirst.includes(group) ? nextFirst(own) : hiredFirst(newestFirst(own)) }];
  });
