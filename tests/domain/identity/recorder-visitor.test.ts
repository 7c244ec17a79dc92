import * as E from 'fp-ts/Either';
import { parseRecorderVisitor } from '../../../domain/identity/recorder-visitor';

describe('What a session recorder calls a browser', () => {
  it.each(['a', '6f1e6e0a-8d0e-5c1b-9b0f-2f4b7d1c0a11', 'x'.repeat(64)])('may be %s [spec 1 §7]', (text) => {
    expect(parseRecorderVisitor(text)).toEqual(E.right(text));
  });

  it.each(['', ' ', 'x'.repeat(65), 'maria@example.org', 'Maria Santos', '<b>', 'a\n', 'é', '%41'])(
    'is never %j: neither an address nor a name fits in [R5]',
    (text) => {
      expect(parseRecorderVisitor(text)).toEqual(E.left('NotAVisitor'));
    },
  );
});
