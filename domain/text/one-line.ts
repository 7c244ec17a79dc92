import { characters, cleaned } from './typed-text';

/** A typed text that belongs on one line: cleaned, each run of blanks and line ends one space. A name never begins another line of a mail. */
export const oneLine = (raw: string): string => cleaned(raw).replace(/\s+/g, ' ');

/** Whether a line has something in it that can be read (blanks and invisible characters alone can't) and no more than `limit` characters. */
export const lineFits = (line: string, limit: number): boolean => /[^\s\p{C}]/u.test(line) && characters(line) <= limit;
