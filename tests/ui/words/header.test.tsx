import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { states } from '../../../ui/gallery/states';

describe('The header of a signed-in candidate [spec 1 §2]', () => {
  it('has the whole name for screen readers, and only the first name on a phone', () => {
    const markup = renderToStaticMarkup(<MemoryRouter>{states['my-jobs-ready']()}</MemoryRouter>);
    expect(markup).toMatch(/>Maria Lopez<\/span><span aria-hidden="true">Maria<\/span>/);
  });
});
