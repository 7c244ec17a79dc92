/* What the contracts share: plain functions, which jest runs on a fake and a real Chromium on an adapter of the browser. */

/** The cases of a contract by name. */
export type Contract<Subject> = Readonly<Record<string, (subject: Subject) => Promise<void>>>;

export const expects = (what: string, found: unknown, expected: unknown): void => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} is not ${b}`);
};

export const expectsThat = (what: string, holds: boolean, found?: unknown): void => {
  if (!holds) throw new Error(found === undefined ? what : `${what}: ${JSON.stringify(found)}`);
};
