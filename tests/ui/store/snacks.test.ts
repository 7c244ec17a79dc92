import { snacks } from '../../../ui/store/snacks';

const { say, turned } = snacks.actions;

describe('A passing message', () => {
  it.each([
    [10_000, 'brought to the portal', say('success', 'Saved')],
    [8_000, 'said on the list', say('success', 'Saved', 'job-list')],
    [10_000, 'said over an advert', say('success', 'Saved', 'apply-link')],
    [6_000, 'said on most screens', say('success', 'Saved', 'anywhere-else')],
  ])('stays %d ms when it is %s [spec 1 §9]', (stays, _, said) => {
    expect(snacks.reducer(undefined, said).snack).toMatchObject({ text: 'Saved', stays });
  });

  it.each([
    [1, 'brought to the portal', say('success', 'Interview rescheduled successfully')],
    [0, 'said on the list', say('success', 'Interview rescheduled successfully', 'job-list')],
    [0, 'about the page itself', say('success', 'Copied', 'copied')],
  ])('survives %d page changes if it is %s [spec 1 §9]', (times, _, said) => {
    const after = (turns: number) =>
      Array.from({ length: turns }, () => turned()).reduce(snacks.reducer, snacks.reducer(undefined, said)).snack;
    expect(after(times)).toBeDefined();
    expect(after(times + 1)).toBeUndefined();
  });
});
