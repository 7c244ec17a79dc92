import { characters, cleaned, isBlank } from './typed-text';

/** A typed text on one line: cleaned, with each run of white space as one space. So a name never adds a line to a mail. */
export const oneLine = (raw: string): string => cleaned(raw).replace(/\s+/g, ' ');

/** Whether a line has at least one visible character and at most `limit` characters. */
export const lineFits = (line: string, limit: number): boolean => !isBlank(line) && characters(line) <= limit;
