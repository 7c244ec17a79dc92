import { sayLinkRefusal } from '../../../application/applications/apply.words';
import { sayClosed } from '../../../application/applications/closed-page.words';

describe('/positionClosed says', () => {
  it.each([
    ['already-applied', 'Seems like you have already applied for the job.'],
    ['closed', 'We are sorry to inform you that, currently this position is closed.'],
    ['recorded', 'Your interview is already recorded.'],
    ['recorded-and-submitted', 'Your interview is already recorded and submitted.'],
  ] as const)('%s: %s [R7, spec 2 §2.16]', (message, sentence) => {
    expect(sayClosed(message)).toBe(sentence);
  });
});

it('A link that cannot be read says where else the job is [R1, R29]', () => {
  expect(sayLinkRefusal({ _tag: 'LinkUnreadable' })).toBe(
    "This link can't be read. Check that you copied all of it, or look for the job in My Jobs.",
  );
});
