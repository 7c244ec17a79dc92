import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseCalendarDate, type CalendarDate } from '../../domain/time/calendar-date';
import { dateInWords, localMoment } from '../../domain/time/display';
import { seconds } from '../../domain/time/duration';
import { parseIsoInstant, plus, printIsoInstant, type Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { parseWallTime } from '../../domain/time/wall-time';
import { dateIn, instantAt, wallTimeIn } from '../../domain/time/zoned';

/* Moments as a form takes them and as a reader sees them, to the second: rules turn on seconds. */

const secondOf = (instant: Instant): string => printIsoInstant(instant).slice(17, 19);

/** An ISO instant as the values of a date and a time field in a time zone: `2026-12-04T10:20:00`; empty if it is not an instant. */
export const toField = (iso: unknown, zone: TimeZone): string =>
  pipe(
    typeof iso === 'string' ? O.fromEither(parseIsoInstant(iso)) : O.none,
    O.flatMap((instant) =>
      pipe(
        dateIn(instant, zone),
        O.flatMap((date) =>
          pipe(
            wallTimeIn(instant, zone),
            O.map((time) => `${date}T${time}:${secondOf(instant)}`),
          ),
        ),
      ),
    ),
    O.getOrElse(() => ''),
  );

/** The values of a date and a time field as an ISO instant; none if the clock skips that time, or the field is empty. */
export const fromField = (written: string, zone: TimeZone): O.Option<string> => {
  const [, day = '', minute = '', second = '0'] = /^([\d-]+)T(\d\d:\d\d)(?::(\d\d))?/.exec(written) ?? [];
  const date = parseCalendarDate(day);
  const time = parseWallTime(minute);
  if (E.isLeft(date) || E.isLeft(time)) return O.none;
  return pipe(
    instantAt(date.right, time.right, zone),
    O.map((instant) => printIsoInstant(plus(instant, seconds(Number(second)))).replace('.000Z', 'Z')),
  );
};

/** `4 Dec 2026, 10:20:01 AM ET`; seconds are left out when zero. */
export const sayMoment = (instant: Instant, zone: TimeZone): string => {
  const { time, zoneShort } = localMoment(instant, zone);
  const second = secondOf(instant);
  const toTheSecond = second === '00' ? time : time.replace(' ', `:${second} `);
  return pipe(
    dateIn(instant, zone),
    O.match(
      () => printIsoInstant(instant),
      (date) => `${sayDate(date)}, ${toTheSecond} ${zoneShort}`,
    ),
  );
};

/** `4 Dec 2026` */
const sayDate = (date: CalendarDate): string => {
  const { day, monthShort, year } = dateInWords(date);
  return `${day} ${monthShort} ${year}`;
};
