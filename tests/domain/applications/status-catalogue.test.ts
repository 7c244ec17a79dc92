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
import { number } from '../../../adapters/rules/cases/columns';

/** The catalogue as the specification lists it. */
const listed = [
  [0, 'Pending', 'interview'],
  [1, 'Offered', 'interview'],
  [2, 'Not Selected', 'interview'],
  [3, 'Candidate no show', 'interview'],
  [12, 'Interviewer no show', 'interview'],
  [13, 'Interviewed', 'interview'],
  [14, 'Canceled', 'interview'],
  [15, 'Transferred', 'interview'],
  [16, 'Pending', 'interview'],
  [17, 'Pending', 'interview'],
  [19, 'Shortlisted', 'interview'],
  [20, 'Reviewed', 'interview'],
  [21, 'Onboarding scheduled', 'onboarding'],
  [22, 'Onboarded', 'onboarding'],
  [23, 'Not onboarded', 'onboarding'],
  [24, 'Candidate no show at onboarding', 'onboarding'],
  [25, 'Manager no show at onboarding', 'onboarding'],
  [26, 'Onboarding canceled by candidate', 'onboarding'],
  [27, 'Onboarding canceled by manager', 'onboarding'],
  [28, 'canceled', 'onboarding'],
  [29, 'Offer expired', 'onboarding'],
  [30, 'Offer declined', 'onboarding'],
  [31, 'Canceled', 'interview'],
  [32, 'Invited to onsite', 'onsite'],
  [33, 'Invitation expired', 'onsite'],
  [34, 'Invitation declined', 'onsite'],
  [35, 'Onsite scheduled', 'onsite'],
  [36, 'Onsite interviewed', 'onsite'],
  [37, 'Candidate no show at onsite', 'onsite'],
  [38, 'Manager no show at onsite', 'onsite'],
  [39, 'Onsite canceled', 'onsite'],
  [40, 'Onsite canceled', 'onsite'],
  [41, 'Onsite canceled', 'onsite'],
  [42, 'Onsite not scheduled', 'onsite'],
] as const;

const listedCodes: readonly number[] = listed.map(([code]) => code);

describe('The status catalogue', () => {
  it.each(listed)('%d means %s and belongs to the %s [spec 1 §4, R9]', (code, meaning, stage) => {
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
