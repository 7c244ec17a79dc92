import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import { inGroups, listGroup, listGroups, type ListGroup } from '../../../domain/applications/list-groups';
import { nextStep } from '../../../domain/applications/next-step';
import { codeOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';

describe('The group of a card in My Job Applications', () => {
  it.each<[string, Application, ListGroup]>([
    ['a new application', given('not submitted'), 'your-turn'],
    ['a passed screening', given('screening passed'), 'your-turn'],
    ['a missed interview that can be moved', given('status 3'), 'your-turn'],
    ['a missed interview without a move left', given('status 3', '0 video moves left'), 'with-employer'],
    ['an interview that the interviewer missed', given('status 12'), 'your-turn'],
    ['an interview that was put off', given('status 16'), 'your-turn'],
    ['an interview tomorrow', given('interview in 24 hours', 'with a link'), 'booked'],
    ['an interview in person in half an hour', given('interview in 30 minutes', 'in person'), 'booked'],
    [
      'a call that can be joined in 60 minutes and 1 ms',
      given('interview in 70 minutes and 1 ms', 'with a link'),
      'booked',
    ],
    ['a call that can be joined in 60 minutes', given('interview in 70 minutes', 'with a link'), 'soon'],
    ['a call 1 ms before its start', given('interview in 1 ms', 'with a link'), 'soon'],
    ['a call at its start', given('interview in 0 ms', 'with a link'), 'now'],
    ['a call that is on', given('interview 17 minutes ago', 'with a link'), 'now'],
    ['a call that is on, whose link is missing', given('interview 17 minutes ago'), 'now'],
    ['an interview in person that is on', given('interview 17 minutes ago', 'in person'), 'now'],
    ['a visit that is on', given('status 35', 'appointment 17 minutes ago'), 'now'],
    ['a call 1 ms before its hour is over', given('interview 3599999 ms ago', 'with a link'), 'now'],
    ['a call whose hour is over', given('interview 1 hour ago', 'with a link'), 'with-employer'],
    [
      'an interview at the end of its slot',
      given('interview 30 minutes ago', { slot: slot('2026-12-04', '08:30', '09:00') }),
      'with-employer',
    ],
    ['an interview without a time', given('interview arranged'), 'with-employer'],
    ['an onboarding tomorrow', given('status 21', 'appointment in 24 hours'), 'booked'],
    ['an interview that was held', given('status 13'), 'with-employer'],
    ['a status that nobody has listed', given('status 18'), 'with-employer'],
    ['a blocked application', given('blocked'), 'finished'],
    ['a blocked booking', given('interview in 24 hours', 'blocked'), 'finished'],
    ['a failed screening', given('screening not selected'), 'finished'],
    ['a withdrawal', given('status 14'), 'finished'],
    ['who was hired', given('status 22'), 'finished'],
  ])('of %s [R13a]', (_what, application, expected) => {
    expect(listGroup(application, nextStep(application, now), now)).toBe(expected);
  });
});

const carded = (application: Application) => ({
  application,
  group: listGroup(application, nextStep(application, now), now),
});

const isHired = (card: { readonly application: Application } | undefined): boolean =>
  card !== undefined && codeOf(card.application.status) === 22;

describe('The groups of My Job Applications', () => {
  it("put the next booked one first, and the newest first in every other group; ties keep the server's order [R13a, R13]", () => {
    const names = new Map<Application, string>();
    const named = (name: string, application: Application) => {
      names.set(application, name);
      return carded(application);
    };
    const invited = (on: string) => given({ invitedOn: at(on) });
    const sections = inGroups([
      named('withdrawn after it', given('status 14', 'appointment 24 hours ago')),
      named('hired', given('status 22')),
      named('in a week', given('interview in 1 week')),
      named('tomorrow', given('interview in 24 hours')),
      named('tomorrow, too', given('interview in 24 hours')),
      named('invited in October', invited('2026-10-01T00:00:00Z')),
      named('invited in November', invited('2026-11-01T00:00:00Z')),
      named('in 50 minutes', given('interview in 50 minutes', 'with a link')),
      named('in half an hour', given('interview in 30 minutes', 'with a link')),
      named('on since 10 minutes', given('interview 10 minutes ago', 'with a link')),
      named('on since 20 minutes', given('interview 20 minutes ago', 'with a link')),
    ]);
    expect(sections.map(({ group, cards }) => [group, cards.map((one) => names.get(one.application))])).toEqual([
      ['now', ['on since 20 minutes', 'on since 10 minutes']],
      ['soon', ['in half an hour', 'in 50 minutes']],
      ['your-turn', ['invited in November', 'invited in October']],
      ['booked', ['tomorrow', 'tomorrow, too', 'in a week']],
      ['finished', ['hired', 'withdrawn after it']],
    ]);
  });

  it('contain every card once, in the order of the headings, and none is empty [R13a]', () => {
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

  it('put the earlier of two booked ones on top, and the later of two others [R13a]', () => {
    fc.assert(
      fc.property(fc.array(applications, { maxLength: 12 }), (all) => {
        for (const { group, cards } of inGroups(all.map(carded)))
          cards.slice(1).forEach((lower, n) => {
            const [a, b] = [cards[n]?.application.scheduledAt, lower.application.scheduledAt];
            if (a === undefined || b === undefined) return;
            if (group === 'booked' || group === 'soon' || group === 'now') expect(a).toBeLessThanOrEqual(b);
            else if (isHired(cards[n]) === isHired(lower)) expect(a).toBeGreaterThanOrEqual(b);
            else expect(isHired(lower)).toBe(false);
          });
      }),
      { numRuns: 500 },
    );
  });
});
