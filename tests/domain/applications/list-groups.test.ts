import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import { inGroups, listGroup, listGroups, type ListGroup } from '../../../domain/applications/list-groups';
import { nextStep } from '../../../domain/applications/next-step';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { allowances, anApplication } from '../../support/builders/applications';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const inStatus = (code: number, changes: Partial<Application> = {}): Application =>
  anApplication({ status: statusOf(code), ...changes });
const booked = (scheduledAt: string, changes: Partial<Application> = {}): Application =>
  anApplication({ applied: 'interview-arranged', scheduledAt: at(scheduledAt), ...changes });
const withLink = { meetingLink: 'https://rooms.example.org/7' };
const spent = { flag: false, left: 0 };

describe('The group of a card in My Job Applications', () => {
  it.each<[string, Application, ListGroup]>([
    ['a new application', anApplication({ applied: 'not-submitted', screening: 'open' }), 'your-turn'],
    ['a passed screening', anApplication(), 'your-turn'],
    ['a missed interview that can be moved', inStatus(3), 'your-turn'],
    [
      'a missed interview without a move left',
      inStatus(3, { allowances: allowances({ video: spent }) }),
      'with-employer',
    ],
    ['an interview that the interviewer missed', inStatus(12), 'your-turn'],
    ['an interview that was put off', inStatus(16), 'your-turn'],
    ['an interview tomorrow', booked('2026-12-05T15:00:00Z', withLink), 'booked'],
    [
      'an interview in person in half an hour',
      booked('2026-12-04T15:30:00Z', { interviewKind: 'in-person' }),
      'booked',
    ],
    ['a call that can be joined in 60 minutes and 1 ms', booked('2026-12-04T16:10:00.001Z', withLink), 'booked'],
    ['a call that can be joined in 60 minutes', booked('2026-12-04T16:10:00Z', withLink), 'soon'],
    ['a call that is on', booked('2026-12-04T14:30:00Z', withLink), 'soon'],
    ['a call 1 ms before its hour is over', booked('2026-12-04T14:00:00.001Z', withLink), 'soon'],
    ['a call whose hour is over', booked('2026-12-04T14:00:00Z', withLink), 'with-employer'],
    [
      'an interview at the end of its slot',
      booked('2026-12-04T14:30:00Z', { slot: slot('2026-12-04', '08:30', '09:00') }),
      'with-employer',
    ],
    ['an interview without a time', anApplication({ applied: 'interview-arranged' }), 'with-employer'],
    ['an onboarding tomorrow', inStatus(21, { scheduledAt: at('2026-12-05T15:00:00Z') }), 'booked'],
    ['an interview that was held', inStatus(13), 'with-employer'],
    ['a status that nobody has listed', inStatus(18), 'with-employer'],
    ['a blocked application', anApplication({ blocked: true }), 'finished'],
    ['a blocked booking', booked('2026-12-05T15:00:00Z', { blocked: true }), 'finished'],
    ['a failed screening', anApplication({ screening: 'not-selected' }), 'finished'],
    ['a withdrawal', inStatus(14), 'finished'],
    ['who was hired', inStatus(22), 'finished'],
  ])('of %s [R13a]', (_what, application, expected) => {
    expect(listGroup(application, nextStep(application, now), now)).toBe(expected);
  });
});

const carded = (application: Application) => ({
  application,
  group: listGroup(application, nextStep(application, now), now),
});

describe('The groups of My Job Applications', () => {
  it('put the next booked one first, and the newest first everywhere else; ties as the server sent them [R13a, R13]', () => {
    const names = new Map<Application, string>();
    const named = (name: string, application: Application) => {
      names.set(application, name);
      return carded(application);
    };
    const invited = (on: string) => anApplication({ invitedOn: at(on) });
    const sections = inGroups([
      named('hired', inStatus(22)),
      named('in a week', booked('2026-12-11T15:00:00Z')),
      named('tomorrow', booked('2026-12-05T15:00:00Z')),
      named('tomorrow, too', booked('2026-12-05T15:00:00Z')),
      named('invited in October', invited('2026-10-01T00:00:00Z')),
      named('invited in November', invited('2026-11-01T00:00:00Z')),
      named('in half an hour', booked('2026-12-04T15:30:00Z', withLink)),
    ]);
    expect(sections.map(({ group, cards }) => [group, cards.map((one) => names.get(one.application))])).toEqual([
      ['soon', ['in half an hour']],
      ['your-turn', ['invited in November', 'invited in October']],
      ['booked', ['tomorrow', 'tomorrow, too', 'in a week']],
      ['finished', ['hired']],
    ]);
  });

  it('hold every card once, in the order of the headings, none of them empty [R13a]', () => {
    fc.assert(
      fc.property(fc.array(applications, { maxLength: 12 }), (all) => {
        const cards = all.map(carded);
        const sections = inGroups(cards);
        const shown = sections.flatMap((section) => section.cards);
        expect(new Set(shown)).toEqual(new Set(cards));
        expect(shown).toHaveLength(cards.length);
        for (const { group, cards: own } of sections) {
          expect(own.length).toBeGreaterThan(0);
          expect(own.every((card) => card.group === group)).toBe(true);
        }
        const places = sections.map(({ group }) => listGroups.indexOf(group));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  it('have the earlier of two booked ones above, the later of two others [R13a]', () => {
    fc.assert(
      fc.property(fc.array(applications, { maxLength: 12 }), (all) => {
        for (const { group, cards } of inGroups(all.map(carded)))
          cards.slice(1).forEach((lower, n) => {
            const [a, b] = [cards[n]?.application.scheduledAt, lower.application.scheduledAt];
            if (a === undefined || b === undefined) return;
            if (group === 'booked' || group === 'soon') expect(a).toBeLessThanOrEqual(b);
            else expect(a).toBeGreaterThanOrEqual(b);
          });
      }),
      { numRuns: 500 },
    );
  });
});
