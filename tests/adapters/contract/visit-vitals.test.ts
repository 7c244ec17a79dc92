import * as E from 'fp-ts/Either';
import { visitVitals } from '../../../adapters/contract/operator/visit-vitals.wire';
import { destinationTags, routes } from '../../../application/navigation/routes';

const page = '/apply/:positionId/:more?';
const whole = { page, lcp: 812, inp: 48, cls: 0.0312 };
const read = (sent: unknown) => visitVitals.type.decode(sent);

describe('The web vitals that a page sends', () => {
  it('are read, whether all of them or some were measured', () => {
    expect(read(whole)).toEqual(E.right(whole));
    expect(read({ page, lcp: 0 })).toEqual(E.right({ page, lcp: 0, inp: undefined, cls: undefined }));
    expect(read({ page, lcp: 600_000, inp: 600_000, cls: 100 })).toMatchObject({ _tag: 'Right' });
  });

  it.each(destinationTags)('may be those of every page of the portal: %s', (tag) => {
    expect(read({ ...whole, page: routes[tag].path })).toMatchObject({ _tag: 'Right' });
  });

  it.each([
    ['a page with an id', { ...whole, page: '/apply/4711' }],
    ['a page that the portal does not have', { ...whole, page: '/wp-login.php' }],
    ['a name that every object has', { ...whole, page: 'constructor' }],
    ['no page', { lcp: 812 }],
    ['a time below zero', { ...whole, lcp: -1 }],
    ['more than ten minutes', { ...whole, inp: 600_001 }],
    ['an endless time', { ...whole, lcp: Infinity }],
    ['no number', { ...whole, lcp: Number.NaN }],
    ['a text', { ...whole, lcp: '812' }],
    ['a score that none has', { ...whole, cls: 101 }],
    ['anything else beside them', { ...whole, email: 'ann@example.org' }],
    ['a list', [whole]],
    ['nothing', undefined],
  ])('are refused with %s', (_what, sent) => {
    expect(read(sent)).toMatchObject({ _tag: 'Left' });
  });
});
