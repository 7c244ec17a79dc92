import { states } from '../../../ui/gallery/states';
import { techCheckTexts as t } from '../../../ui/tech-check/tech-check.texts';
import { read } from '../../support/read-states';

describe('The tech check', () => {
  it.each([
    ['tech-check-checking', true],
    ['tech-check-passed', false],
    ['tech-check-denied', false],
    ['tech-check-slow', false],
  ] as const)(
    'says what it is for until there is a verdict, which then takes its place: %s, %s [spec 2 §2.9]',
    (state, says) => {
      expect(read(states[state]).includes(t.intro)).toBe(says);
    },
  );
});
