import type { Case } from '../../adapters/composition/rulebook';

/* `#join?case={…}`: a chapter, and a shared case. Links come from other people, so their content is never trusted. */

export interface CaseLink {
  readonly chapter: string;
  readonly case: Case | undefined;
  /** The link has an unreadable case. */
  readonly damaged: boolean;
}

/** The length limit, above what any form holds; a longer case is not read. */
const longest = 20_000;

export const printCaseLink = (chapter: string, question: Case): string =>
  `#${encodeURIComponent(chapter)}?case=${encodeURIComponent(JSON.stringify(question))}`;

const isCase = (value: unknown): value is Case => typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return value;
  } catch {
    return undefined;
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const parseCaseLink = (hash: string): CaseLink => {
  const [, chapter = '', written] = /^#?([^?]*)(?:\?case=(.*))?/s.exec(hash) ?? [];
  if (written === undefined) return { chapter: decoded(chapter), case: undefined, damaged: false };
  const value = written.length > longest ? undefined : read(written);
  return { chapter: decoded(chapter), case: isCase(value) ? value : undefined, damaged: !isCase(value) };
};
