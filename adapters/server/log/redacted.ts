/** The details of a line besides its event. */
export type Details = Readonly<Record<string, string | number | boolean>>;

/** What must never appear in a log, by its shape: e-mail addresses, session tokens (43 characters, with their mark 64) and seals (64 hex digits), link queries. */
const secretShapes: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'=?&/:,;]+@[^\s@<>"'?&/:,;]+/gu, '[e-mail]'],
  [/\b[0-9a-f]{64}\b/gi, '[seal]'],
  [/(?<![A-Za-z0-9_-])(?:[A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{64})(?![A-Za-z0-9_-])/g, '[token]'],
  [/\?[^\s"']+/g, '?[query]'],
];

/** Longer texts are cut: a log line is no place for a body. */
const longestText = 2_000;

export const redactedText = (text: string): string =>
  secretShapes.reduce((cleaned, [shape, mark]) => cleaned.replace(shape, mark), text.slice(0, longestText));

export const redacted = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? redactedText(value) : value]),
  );
