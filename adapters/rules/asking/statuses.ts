import type { Read } from './words';

/* Statuses that a question names by number, and whether it asks what they mean or what may be done in them. */

/** Two statuses that a question compares, as in `difference between 16 and 17` and `14 vs 31`. */
const compared = /\b(\d+) ?(?:vs\.?|versus|and|or|to|from|\/) ?(?:status ?)?(\d+)\b/i;
const asksDifference = /\b(?:diff\w*|between|compared?|vs\.?|versus)(?=\W)/i;

const asksNothingElse = /\bwhat(?: does|'?s| is) (?:status |code )?\d+(?: mean|\s*\?*$)/i;

/** What a status means is worth more where a question names it as a status, and most where it asks for nothing else. */
const meaningOfNamed = 2;
const meaningAlone = 40;

/** The statuses that a question gives by number: named as such, compared, or any whole number without a unit. */
export const statusNumbers = (
  asked: string,
  { numbers }: Read,
): { readonly worthOfMeaning: number; readonly statuses: readonly number[] } => {
  // 'two' is a number, too, but nobody spells out a status.
  const plain = numbers.filter((one) => Number.isInteger(one) && asked.includes(`${one}`));
  const both = asksDifference.test(asked) ? (compared.exec(asked)?.slice(1).map(Number) ?? []) : [];
  if (both.length > 0 && both.every((one) => plain.includes(one)))
    return { worthOfMeaning: meaningAlone, statuses: both };
  const named = [...asked.matchAll(/\b(?:status(?:es)?|state|code)\s*(?:is|of|no\.?|number)?\s*(-?\d+)\b/gi)].map(
    ([, code]) => Number(code),
  );
  const worthOfMeaning = asksNothingElse.test(asked) ? meaningAlone : named.length > 0 ? meaningOfNamed : 0;
  return { worthOfMeaning, statuses: named.length > 0 ? named : plain };
};

/** By chapter; 1 for every other. */
type Worths = Readonly<Record<string, number>>;

/** What happens if somebody declines is not what 'declined' means. */
const worthForEffect: Worths = { status: 0.6, lifecycle: 1.1 };
/** What may be done in a status that is named by number is said by the rules about acts. */
const worthInStatus: Worths = {
  status: 0.5,
  'card-actions': 1.3,
  'status-buttons': 1.15,
  'employer-acts': 0.8,
  lifecycle: 1.1,
  guard: 1.1,
  moves: 0.95,
};
/** An act that only the employer has decides the chapter. */
const worthOfEmployer: Worths = { status: 0.4, 'employer-acts': 1.8, 'card-actions': 0.7 };

const asksAct =
  /\b(?:can|may|could|possible|able|allowed|ok(?:ay)?|let|lets|buttons?|press|click|tap|next|then|do(?!es)|schedule|re-?(?:schedul|book)\w*|cancel|lose|costs?|use|moves?|join|upload|wants?|again|still|how|when|what (?:happens|if))\b/i;
/** What only the employer does, or what 'we' do. */
const actsOfEmployer: readonly RegExp[] = [
  /\b(?:reject|transfer|shortlist|review|invit|mark|hire)(?:e|es|s|ed|ing)?\b|\bturn (?:her|him|them) down\b/i,
  /\b(?:we|i|us)\b.*\b(?:offer|cancel|send)|\b(?:we|i) (?:set|click|put)\b/i,
  /\boffers? (?:possible|allowed|her|him|them)\b|\bbe (?:offered|rejected|transferred)\b|\bmak(?:e|ing) (?:an|the) offer\b/i,
];
const namesActOfEmployer = (question: string): boolean => actsOfEmployer.some((act) => act.test(question));

/** Whether a question about a status asks what its card lets the candidate do. */
export const asksOfCard = (question: string): boolean => asksAct.test(question) && !namesActOfEmployer(question);

/** What an answer of a chapter is worth, for what the question asks for. */
export const worthForAsked = (question: string, namesStatus: boolean): ((chapter: string) => number) => {
  const asksMeaning = /\b(?:mean\w*|stands?|diff\w*)\b/i.test(question);
  const asksEffect =
    !asksMeaning &&
    !/\b(?:status\w*|code|number)\b/i.test(question) &&
    /\b(?:what (?:happens|if)|when|can|may|how)\b/i.test(question);
  const worths = (): Worths => {
    if (!namesStatus) return asksEffect ? worthForEffect : {};
    if (asksMeaning) return {};
    if (namesActOfEmployer(question)) return worthOfEmployer;
    return asksAct.test(question) ? worthInStatus : {};
  };
  const chosen = worths();
  return (chapter) => chosen[chapter] ?? 1;
};
