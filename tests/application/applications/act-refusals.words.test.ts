import { sayActRefusal } from '../../../application/applications/act-refusals.words';
import { candidateActs } from '../../../domain/applications/act-refusals';
import { slot } from '../../support/builders/slots';

const halfPastTwo = slot('2026-12-07', '14:30', '15:00');

describe('A candidate whose action is refused reads', () => {
  it.each(candidateActs)('what can’t be done (%s) and the status that stands in the way [R10b]', (act) => {
    const sentence = sayActRefusal({ _tag: 'ActNotOffered', act, status: 'Transferred', offered: [] });
    expect(sentence).toMatch(/^You can't .* for this job right now\. Its status is 'Transferred'\.$/);
    expect(sentence).not.toContain(act);
  });

  it.each([
    ['Move', 'Offered', "You can't move an appointment for this job right now. Its status is 'Offered'."],
    [
      'DeclineInvitation',
      'Invitation declined',
      "You can't decline an invitation for this job right now. Its status is 'Invitation declined'.",
    ],
  ] as const)('of %s in the status %s: %s [R10b]', (act, status, sentence) => {
    expect(sayActRefusal({ _tag: 'ActNotOffered', act, status, offered: [] })).toBe(sentence);
  });

  it.each(candidateActs)('that there is nothing for %s, not that it is pending [R10b]', (act) => {
    const sentence = sayActRefusal({ _tag: 'ActNotOffered', act, status: 'Pending', offered: [] });
    expect(sentence).toMatch(/^(There (is|are) n|You have no time for this job)/);
    expect(sentence).not.toMatch(/pending|status/i);
  });

  it("that no move is left, in the specification's words [R10, R18, spec 1 §4]", () => {
    expect(sayActRefusal({ _tag: 'NoMovesLeft', kind: 'video', left: 0 })).toBe(
      'This job cannot be rescheduled or you have exceeded the reschedule limit',
    );
  });

  it('that the questions come first [R6, R10]', () => {
    expect(sayActRefusal({ _tag: 'ScreeningNotPassed', screening: 'open' })).toContain('Answer the questions');
  });

  it('that they already have this time [R17]', () => {
    expect(sayActRefusal({ _tag: 'SlotAlreadyHeld', slot: halfPastTwo })).toContain('already');
  });

  it('why a slot can’t be taken, as for a booking [R14]', () => {
    expect(sayActRefusal({ _tag: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 })).toContain('89 minutes');
    expect(sayActRefusal({ _tag: 'SlotTooSoon', startsInMinutes: -1, leadMinutes: 90 })).toContain('passed');
    expect(sayActRefusal({ _tag: 'SlotIsToday' })).toContain('tomorrow');
    expect(sayActRefusal({ _tag: 'SlotTimeSkipped', slot: halfPastTwo })).toContain('02:30 PM');
  });
});
