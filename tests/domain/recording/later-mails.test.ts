import { secondMailAfter } from '../../../domain/recording/later-mails';

describe("The mails after 'later' [R32]", () => {
  it('are two: at once, and the way back once more 48 hours later', () => {
    expect(secondMailAfter).toBe(48 * 60 * 60 * 1_000);
  });
});
