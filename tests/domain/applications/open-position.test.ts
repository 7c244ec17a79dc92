import * as fc from 'fast-check';
import { codeOf } from '../../../domain/applications/status-catalogue';
import { isClosedJob, isOpenTo } from '../../../domain/applications/open-position';
import { applications } from '../../support/arbitraries/applications';
import { given } from '../../support/builders/given';

const closed = { published: false };

describe('A position that was closed', () => {
  it.each([
    ['takes no new application', given('not submitted'), false],
    ['takes no first interview', given('screening passed'), false],
    ['takes none of a candidate who was shortlisted', given('status 19'), false],
    ['takes none of a candidate who was reviewed', given('status 20'), false],
    ['takes no more answers of a recording that was begun', given('self-record', 'interview arranged'), false],
    ['keeps a recording that was submitted', given('self-record', 'interview arranged', 'recording submitted'), true],
    [
      'keeps the onboarding of a recorded interview',
      given('self-record', 'interview arranged', 'with onboarding'),
      true,
    ],
    ['keeps an interview that was arranged', given('interview arranged'), true],
    ["keeps who chose 'Reschedule later'", given('status 16'), true],
    ['keeps who was offered the job', given('status 1'), true],
    ['keeps who was invited to onsite', given('status 32'), true],
  ])('%s [R6]', (_, application, open) => {
    expect(isOpenTo(closed, application)).toBe(open);
  });

  it("is open to everyone while published, and closing it doesn't affect candidates whose interview is booked [R6, R27]", () => {
    fc.assert(
      fc.property(applications, (application) => {
        expect(isOpenTo({ published: true }, application)).toBe(true);
        const { applied, interviewKind, onboarding, selfRecordCompleted } = application;
        const records = interviewKind === 'self-record' && !onboarding && !selfRecordCompleted;
        const begins =
          [0, 19, 20].includes(codeOf(application.status)) && (applied !== 'interview-arranged' || records);
        expect(isOpenTo(closed, application)).toBe(!begins);
      }),
    );
  });
});

describe('The card of a closed position', () => {
  it.each([
    ['that takes no first interview', given('screening passed'), true],
    ['whose recording was begun', given('self-record', 'interview arranged'), true],
    ['with an interview that was arranged', given('interview arranged'), false],
    ['of a blocked candidate', given('screening passed', 'blocked'), false],
    ['after a failed screening', given('screening not selected'), false],
    ['of who was not selected', given('status 2'), false],
  ])('%s says whether the job is closed [R71]', (_, application, says) => {
    expect(isClosedJob(closed, application)).toBe(says);
    expect(isClosedJob({ published: true }, application)).toBe(false);
  });
});
