/* In place of domain/parameters/tried.ts while `npm run mutate-numbers` changes a number. */

const values: unknown = JSON.parse(process.env['TRIED_VALUES'] ?? '{}');

/** The numbers that are changed. */
export const tried: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(values ?? {}).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
);
