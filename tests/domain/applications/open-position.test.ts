import * as fc from 'fast-check';
import { codeOf } from '../../../domain/applications/status-catalogue';
import { isClosedJob, isOpenTo } from '../../../domain/applications/open-position';
import { applications } from '../../support/arbitraries/applications';
import { cases } from '../../support/cases/cases';
import { yesNo } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

const closed = { published: false };

describe('A position that was closed', () => {
  it.each(cases('applications/open-position', { application, open: yesNo }))('$title', ({ application, open }) => {
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
  it.each(cases('applications/open-position-card-says', { application, says: yesNo }))(
    '$title',
    ({ application, says }) => {
      expect(isClosedJob(closed, application)).toBe(says);
      expect(isClosedJob({ published: true }, application)).toBe(false);
    },
  );
});
