import * as fc from 'fast-check';
import { isOpenTo } from '../../../domain/applications/open-position';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { anApplication } from '../../support/builders/applications';

const closed = { published: false };

describe('A position that was closed', () => {
  it.each([
    ['takes no new application', anApplication({ applied: 'not-submitted', screening: 'open' }), false],
    ['takes no first interview', anApplication({ applied: 'screening-submitted' }), false],
    ['takes none of a candidate who was shortlisted', anApplication({ status: statusOf(19) }), false],
    ['takes none of a candidate who was reviewed', anApplication({ status: statusOf(20) }), false],
    ['keeps an interview that was arranged', anApplication({ applied: 'interview-arranged' }), true],
    ["keeps who chose 'Reschedule later'", anApplication({ status: statusOf(16) }), true],
    ['keeps who was offered the job', anApplication({ status: statusOf(1) }), true],
    ['keeps who was invited to onsite', anApplication({ status: statusOf(32) }), true],
  ])('%s [R6]', (_, application, open) => {
    expect(isOpenTo(closed, application)).toBe(open);
  });

  it('is open to all while it is published, and closing it takes nothing from whose interview stands [R6, R27]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        expect(isOpenTo({ published: true }, application)).toBe(true);
        const begins = [0, 19, 20].includes(application.status.code) && application.applied !== 'interview-arranged';
        expect(isOpenTo(closed, application)).toBe(!begins);
      }),
    );
  });
});
