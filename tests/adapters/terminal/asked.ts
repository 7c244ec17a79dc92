import { runRule } from '../../../adapters/terminal/run-rule';

/** Parses what `rules NAME` prints for a question. An error message fails the test: these questions are all valid. */
export const answered = (name: string, question: unknown): unknown => {
  const { exit, stdout, stderr } = runRule(name, JSON.stringify(question));
  if (exit !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};

/** The lines that `rules NAME` writes to standard error for an unreadable question. */
export const complaints = (name: string, question: unknown): readonly string[] => {
  const { exit, stdout, stderr } = runRule(name, JSON.stringify(question));
  expect([exit, stdout]).toEqual([2, '']);
  return stderr.split('\n').slice(0, -1);
};
