import { secondMailAfter } from '../../../domain/recording/later-mails';

describe("The emails after 'later' [R32]", () => {
  it('are two: one at once, and the return link again 48 hours later', () => {
    expect(secondMailAfter).toBe(48 * 60 * 60 * 1_000);
  });
});
