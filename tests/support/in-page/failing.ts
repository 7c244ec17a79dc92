import { takeFound } from './jest-globals';

/** The names of a file's tests that fail. A file that can't be read here is told as one. */
export const failingIn = async (load: () => void): Promise<readonly string[]> => {
  try {
    load();
  } catch {
    takeFound();
    return ['Its tests could not be read'];
  }
  const failing: string[] = [];
  for (const { name, run } of takeFound())
    try {
      await run();
    } catch {
      failing.push(name);
    }
  return failing;
};
