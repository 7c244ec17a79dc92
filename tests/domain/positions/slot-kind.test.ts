import { searchFor, slotKindOf, slotsFoundBy, stageOfSlots } from '../../../domain/positions/slot-kind';

const kinds = ['video', 'in-person', 'onboarding', 'onsite'] as const;

describe('The slots', () => {
  it.each([
    ['video', 'video'],
    ['in-person', 'in-person'],
    ['self-record', 'in-person'],
  ] as const)('of an interview that is %s are those of kind %s [R17]', (interview, kind) => {
    expect(slotKindOf[interview]).toBe(kind);
  });

  it.each([
    ['video', 'interview'],
    ['in-person', 'interview'],
    ['onboarding', 'onboarding'],
    ['onsite', 'onsite'],
  ] as const)('of kind %s are for the %s [R27]', (kind, stage) => {
    expect(stageOfSlots[kind]).toBe(stage);
  });
});

describe('The search for slots', () => {
  it('for a self-recorded interview held face to face is its own search, and finds in-person slots [R17, spec 2 §4.7]', () => {
    expect(searchFor('self-record', 'in-person')).toBe('self-record');
    expect(slotsFoundBy('self-record')).toBe('in-person');
  });

  it.each([undefined, 'video', 'in-person'] as const)(
    'for an interview of kind %s is that of its slots',
    (interview) => {
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
