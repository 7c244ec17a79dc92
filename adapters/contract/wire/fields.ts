import { parseHiringManagerId } from '../../../domain/ids/chat-ids';
import { parseEmail } from '../../../domain/text/email';
import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { parseOneTimeCode } from '../../../domain/identity/one-time-code';
import { parseCommunityId, parsePositionId } from '../../../domain/ids/position-ids';
import { parseCalendarDate } from '../../../domain/time/calendar-date';
import { parseIsoInstant, printIsoInstant } from '../../../domain/time/instant';
import { parseTimeZone } from '../../../domain/time/time-zone';
import { parseEndTime, parseWallTime } from '../../../domain/time/wall-time';
import { longestToken, parseSessionToken } from '../../../application/identity/secrets.port';
import { parseIdempotencyKey } from '../../../application/ports/secrets';
import { fromParser, maybe, number, text, textOf } from '../codec';

/** At least one visible ASCII character: enough for a schema, since the decoder knows every visible character. */
export const visible = '[!-~]';

/* The domain's branded values on the wire: their own parsers, and a schema. */

/** Trimmed and in lower case, at most 254 characters (R19). */
export const email = textOf('an e-mail address', parseEmail, { type: 'string', format: 'email', maxLength: 254 });

/** Exactly 4 digits as a text: 0042 is a code (R19). */
export const oneTimeCode = textOf('a code of 4 digits', parseOneTimeCode, {
  type: 'string',
  pattern: '^[0-9]{4}$',
  examples: ['0042'],
});

const idSchema = { type: 'integer', minimum: 1, maximum: 9_999_999_999 };

/** A whole number from 1 to 9,999,999,999; the encoded ids of links are never sent (R1). */
export const positionId = fromParser({
  name: 'a position id',
  wire: number,
  parse: parsePositionId,
  print: Number,
  jsonSchema: idSchema,
});

/** A whole number from 1 to 9,999,999,999; chat sometimes calls it `location_id`. */
export const communityId = fromParser({
  name: 'a community id',
  wire: number,
  parse: parseCommunityId,
  print: Number,
  jsonSchema: idSchema,
});

/** A whole number from 1. It grants nothing: the token says who calls (R39). */
export const candidateId = fromParser({
  name: "a candidate's id",
  wire: number,
  parse: parseCandidateId,
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1 },
});

/** A whole number from 1: `hm_id`, and in chat also `to` and `sender` (R39). */
export const hiringManagerId = fromParser({
  name: "a hiring manager's id",
  wire: number,
  parse: parseHiringManagerId,
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1 },
});

/** ISO 8601 with a zone, which is required; written in UTC, with milliseconds. */
export const instant = fromParser({
  name: 'an instant, ISO 8601 with a zone',
  wire: text,
  parse: parseIsoInstant,
  print: printIsoInstant,
  jsonSchema: { type: 'string', format: 'date-time' },
});

/** A day that exists, as YYYY-MM-DD; those of slots are in the position's zone (R14). */
export const calendarDate = textOf('a date YYYY-MM-DD', parseCalendarDate, { type: 'string', format: 'date' });

/** HH:mm from 00:00 to 23:59; those of slots are in the position's zone (R14). */
export const wallTime = textOf('a time HH:mm', parseWallTime, {
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  examples: ['09:30'],
});

/** HH:mm from 00:00 to 24:00, the midnight that ends the day: the end of a slot. */
export const endTime = textOf('a time HH:mm', parseEndTime, {
  type: 'string',
  pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
  examples: ['09:30'],
});

/** The IANA name of a time zone; one that is unknown here is a fault. */
export const timeZone = textOf('an IANA time zone', parseTimeZone, {
  type: 'string',
  format: 'iana-timezone',
  examples: ['America/Chicago'],
});

/** Opaque: any string that a backend issues, such as a JWT. */
export const sessionToken = textOf('a session token', parseSessionToken, {
  type: 'string',
  pattern: '^[A-Za-z0-9._~+/-]+=*$',
  examples: ['a-token'],
  maxLength: longestToken,
});

/** 16 to 64 letters, digits, - and _: a new one for each choice, the same for its repetitions (R17). */
export const idempotencyKey = textOf('an idempotency key of 16 to 64 letters and digits', parseIdempotencyKey, {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{16,64}$',
  examples: ['aaaaaaaaaaaaaaaaaaaaaa'],
});

/** The header in which a request carries its key; in a call's description a field of this name. */
export const idempotencyHeader = 'idempotency-key';

/** The field of a call whose repetition must not act twice (R17). */
export const keyField = { [idempotencyHeader]: maybe(idempotencyKey) } as const;
