import { longestReason, parseReason } from '../../../domain/applications/reason';
import { textOf } from '../codec';
import { visible } from '../wire/fields';

/** A candidate's own words, trimmed: 1 to 1,000 characters (R18, R39). */
export const reason = textOf('a reason of 1 to 1,000 characters', parseReason, {
  type: 'string',
  pattern: visible,
  maxLength: longestReason,
});
