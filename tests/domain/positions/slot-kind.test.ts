import { searchFor, slotKindOf, slotsFoundBy, stageOfSlots } from '../../../domain/positions/slot-kind';
import { cases } from '../../support/cases/cases';
import { oneOf, optional, text } from '../../../adapters/rules/cases/columns';

const kinds = ['video', 'in-person', 'onboarding', 'onsite'] as const;

describe('The slots', () => {
  it.each(
    cases('positions/slot-kind-of-interview', { interview: oneOf('video', 'in-person', 'self-record'), kind: text }),
  )('$title', ({ interview, kind }) => {
    expect(slotKindOf[interview]).toBe(kind);
  });

  it.each(
    cases('positions/slot-kind-stage', { kind: oneOf('onboarding', 'video', 'in-person', 'onsite'), stage: text }),
  )('$title', ({ kind, stage }) => {
    expect(stageOfSlots[kind]).toBe(stage);
  });
});

describe('The search for slots', () => {
  it('for a self-recorded interview held face to face is its own search, and finds in-person slots [R17, spec 2 §4.7]', () => {
    expect(searchFor('self-record', 'in-person')).toBe('self-record');
    expect(slotsFoundBy('self-record')).toBe('in-person');
  });

  it.each(cases('positions/slot-kind-searched', { interview: optional(oneOf('video', 'in-person', 'self-record')) }))(
    '$title',
    ({ interview }) => {
      expect(kinds.map((kind) => searchFor(interview, kind))).toEqual(kinds);
    },
  );

  it('for a later stage is its own, whatever the interview was', () => {
    expect([searchFor('self-record', 'onboarding'), searchFor('self-record', 'onsite')]).toEqual([
      'onboarding',
      'onsite',
    ]);
    expect(kinds.map(slotsFoundBy)).toEqual(kinds);
  });
});
