import * as fc from 'fast-check';
import type { Allowance, Application } from '../../../domain/applications/application';
import { statusCatalogue, statusOf, type ApplicationStatus } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../builders/applications';
import { atMs } from '../builders/time';
import { ordinaryInstants } from './time';

/** Codes of the catalogue, codes between and beyond it, negative ones and fractions (R9). */
export const statusCodes: fc.Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...Object.values(statusCatalogue).map(({ code }) => code)) },
  { weight: 3, arbitrary: fc.constantFrom(0, 19, 20) },
  { weight: 2, arbitrary: fc.integer({ min: -5, max: 60 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true }) },
);

export const statuses: fc.Arbitrary<ApplicationStatus> = statusCodes.map(statusOf);

const allowanceArbitrary: fc.Arbitrary<Allowance> = fc.record({
  flag: fc.boolean(),
  left: fc.constantFrom(undefined, 0, 1, 2, 3),
});

/** A value half of the time, otherwise none. */
const perhaps = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(arbitrary, { nil: undefined });

/** Any application that the types allow, likely or not: the rules must answer for each. */
export const applications: fc.Arbitrary<Application> = fc
  .record({
    status: statuses,
    applied: fc.constantFrom('not-submitted', 'screening-submitted', 'interview-arranged'),
    screening: fc.constantFrom('open', 'passed', 'passed', 'not-selected', 'unknown'),
    interviewKind: fc.constantFrom(undefined, 'video', 'in-person', 'self-record'),
    onboarding: fc.boolean(),
    resume: fc.constantFrom('none', 'optional', 'required'),
    hasResume: fc.boolean(),
    // A blocked candidate sees nothing, so most are not blocked.
    blocked: fc.constantFrom(false, false, false, false, true),
    externalApplicationUrl: perhaps(fc.constant('https://jobs.example.org/apply')),
    selfRecordCompleted: fc.boolean(),
    recordingSubmittedAt: perhaps(ordinaryInstants),
    offeredAt: perhaps(ordinaryInstants),
    onsiteLocked: fc.boolean(),
    scheduledAt: perhaps(ordinaryInstants),
    invitedOn: perhaps(ordinaryInstants),
    meetingLink: perhaps(fc.constant('https://meet.example.org/room')),
    allowances: fc.record({
      video: allowanceArbitrary,
      'in-person': allowanceArbitrary,
      onboarding: allowanceArbitrary,
      onsite: allowanceArbitrary,
    }),
  } as const)
  .map((changes): Application => anApplication(changes));

/** Instants around a moment: some hours before or after, the last minutes before it more often. */
export const around = (ms: number): fc.Arbitrary<ReturnType<typeof atMs>> =>
  fc
    .oneof(
      fc.integer({ min: -172_800_000, max: 172_800_000 }),
      fc.integer({ min: -660_000, max: -540_000 }),
      fc.constantFrom(-600_001, -600_000, -599_999, 0),
    )
    .map((shift) => atMs(ms + shift));
