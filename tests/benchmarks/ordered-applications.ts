import { DateTime } from 'luxon';
import type { Application } from '../../domain/applications/application';
import { cardActions } from '../../domain/applications/card-actions';
import { inListOrder } from '../../domain/applications/list-order';
import { plus, printIsoInstant } from '../../domain/time/instant';
import { minutes } from '../../domain/time/duration';
import { allowances, positionId } from '../support/builders/applications';
import { at } from '../support/builders/time';
import { representatives, type Representative } from '../support/models/class-representatives';
import { inDomainWords } from '../support/models/in-domain-words';
import { ruledCard, ruledGate } from '../support/models/ruled-card';
import { inTurn, subject } from './measured';
import { figure, kept, keptRatio, spread, table, times, type Findings, type Part } from './report';

const many = 1_000;
const now = at('2026-12-04T15:00:00Z');

/** The straightforward form of a list response: the wire's words, and its instants as texts. */
interface Plain extends Representative {
  readonly id: number;
  readonly scheduleIso: string | undefined;
  readonly invitedIso: string;
}

const plain: readonly Plain[] = Array.from({ length: many }, (_, n) => {
  const one = representatives[n % representatives.length];
  if (one === undefined) throw new Error('There is a representative');
  const starts = plus(now, minutes(((n * 7_919) % 20_000) - 3_000));
  return {
    ...one,
    id: n + 1,
    scheduleIso: one.schedule_time === undefined ? undefined : printIsoInstant(starts),
    invitedIso: printIsoInstant(plus(now, -minutes(n + 1))),
  };
});

const told: readonly Application[] = plain.map((one) => ({
  ...inDomainWords(one),
  positionId: positionId(one.id),
  allowances: allowances({ [one.allowance.kind]: { flag: one.allowance.flag, left: one.allowance.left } }),
  scheduledAt: one.scheduleIso === undefined ? undefined : at(one.scheduleIso),
  invitedOn: at(one.invitedIso),
}));

type Answer = readonly string[];

const byTheDomain = (): Answer =>
  inListOrder(told).map((application) => {
    const actions = cardActions(application, now).map(
      ({ action, barrier }) => `${action}${barrier === undefined ? '' : ' off'}`,
    );
    return `${application.positionId}: ${actions.join(', ')}`;
  });

const timeOf = (iso: string | undefined): DateTime | undefined =>
  iso === undefined ? undefined : DateTime.fromISO(iso, { zone: 'America/Chicago' });

/** The straightforward luxon version: every text a DateTime, compared and subtracted as such; R10 as a chain of ifs. */
const byPlainLuxon = (): Answer => {
  const current = DateTime.fromMillis(now, { zone: 'America/Chicago' });
  return plain
    .map((one) => ({ one, schedule: timeOf(one.scheduleIso), invited: timeOf(one.invitedIso) }))
    .sort((a, b) => {
      if (a.schedule !== undefined && b.schedule !== undefined) return b.schedule.diff(a.schedule).milliseconds;
      if (a.schedule !== undefined || b.schedule !== undefined) return a.schedule === undefined ? 1 : -1;
      return a.invited !== undefined && b.invited !== undefined ? b.invited.diff(a.invited).milliseconds : 0;
    })
    .map(({ one, schedule }) => {
      const gate = ruledGate(one);
      const isOff = (action: string): boolean => {
        if (action === 'join-meeting') return schedule === undefined || schedule.diff(current, 'minutes').minutes > 10;
        return (
          action.startsWith('reschedule') && gate !== undefined && (!one.allowance.flag || one.allowance.left === 0)
        );
      };
      const actions = ruledCard(one).actions.map((action) => `${action}${isOff(action) ? ' off' : ''}`);
      return `${one.id}: ${actions.join(', ')}`;
    });
};

const over = (answer: () => Answer) =>
  subject(async () => {
    const started = performance.now();
    answer();
    return performance.now() - started;
  });

const measure = async (): Promise<Findings> => {
  const [domain, luxon] = [over(byTheDomain), over(byPlainLuxon)];
  // This run also warms up.
  const same = JSON.stringify(byTheDomain()) === JSON.stringify(byPlainLuxon());
  await inTurn([domain, luxon], 1);
  const [ours, theirs] = [domain.measured(), luxon.measured()];
  const ratio = theirs.median / ours.median;
  return {
    lines: [
      `${many.toLocaleString('en-US')} applications of all classes of R10, ordered and each with its actions, in ms for all of them.`,
      '',
      ...table(
        ['way', 'ms for all', 'µs for one', 'beside the domain'],
        [
          ['domain: inListOrder, cardActions', spread(ours), figure((ours.median / many) * 1_000), times(1)],
          ['plain luxon and a chain of ifs', spread(theirs), figure((theirs.median / many) * 1_000), times(ratio)],
        ],
      ),
      '',
      same ? 'Both answer the same.' : 'THEY DO NOT ANSWER THE SAME.',
    ],
    figures: { applications: many, domainMs: kept(ours), luxonMs: kept(theirs), ratio: keptRatio(ratio), same },
  };
};

export const orderedApplications: Part = {
  name: 'cards',
  title: 'Ordering 1,000 applications, each with its actions',
  run: measure,
};
