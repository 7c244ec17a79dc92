import * as fc from 'fast-check';
import {
  codeOf,
  isAnyOf,
  meaningOf,
  stageOf,
  statusCatalogue,
  statusOf,
  unlistedMeaning,
} from '../../../domain/applications/status-catalogue';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

/** The catalogue as the specification lists it. */
const listed = cases('applications/status-catalogue-listed', { code: number, meaning: text, stage: text });

const listedCodes: readonly number[] = listed.map(({ code }) => code);

describe('The status catalogue', () => {
  it.each(listed)('$title', ({ code, meaning, stage }) => {
    const status = statusOf(code);
    expect(status).toEqual({ _tag: 'Listed', name: expect.any(String) });
    expect(codeOf(status)).toBe(code);
    expect(meaningOf(status)).toBe(meaning);
    expect(stageOf(status)).toBe(stage);
  });

  it('lists these 34 codes and no other [spec 1 §4, R9]', () => {
    expect(Object.values(statusCatalogue).map(({ code }) => code)).toEqual(listedCodes);
    expect(listed).toHaveLength(34);
  });

  it.each(cases('applications/status-catalogue-unlisted', { status: number }))('$title', ({ status: code }) => {
    const status = statusOf(code);
    expect(status).toEqual({ _tag: 'Unlisted', code });
    expect(meaningOf(status)).toBe('In progress');
    expect(unlistedMeaning).toBe('In progress');
    expect(stageOf(status)).toBe('interview');
  });

  it('gives every number a meaning and a stage [R9]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double()), (code) => {
        const status = statusOf(code);
        expect(status._tag === 'Listed').toBe(listedCodes.some((known) => known === code));
        // −0 is 0 on the wire, too.
        expect(codeOf(status)).toBe(code === 0 ? 0 : code);
        expect(meaningOf(status)).not.toBe('');
        expect(['interview', 'onboarding', 'onsite']).toContain(stageOf(status));
      }),
    );
  });

  it('checks whether a status is one of given codes; an unlisted one never is [R9]', () => {
    expect(isAnyOf(statusOf(16), ['withdrawn', 'put off'])).toBe(true);
    expect(isAnyOf(statusOf(15), ['withdrawn', 'put off'])).toBe(false);
    expect(isAnyOf(statusOf(16), [])).toBe(false);
    expect(isAnyOf(statusOf(18), ['offered', 'not selected', 'new time asked', 'shortlisted'])).toBe(false);
  });
});
