import { snacks } from '../../../ui/store/snacks';

const { say } = snacks.actions;

describe('A message that passes by', () => {
  it.each([
    [10_000, 'brought to the portal', say('success', 'Saved')],
    [8_000, 'said on the list', say('success', 'Saved', 'job-list')],
    [10_000, 'said over an advert', say('success', 'Saved', 'apply-link')],
    [6_000, 'said on most screens', say('success', 'Saved', 'anywhere-else')],
  ])('stays %d ms when it is %s [spec 1 §9]', (stays, _, said) => {
    expect(snacks.reducer(undefined, said).snack).toMatchObject({ text: 'Saved', stays });
  });
});
