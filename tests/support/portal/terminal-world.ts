import { at } from '../builders/time';
import type { TerminalWorld } from '../../../adapters/terminal/terminal';
import { ruleSet } from '../../../adapters/rules/rule-set';
import * as E from 'fp-ts/Either';

/** A terminal that reaches nothing and is given nothing: a test that needs more says what. */
export const nothingReached: TerminalWorld = {
  readInput: () => Promise.reject(new Error('standard input was read')),
  reach: () => Promise.reject(new Error('a portal was reached')),
  openCandidate: () => E.left(['there are no keys here']),
  rules: {
    loadRules: () => Promise.resolve(ruleSet),
    loadPackage: () => Promise.reject(new Error('a package was read')),
    openStore: () => Promise.reject(new Error('the store was opened')),
    writeFile: () => Promise.reject(new Error('a file was written')),
    readFile: () => Promise.reject(new Error('a file was read')),
    now: () => at('2026-12-04T15:00:00Z'),
  },
};
