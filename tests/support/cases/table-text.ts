import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a table, by its file from the top folder. In a page, `.tools/table-texts.mjs` puts the texts in place of this module. */
export const tableText = (file: string): string => readFileSync(resolve(__dirname, '../../..', file), 'utf8');
