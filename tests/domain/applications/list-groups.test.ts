import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import { inGroups, listGroup, listGroups } from '../../../domain/applications/list-groups';
import { nextStep } from '../../../domain/applications/next-step';
import { codeOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { applicationWith } from '../../support/cases/application';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('The group of a card in My Job Applications', () => {
  it.each(
    cases('applications/list-groups-group', {
      application: applicationWith({ 'in a slot to 09:00': { slot: slot('2026-12-04', '08:30', '09:00') } }),
      group: text,
    }),
  )('$title', ({ application, group }) => {
    expect(listGroup(application, nextStep(application, now), now)).toBe(group);
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
