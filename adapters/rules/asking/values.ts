import { countryCodes, countryName } from '../../../domain/identity/phone';
import type { Case } from '../chapter';

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

const judged: readonly Judged[] = [
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
  // What is written with a plus or brackets, or in groups of 3, 3 and 4, is a phone number by itself.
  {
    chapter: 'phone',
    named: [],
    looks: /\+\d[\d ().-]{6,}\d|(?<!\d)\(?\d{3}[ ).-]{1,2}\d{3}[ .-]\d{4}(?!\d)/,
    asCase: (phone, question) => ({ country: countryOf(phone, question), phone }),
  },
  {
    chapter: 'progress',
    named: [],
    looks: /\b[0-3] (?:out )?of 3\b/,
    asCase: (step) => (step.startsWith('3') ? { status: 13 } : { status: 0, applied_status: Number(step.charAt(0)) }),
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
