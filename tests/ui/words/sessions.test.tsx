import { sessionStates as s } from '../../../ui/gallery/session-states';
import { unsaid } from '../../support/read-states';

describe('Word for word', () => {
  it('the Welcome Back dialog: who is signed in, the question and both answers [spec 1 §2]', () => {
    const words = ['Welcome Back', 'Maria Santos', 'Is that right?', 'No, log out', 'Yes'];
    expect(unsaid([s['welcome-back']], words)).toEqual([]);
  });

  it('the end of a session, in every tab [spec 1 §4, spec 1 §8]', () => {
    expect(unsaid([s['session-timed-out']], ['Session timeout please login..!'])).toEqual([]);
    expect(unsaid([s['session-signed-out']], ['Logged out successfully'])).toEqual([]);
  });
});
