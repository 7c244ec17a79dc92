import { isActRefusal } from '../../../domain/applications/act-refusals';

describe('A refusal of the act itself', () => {
  it.each([
    'SlotTooSoon',
    'SlotIsToday',
    'SlotTimeSkipped',
    'ActNotOffered',
    'NoMovesLeft',
    'ScreeningNotPassed',
    'SlotAlreadyHeld',
  ])('is told apart from what a call may add: %s [R10b]', (_tag) => {
    expect(isActRefusal({ _tag })).toBe(true);
  });

  it.each(['NoSuchApplication', 'KeyUsedBefore', 'SlotTaken', 'toString'])('is not %s [R10b]', (_tag) => {
    expect(isActRefusal({ _tag })).toBe(false);
  });
});
