import * as E from 'fp-ts/Either';
import { parseSha256 } from '../../../domain/recording/sha256';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

const hash = '0123456789abcdef'.repeat(4);

describe('The hash of a recording [R34]', () => {
  it('is 64 hexadecimal digits', () => {
    expect(parseSha256(hash)).toEqual(E.right(hash));
  });

  it.each(cases('recording/sha256-invalid', { text }))('$title', ({ text }) => {
    expect(parseSha256(text)).toEqual(E.left('NotASha256'));
  });
});
