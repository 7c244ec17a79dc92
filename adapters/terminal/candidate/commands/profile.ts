import * as TE from 'fp-ts/TaskEither';
import type * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { isSignedIn } from '../../../../application/identity/sign-in.journey';
import { sayEntrySpan } from '../../../../application/profile/profile-refusals.words';
import { printPhone } from '../../../../domain/identity/phone';
import type { Candidate } from '../../../../domain/profile/candidate';
import { latestFirst } from '../../../../domain/profile/education';
import { longestFirst, type Duration } from '../../../../domain/profile/experience';
import type { CalendarDate } from '../../../../domain/time/calendar-date';
import { dateIn } from '../../../../domain/time/zoned';
import { getCandidateProfile } from '../../../contract/profile/profile.calls';
import { struct } from '../../../contract/codec';
import { table } from '../../table';
import type { CandidateWorld } from '../candidate-world';
import { command } from '../command';
import { notSignedIn } from '../my-jobs';
import { sayOr } from '../say-failure';

/** spec 1 §8 */
const nothingFound = '  No details found';

const counted = (n: number, of: string): readonly string[] => (n === 0 ? [] : [`${n} ${of}${n === 1 ? '' : 's'}`]);

/** `2 years 3 months` (spec 1 §5). */
const sayDuration = ({ years, months }: Duration): string =>
  [...counted(years, 'year'), ...counted(months, 'month')].join(' ');

const orNothing = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [nothingFound] : table(rows);

const say = (candidate: Candidate, today: CalendarDate): readonly string[] => [
  ...table([
    ['Name', `${candidate.firstName} ${candidate.lastName}`],
    ['Email', candidate.email],
    ['Phone', candidate.phone === undefined ? '-' : printPhone(candidate.phone)],
    ['Zip code', candidate.zip ?? '-'],
  ]),
  '',
  'Experience, longest first',
  ...orNothing(
    longestFirst(candidate.experience, today).map(({ entry, duration }) => [
      `  ${entry.title}`,
      entry.company,
      sayEntrySpan(entry),
      duration === undefined ? '' : sayDuration(duration),
    ]),
  ),
  '',
  'Education, latest first',
  ...orNothing(
    latestFirst(candidate.education).map(({ entry }) => [`  ${entry.title}`, entry.college, sayEntrySpan(entry)]),
  ),
];

const today = ({ clock, environment }: CandidateWorld): O.Option<CalendarDate> =>
  dateIn(clock.now(), environment.zone());

export const profileCommand = command({
  name: 'profile',
  usage: '',
  does: 'what you said of yourself: name, phone, experience, education',
  bare: undefined,
  options: {},
  wire: struct({}),
  run: (_, world) =>
    pipe(
      isSignedIn(world.session)
        ? pipe(world.api.profile(), TE.mapLeft(sayOr<never>(world.portal, () => [])))
        : TE.left(notSignedIn),
      TE.bindTo('candidate'),
      TE.bind('date', () =>
        TE.fromOption((): readonly string[] => ['The clock of this machine is not readable.'])(today(world)),
      ),
      TE.map(({ candidate, date }) => ({
        lines: say(candidate, date),
        json: getCandidateProfile.response.type.encode(candidate),
      })),
    ),
});
