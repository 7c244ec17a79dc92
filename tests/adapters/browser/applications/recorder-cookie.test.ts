import * as O from 'fp-ts/Option';
import { recorderVisitor } from '../../../../adapters/browser/applications/recorder-cookie';

const id = '6f1e6e0a-8d0e-5c1b-9b0f-2f4b7d1c0a11';
const written = (content: unknown): string => btoa(JSON.stringify(content));
const read = (cookie: string) => recorderVisitor({ cookie });

describe("The session recorder's id for this browser", () => {
  it.each([
    ['alone', `_hjSessionUser_1234567=${written({ id, created: 1_700_000_000_000, existing: true })}`],
    ['among others', `candidates_token=secret; _hjSessionUser_7=${written({ id })}; theme=dark`],
    ['encoded for a URL', `_hjSessionUser_7=${encodeURIComponent(written({ id }))}`],
  ])('is read from its cookie, %s [spec 1 §7]', (_, cookie) => {
    expect(read(cookie)).toEqual(O.some(id));
  });

  it.each([
    ['no cookie at all', ''],
    ['no cookie of a recorder', 'candidates_token=secret'],
    ['one of another purpose', `_hjSession_7=${written({ id })}`],
    ['no base64', '_hjSessionUser_7=%%%'],
    ['no JSON', `_hjSessionUser_7=${btoa('id')}`],
    ['no id', `_hjSessionUser_7=${written({ created: 1 })}`],
    ['an id that is an address', `_hjSessionUser_7=${written({ id: 'maria@example.org' })}`],
  ])('is missing if there is %s [R5]', (_, cookie) => {
    expect(read(cookie)).toEqual(O.none);
  });
});
