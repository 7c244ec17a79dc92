import { seconds } from '../../../domain/time/duration';
import { givingUpHere } from '../../../ui/applications/use-giving-up';
import { aListed, anApplication } from '../../support/builders/applications';

const nothing = { asked: undefined, done: undefined };
const listed = aListed(anApplication());
const news = (choosesAgain: boolean) => ({
  message: 'Interview cancelled successfully',
  after: 'Your application for this job has ended.',
  listAfter: seconds(3),
  choosesAgain,
});

describe('A page from which an appointment can be given up', () => {
  it('asks in the words of the action that was pressed, and can be asked again', () => {
    const asked = givingUpHere(nothing, { _tag: 'Asked', listed, look: 'give-back' });
    expect(asked).toEqual({ asked: { listed, look: 'give-back' }, done: undefined });
    expect(givingUpHere(asked, { _tag: 'Closed' })).toEqual(nothing);
  });

  it('says what was done, unless the dates of another time come next [R18]', () => {
    const asked = givingUpHere(nothing, { _tag: 'Asked', listed, look: 'cancel' });
    const done = news(false);
    expect(givingUpHere(asked, { _tag: 'GivenUp', news: done })).toEqual({ asked: undefined, done });
    expect(givingUpHere(asked, { _tag: 'GivenUp', news: news(true) })).toEqual(nothing);
  });
});
