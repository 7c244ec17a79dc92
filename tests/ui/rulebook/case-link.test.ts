import * as fc from 'fast-check';
import { parseCaseLink, printCaseLink } from '../../../ui/rulebook/case-link';

describe('A link to a case', () => {
  it('leads back to exactly that case, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (chapter, question) => {
        const plain: unknown = JSON.parse(JSON.stringify(question));
        expect(parseCaseLink(printCaseLink(chapter, question))).toEqual({ chapter, case: plain, damaged: false });
      }),
    );
  });

  it('can name only a chapter', () => {
    expect(parseCaseLink('#join')).toEqual({ chapter: 'join', case: undefined, damaged: false });
    expect(parseCaseLink('')).toEqual({ chapter: '', case: undefined, damaged: false });
  });

  it.each([
    ['cut off', '#join?case=%7B%22now%2'],
    ['no JSON', '#join?case=now'],
    ['a list', '#join?case=%5B%5D'],
    ['nothing', '#join?case=null'],
    ['longer than any form holds', `#join?case=${encodeURIComponent(JSON.stringify({ link: 'x'.repeat(30_000) }))}`],
  ])('that is damaged (%s) still names its chapter', (_, hash) => {
    expect(parseCaseLink(hash)).toEqual({ chapter: 'join', case: undefined, damaged: true });
  });

  it('never throws, whatever someone has written into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        expect(parseCaseLink(`#${written}`)).toEqual(expect.objectContaining({ chapter: expect.any(String) }));
      }),
    );
  });
});
