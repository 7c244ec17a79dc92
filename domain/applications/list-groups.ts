import { joinOpensAt } from '../interviews/join-window';
import { hours, type Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';
import type { Application } from './application';
import { appointmentOver } from './appointment-over';
import { inListOrder } from './list-order';
import type { NextStep } from './next-step';

/** The groups of My Job Applications in the order of the page (R13a). `soon`: joining opens within the hour, or is open. */
export const listGroups = ['soon', 'your-turn', 'booked', 'with-employer', 'finished'] as const;

/** The place of a card in My Job Applications (R13a). */
export type ListGroup = (typeof listGroups)[number];

/** How long before joining opens an interview moves to the top of the list (R13a). */
export const soonBefore: Milliseconds = hours(1);

const bookedGroup = (application: Application, now: Instant): ListGroup => {
  const { scheduledAt, meetingLink } = application;
  // If the time is unknown or has passed, the next step is the employer's.
  if (scheduledAt === undefined || appointmentOver(application, now)) return 'with-employer';
  return meetingLink !== undefined && joinOpensAt(scheduledAt) <= plus(now, soonBefore) ? 'soon' : 'booked';
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

/** The cards under their headings, without empty groups. R13 orders each group; among booked ones the earliest comes first (R13a). */
export const inGroups = <A extends Grouped>(cards: readonly A[]): readonly ListSection<A>[] =>
  listGroups.flatMap((group) => {
    const own = cards.filter((card) => card.group === group);
    if (own.length === 0) return [];
    return [{ group, cards: group === 'soon' || group === 'booked' ? nextFirst(own) : newestFirst(own) }];
  });
