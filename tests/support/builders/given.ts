import type { Allowance, Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { hours, minutes, seconds } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { allowances, anApplication } from './applications';
import { ownKeys } from './own-keys';
import { at } from './time';

/** The moment from which phrases count: `interview in 1 hour` begins at 16:00. */
export const now = at('2026-12-04T15:00:00Z');

/** What a phrase says of an application; of the allowances only those it speaks of. */
export type Fact = Partial<
  Omit<Application, 'allowances'> & { readonly allowances: Partial<Record<MoveKind, Allowance>> }
>;

const none: Allowance = { flag: false, left: 0 };

/** Each phrase in the experts' words, with what it says. */
const facts = {
  blocked: { blocked: true },

  'not submitted': { applied: 'not-submitted' },
  'interview arranged': { applied: 'interview-arranged' },

  'screening open': { screening: 'open' },
  'screening passed': { screening: 'passed' },
  'screening unknown': { screening: 'unknown' },
  'screening not selected': { screening: 'not-selected' },

  video: { interviewKind: 'video' },
  'in person': { interviewKind: 'in-person' },
  'self-record': { interviewKind: 'self-record' },
  'kind unknown': { interviewKind: undefined },
  'with onboarding': { onboarding: true },
  'with an offer date': { offeredAt: now },

  'no resume asked for': { resume: 'none' },
  'an optional resume missing': { resume: 'optional', hasResume: false },
  'a required resume missing': { resume: 'required', hasResume: false },
  'a required resume there': { resume: 'required', hasResume: true },
  'a resume there': { hasResume: true },

  'recording submitted': { selfRecordCompleted: true },
  'onsite locked': { onsiteLocked: true },
  'with a link': { meetingLink: 'https://meet.example.org/a' },
  'external application': { externalApplicationUrl: 'https://jobs.example.org' },

  'no move left': { allowances: { video: none, 'in-person': none, onboarding: none, onsite: none } },
} as const satisfies Record<string, Fact>;

const kinds = ['video', 'in-person', 'onboarding', 'onsite'] as const satisfies readonly MoveKind[];
const units = { ms: 1, second: seconds(1), minute: minutes(1), hour: hours(1), day: hours(24), week: hours(168) };

type Unit = keyof typeof units | `${keyof typeof units}s`;
type Length = `${number} ${Unit}` | `${number} ${Unit} and ${number} ms`;
export type Phrase =
  | keyof typeof facts
  | `status ${number}`
  | `${number} ${MoveKind} ${'move' | 'moves'} left`
  | `${'interview' | 'appointment'} ${`in ${Length}` | `${Length} ago`}`;

const isFact = (phrase: string): phrase is keyof typeof facts => Object.hasOwn(facts, phrase);

/** `1 hour and 10 ms` in milliseconds. */
const lengthOf = (length: string): number =>
  [...length.matchAll(/(\d+) (\w+?)s?\b/g)].reduce((sum, [, count, name = '']) => {
    const unit = ownKeys(units).find((one) => name === one || `${name}s` === one);
    return sum + Number(count) * (unit === undefined ? Number.NaN : units[unit]);
  }, 0);

const measures = [
  /^status -?\d+$/,
  /^\d+ (?:video|in-person|onboarding|onsite) moves? left$/,
  /^(?:interview|appointment) (?:in [\w ]+|[\w ]+ ago)$/,
];

/** Whether a text, such as a cell of a table of cases, is a phrase. */
export const isPhrase = (text: string): text is Phrase => isFact(text) || measures.some((one) => one.test(text));

const factOf = (phrase: Phrase): Fact => {
  if (isFact(phrase)) return facts[phrase];
  const [, code] = /^status (.+)$/.exec(phrase) ?? [];
  if (code !== undefined) return { status: statusOf(Number(code)) };
  const [, left, moved] = /^(\S+) (\S+) moves? left$/.exec(phrase) ?? [];
  const kind = kinds.find((one) => one === moved);
  if (kind !== undefined) return { allowances: { [kind]: { flag: true, left: Number(left) } } };
  const [, what, ahead, ago] = /^(interview|appointment) (?:in (.+)|(.+) ago)$/.exec(phrase) ?? [];
  const scheduledAt = plus(now, ahead === undefined ? -lengthOf(ago ?? '') : lengthOf(ahead));
  return { ...(what === 'interview' && facts['interview arranged']), scheduledAt };
};

/** What a fact speaks of, each allowance by itself. */
const subjects = ({ allowances: moves = {}, ...rest }: Fact): readonly string[] => [
  ...Object.keys(rest),
  ...Object.keys(moves).map((kind) => `the moves of ${kind}`),
];

/**
 * An application as an expert tells it: `given('status 35', 'onsite locked')`. What no phrase speaks of is as in `anApplication`: a video position,
 * its screening passed (open, where the application is `not submitted`). A test may add facts of its own, such as the slot that it compares.
 * Speaking of the same thing twice fails the test.
 */
export const given = (...phrases: readonly (Phrase | Fact)[]): Application => {
  const all = phrases.map((phrase) => (typeof phrase === 'string' ? factOf(phrase) : phrase));
  const spokenOf = all.flatMap(subjects);
  const twice = spokenOf.find((subject, n) => spokenOf.indexOf(subject) !== n);
  if (twice !== undefined) throw new Error(`Two phrases speak of ${twice}: ${JSON.stringify(phrases)}`);
  const said = all.reduce(
    (before, fact) => ({
      ...before,
      ...fact,
      allowances: { ...before.allowances, ...fact.allowances },
    }),
    {},
  );
  const implied = said.applied === 'not-submitted' ? facts['screening open'] : {};
  return anApplication({ ...implied, ...said, allowances: allowances(said.allowances) });
};
