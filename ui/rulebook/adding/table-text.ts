/**
 * The text of a chapter's table of cases, by its file from the top folder. The build puts the texts here (`.tools/table-texts.mjs`); from source there are
 * none.
 */
export const tableText = (file: string): string => {
  throw new Error(`Only the built rule book has ${file}.`);
};
