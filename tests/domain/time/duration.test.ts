import { cases } from '../../support/cases/cases';
import { duration, number } from '../../../adapters/rules/cases/columns';

describe('A duration', () => {
  it.each(cases('time/duration', { length: duration, milliseconds: number }))(
    '$title',
    ({ length, milliseconds: ms }) => {
      expect(length).toBe(ms);
    },
  );
});
