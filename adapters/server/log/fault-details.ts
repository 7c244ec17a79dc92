import type { Details } from './redacted';

type Thrown = Readonly<Partial<Record<'name' | 'code' | 'stack', unknown>>>;

/** Checked by shape, not by class: an error from another realm is an error too. */
const isThrown = (fault: unknown): fault is Thrown => typeof fault === 'object' && fault !== null && 'stack' in fault;

/**
 * What the log may record of an unexpected error: its class, its code and its location. Not its message: a driver's message contains SQL and values,
 * a parser's the text it could not read.
 */
export const faultDetails = (fault: unknown): Details => {
  if (!isThrown(fault)) return { fault: typeof fault };
  const { name, code, stack } = fault;
  const frames = (typeof stack === 'string' ? stack : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return {
    fault: typeof name === 'string' ? name : 'unknown',
    ...(typeof code === 'string' ? { code } : {}),
    at: frames.join(' ← '),
  };
};
