import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { sessionStates as s } from '../../../ui/identity/session-states';
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

  it('a candidate who logged out reads it as done, one who was logged out as a notice [spec 1 §4, R29]', () => {
    const icon = (name: keyof typeof s) =>
      /lucide-circle-check|lucide-info/.exec(renderToStaticMarkup(<MemoryRouter>{s[name]()}</MemoryRouter>))?.[0];
    expect(icon('session-signed-out')).toBe('lucide-circle-check');
    expect(icon('session-timed-out')).toBe('lucide-info');
  });
});
