import type { Recipe } from './recipe';

/** A document's items, each shown by a test. */
export const inventory: Recipe = {
  adds: 'inventory',
  mostFiles: 0,
  steps: ({ kebab }) => [
    {
      file: `tests/inventories/${kebab}.json`,
      is: JSON.stringify({
        document: 'spec 1',
        sections: [{ section: '§2', paragraphs: [{ about: 'An example', rule: [`an item of ${kebab}`] }] }],
      }),
      // Nobody can know that there is such a document.
      noticed: undefined,
    },
    {
      file: `tests/domain/${kebab}.test.ts`,
      is: `it('is shown [spec 1 §2 an item of ${kebab}]', () => {
  expect(true).toBe(true);
});
`,
      noticed: ['trace', 'tests/requirements.json'],
    },
  ],
};
