import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { states, type StateName } from '../../../ui/gallery/states';

const rests = (name: StateName): boolean =>
  renderToStaticMarkup(<MemoryRouter>{states[name]()}</MemoryRouter>).includes('data-drawing="rest"');

describe('A refusal has its own drawing [R8, R7]', () => {
  it.each(['screening-fail', 'screening-no-posts', 'closed-closed', 'apply-closed', 'apply-no-such-job'] as const)(
    '%s',
    (name) => expect(rests(name)).toBe(true),
  );

  it.each(['screening-schedule-later', 'closed-applied', 'closed-recorded'] as const)(
    'not %s, which is no refusal',
    (name) => expect(rests(name)).toBe(false),
  );
});
