import { parseHiringManagerId } from '../../../domain/chat/ids';
import { parseEmail } from '../../../domain/identity/email';
import { parseCandidateId } from '../../../domain/identity/candidate-id';
import { parseOneTimeCode } from '../../../domain/identity/one-time-code';
import { parseReason } from '../../../domain/interviews/reason';
import { parseCommunityId, parsePositionId } from '../../../domain/positions/ids';
import { parseColor } from '../../../domain/positions/theme';
import { parseCalendarDate } from '../../../domain/time/calendar-date';
import { parseIsoInstant, printIsoInstant } from '../../../domain/time/instant';
import { parseTimeZone } from '../../../domain/time/time-zone';
import { parseWallTime } from '../../../domain/time/wall-time';
import { parseFileRef } from '../../../application/ports/file-ref';
import { parseIdempotencyKey, parseSessionToken } from '../../../application/ports/secrets';
import { fromParser, number, text, textOf } from '../codec';

/* The domain's branded values on the wire: their own parsers, and a schema. */

export const email = textOf('an e-mail address', parseEmail, { type: 'string', format: 'email', maxLength: 254 });

export const oneTimeCode = textOf('a code of 4 digits', parseOneTimeCode, { type: 'string', pattern: '^[0-9]{4}$' });

const idSchema = { type: 'integer', minimum: 1, maximum: 9_999_999_999 };

export const positionId = fromParser({
  name: 'a position id',
  wire: number,
  parse: parsePositionId,
  print: Number,
  jsonSchema: idSchema,
});

export const communityId = fromParser({
  name: 'a community id',
  wire: number,
  parse: parseCommunityId,
  print: Number,
  jsonSchema: idSchema,
});

export const candidateId = fromParser({
  name: "a candidate's id",
  wire: number,
  parse: parseCandidateId,
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1 },
});

export const hiringManagerId = fromParser({
  name: "a hiring manager's id",
  wire: number,
  parse: parseHiringManagerId,
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1 },
});

export const instant = fromParser({
  name: 'an instant, ISO 8601 with a zone',
  wire: text,
  parse: parseIsoInstant,
  print: printIsoInstant,
  jsonSchema: { type: 'string', format: 'date-time' },
});

export const calendarDate = textOf('a date YYYY-MM-DD', parseCalendarDate, { type: 'string', format: 'date' });

export const wallTime = textOf('a time HH:mm', parseWallTime, {
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
});

export const timeZone = textOf('an IANA time zone', parseTimeZone);

export const colour = textOf('a colour such as #00B3DA', parseColor);

export const sessionToken = textOf('a session token', parseSessionToken);

export const reason = textOf('a reason of 1 to 1,000 characters', parseReason);

export const fileRef = textOf('a file reference', parseFileRef, { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' });

export const idempotencyKey = textOf('an idempotency key of 16 to 64 letters and digits', parseIdempotencyKey);
