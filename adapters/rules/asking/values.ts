import { countryCodes, countryName } from '../../../domain/identity/phone';
import type { Case } from '../chapter';
import { friday } from '../chapters/examples';

/* A value in a question is put to the rule that judges such values: 'Is 1234 a zip code?' is a case of the rule about zip codes. */

/** A rule about one typed value: what a question calls it, what the value looks like, and the case that it makes. */
interface Judged {
  readonly chapter: string;
  /** Any of these stems names it. Empty: the value alone does. */
  readonly named: readonly string[];
  readonly looks: RegExp;
  readonly asCase: (value: string, question: string) => Case;
}

const value = (typed: string): Case => ({ value: typed });

/** The country of a number: the one that its code or the question names, or else the first of the list. */
const countryOf = (phone: string, question: string): string =>
  countryCodes.find((code) => phone.startsWith(code) || new RegExp(`\\b${countryName[code]}\\b`, 'i').test(question)) ??
  /^\+\d{1,2}/.exec(phone)?.[0] ??
  countryCodes[0];

/** A size in bytes that no rule minds. */
const anySize = 100_000;

/** How experts write how far an application got, and what its questions came to: 'applied 1 and sf 0'. */
const far = String.raw`applied(?:[_ ]status)?\W+(?:is )?(\d+)\b`;
const cameTo = String.raw`(?:sf|skill ?filter|screening)(?:[_ ](?:status|result|code))?\W+(?:is )?(\d+)\b`;
const either = `(?:${far}|${cameTo})`;
const describesCard = new RegExp(String.raw`\b${either}(?:.*\b${either})?`, 'i');

const numberIn = (question: string, looks: string): number | undefined => {
  const found = new RegExp(String.raw`\b${looks}`, 'i').exec(question)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** What words tell of a card that numbers describe. */
const told: readonly (readonly [RegExp, Case])[] = [
  [/\brecord/i, { interview_type: 'self_record_interview' }],
  [/\bin[ -]person\b/i, { interview_type: 'in_person_interview' }],
  [
    /\b(?:no|without|missing|required) (?:a )?(?:resume|cv)\b|\b(?:resume|cv)\b.*\b(?:missing|required)\b/i,
    { upload_resume: 1, resume_path: '' },
  ],
  [/(?<!not )\bsubmitted\b/i, { self_record_completed: true }],
  [/\bonboarding\b/i, { onboarding_status: true }],
  [/\badp\b|\bown (?:web)?site\b|\bexternal\b/i, { adp_url: 'https://jobs.example.org/apply/101' }],
  [/\bblocked\b/i, { block_candidate: true }],
];

/** The card that numbers describe: who answered the questions has applied, and who has applied passed them, unless it says otherwise. */
const card = (_: string, question: string): Case => ({
  status: numberIn(question, String.raw`(?<!applied |sf )status (?:is )?(\d+)`) ?? 0,
  applied_status: numberIn(question, far) ?? 1,
  sf_status: numberIn(question, cameTo) ?? (numberIn(question, far) === 0 ? 0 : 8),
  interview_type: 'video_interview',
  now: friday,
  ...told.reduce<Case>((sofar, [said, means]) => (said.test(question) ? { ...sofar, ...means } : sofar), {}),
});

const judged: readonly Judged[] = [
  { chapter: 'progress', named: ['progress', 'percent'], looks: describesCard, asCase: card },
  { chapter: 'card-actions', named: [], looks: describesCard, asCase: card },
  { chapter: 'email', named: [], looks: /\S*@\S*/, asCase: value },
  {
    chapter: 'resume',
    named: ['resum', 'fil', 'upload'],
    looks: /(?<!\S)[\w-]*\.[a-z]\w{0,5}(?![\w@])/i,
    asCase: (name) => ({ name: name.startsWith('.') ? `resume${name}` : name, size: anySize }),
  },
  {
    chapter: 'phone',
    named: ['phon', 'number'],
    looks: /\+?\(?\d[\d ().-]{4,}\d(?:,? ?(?:ext\w*\.?|x|#|;) ?\d+)?/i,
    asCase: (phone, question) => ({ country: countryOf(phone, question), phone }),
  },
  {
    chapter: 'progress',
    named: [],
    looks: /\b[0-3] (?:out )?of 3\b/,
    asCase: (step) => (step.startsWith('3') ? { status: 13 } : { status: 0, applied_status: Number(step.charAt(0)) }),
  },
  {
    chapter: 'progress',
    named: [],
    looks: /\b(?:33|66|67)(?:\.\d+)? ?(?:%|percent)/i,
    asCase: (share) => ({ status: 0, applied_status: share.startsWith('33') ? 1 : 2 }),
  },
  // A short number after 'code' is a status.
  { chapter: 'otp', named: ['cod'], looks: /(?<![\w-])\d{3,}(?![\w-])/, asCase: value },
  {
    chapter: 'zip',
    named: ['zip'],
    looks: /(?<![\w-])\d[\w-]*(?! ?(?:digits?|letters?|characters?))(?![\w-])/i,
    asCase: value,
  },
  {
    chapter: 'otp',
    named: ['otp'],
    looks: /(?<![\w-])\d+(?! ?(?:digits?|letters?|characters?|min|hour|h\b|sec|day|time))(?![\w-])/i,
    asCase: value,
  },
];

/** A rule's case for the value in a question, and the question without the value. */
export interface Judging {
  readonly chapter: string;
  readonly asked: Case;
  readonly rest: string;
}

/**
 * The case that a question asks about. Undefined: it holds no value of a kind that it names.
 * @param stemsOf reads the stems of a text
 */
export const judgingIn = (question: string, stemsOf: (text: string) => readonly string[]): Judging | undefined => {
  for (const { chapter, named, looks, asCase } of judged) {
    const [found, ...others] = [...question.matchAll(new RegExp(looks, 'gi'))].map(([whole]) => whole);
    // Two values of a kind are no case, but what one became.
    if (found === undefined || others.length > 0) continue;
    const stems = stemsOf(question);
    if (named.length === 0 || named.some((stem) => stems.includes(stem)))
      return { chapter, asked: asCase(found.replace(/[?!.,;]+$/, ''), question), rest: question.replace(found, ' ') };
  }
  return undefined;
};
