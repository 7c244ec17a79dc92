import * as fc from 'fast-check';
import {
  doneChanges,
  emptyListChanges,
  isTechCheckComplete,
  openingChanges,
  skipChanges,
  withChange,
  type TechCheckFlag,
} from '../../../domain/positions/flags';
import { cases } from '../../support/cases/cases';
import { data, oneOf, optional } from '../../../adapters/rules/cases/columns';

const all = ['not-done', 'done', 'skipped'] as const satisfies readonly TechCheckFlag[];
const flags = (mandatory: TechCheckFlag, optional: TechCheckFlag = 'not-done') => ({ mandatory, optional });

describe('The flags of the tech check', () => {
  it('mean complete exactly if either is 1 [R10a]', () => {
    for (const mandatory of all)
      for (const optional of all)
        expect([mandatory, optional, isTechCheckComplete({ mandatory, optional })]).toEqual([
          mandatory,
          optional,
          [mandatory, optional].includes('done'),
        ]);
  });

  it.each(
    cases('positions/flags-done', {
      form: oneOf('mandatory', 'optional', 'standalone'),
      mandatory: oneOf(...all),
      optional: oneOf(...all),
      change: data,
    }),
  )('$title', ({ form, mandatory, optional: other, change }) => {
    expect(doneChanges(form, flags(mandatory, other))).toEqual(change);
  });

  it.each(
    cases('positions/flags-optional-check-skipped', { optional: oneOf('done', 'not-done', 'skipped'), change: data }),
  )('$title', ({ optional, change }) => {
    expect(skipChanges(flags('not-done', optional))).toEqual(change);
  });

  it.each(
    cases('positions/flags-mandatory-check-opened', {
      reason: optional(oneOf('not-done', 'record-now', 'practice-now', 'skip-delay')),
      mandatory: oneOf('done', 'not-done', 'skipped'),
      change: data,
    }),
  )('$title', ({ reason, mandatory, change }) => {
    expect(openingChanges(reason, flags(mandatory))).toEqual(change);
  });

  it.each(cases('positions/flags-no-recording', { mandatory: oneOf('done', 'not-done', 'skipped'), change: data }))(
    '$title',
    ({ mandatory, change }) => {
      expect(emptyListChanges(flags(mandatory))).toEqual(change);
    },
  );

  it('never go back from 1, and change one at a time [spec 2 §4.4]', () => {
    const flag = fc.constantFrom(...all);
    const forms = fc.constantFrom('mandatory', 'optional', 'standalone');
    const reasons = fc.constantFrom(undefined, 'skip-delay', 'not-done', 'practice-now', 'record-now');
    fc.assert(
      fc.property(flag, flag, forms, reasons, (mandatory, optional, form, reason) => {
        const before = { mandatory, optional };
        for (const change of [
          doneChanges(form, before),
          skipChanges(before),
          openingChanges(reason, before),
          emptyListChanges(before),
        ]) {
          if (change === undefined) continue;
          const after = withChange(before, change);
          expect(after[change.flag]).toBe(change.to);
          expect(before[change.flag]).not.toBe('done');
          const other = change.flag === 'mandatory' ? 'optional' : 'mandatory';
          expect(after[other]).toBe(before[other]);
        }
      }),
    );
  });
});

describe('A completed tech check', () => {
  it('stays completed if another tab skips it later [spec 2 §4.4]', () => {
    const done = { mandatory: 'done', optional: 'done' } as const;
    expect(withChange(done, { flag: 'optional', to: 'skipped' })).toEqual(done);
    expect(withChange(done, { flag: 'mandatory', to: 'skipped' })).toEqual(done);
  });
});
