import { runRule } from '../../../adapters/terminal/run-rule';

/** What `rules NAME` prints for a question, read again. A complaint is an error: these questions are all well put. */
export const answered = (name: string, question: unknown): unknown => {
  const { exit, stdout, stderr } = runRule(name, JSON.stringify(question));
  if (exit !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};

/** What `rules NAME` says on standard error about a question that it can't read, line by line. */
export const complaints = (name: string, question: unknown): readonly string[] => {
  const { exit, stdout, stderr } = runRule(name, JSON.stringify(question));
  expect([exit, stdout]).toEqual([2, '']);
  return stderr.split('\n').slice(0, -1);
};
