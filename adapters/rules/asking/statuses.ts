import { statusCatalogue } from '../../../domain/applications/status-catalogue';
import type { Read } from './words';

/* Statuses that a question names by number or in quotes, and whether it asks what they mean or what may be done in them. */

/** Two statuses that a question compares, as in `difference between 16 and 17` and `14 vs 31`. */
const compared = /\b(\d+) ?(?:vs\.?|versus|and|or|to|from|\/) ?(?:status ?)?(\d+)\b/i;
const asksDifference = /\b(?:diff\w*|between|compared?|vs\.?|versus)(?=\W)/i;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** What follows a status, though it ends as a plural does. */
const noThings = 'is|was|has|does|vs|this|means|buttons|status';
/** Numbers that are no statuses: of a date, and of things that are counted. */
const counted = new RegExp(
  String.raw`\b(\d+)(?:st|nd|rd|th)? (?:${month}|(?!${noThings})[a-z]{2,}[a-rt-z]s)\b|\b${month} (\d+)\b`,
  'gi',
);

const asksNothingElse = /\bwhat(?: does|'?s| is) (?:status |code )?\d+(?: mean|\s*\?*$)/i;

/** What a status means is worth more where a question names it as a status, and most where it asks for nothing else. */
const meaningOfNamed = 2;
const meaningAlone = 40;

/** The words for each status that shares them with no other. */
const codeByMeaning = new Map<string, number>(
  Object.values(statusCatalogue)
    .filter(({ meaning }, _, all) => all.filter((other) => other.meaning === meaning).length === 1)
    .map(({ code, meaning }) => [meaning.toLowerCase(), code]),
);

/** The statuses whose words a question quotes, or says after 'status'. */
const quotedIn = (asked: string): readonly number[] =>
  [
    ...asked
      .toLowerCase()
      .matchAll(/(?<!\w)['"\u201c\u2018](.+?)['"\u201d\u2019](?!\w)|\bstatus (?:is |says |of )?([a-z ]+)/g),
  ].flatMap(([, quoted, said = '']) =>
    [...codeByMeaning]
      .filter(([meaning]) => quoted === meaning || said === meaning || said.startsWith(`${meaning} `))
      .map(([, code]) => code),
  );

/** The statuses that a question gives by number: named as such, compared, or any number without a unit; and its other numbers, which count something. */
export const statusNumbers = (
  asked: string,
  { numbers }: Read,
): { readonly worthOfMeaning: number; readonly statuses: readonly number[]; readonly counts: readonly number[] } => {
  const counts = [...asked.matchAll(counted)].map(([, before, after]) => Number(before ?? after));
  // 'two' is a number, too, but nobody spells out a status.
  const plain = numbers.filter((one) => Number.isInteger(one) && asked.includes(`${one}`) && !counts.includes(one));
  const both = asksDifference.test(asked) ? (compared.exec(asked)?.slice(1).map(Number) ?? []) : [];
  if (both.length > 0 && both.every((one) => plain.includes(one)))
    return { worthOfMeaning: meaningAlone, statuses: both, counts };
  const numbered = [...asked.matchAll(/\b(?:status(?:es)?|state|code)\s*(?:is|of|no\.?|number)?\s*(-?\d+)\b/gi)].map(
    ([, code]) => Number(code),
  );
  const named = numbered.length > 0 ? numbered : quotedIn(asked);
  const worthOfMeaning = asksNothingElse.test(asked) ? meaningAlone : named.length > 0 ? meaningOfNamed : 0;
  return { worthOfMeaning, statuses: named.length > 0 ? named : plain, counts };
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

/** Who asks for buttons asks what stands on a card. */
const asksButton = /\bbuttons?\b|\bon (?:the|her|his|their|my) card\b|\bcard (?:shows?|offers?|says?)\b/i;
const worthAsButton: Worths = { 'card-actions': 1.2, 'status-buttons': 1.2 };

/** Who asks for a status asks what an act makes of the application. */
const asksForStatus = /\b(?:which|what) (?:status|number|code)\b/i;
const worthAsStatus: Worths = { status: 1.1, lifecycle: 1.1, 'card-actions': 0.8 };

/** Whether a question about a status asks what its card lets the candidate do. */
export const asksOfCard = (question: string): boolean => asksAct.test(question) && !namesActOfEmployer(question);

/** What an answer of a chapter is worth, for what the question asks for. */
export const worthForAsked = (question: string, namesStatus: boolean): ((chapter: string) => number) => {
  const asksMeaning = /\b(?:mean\w*|stands?|diff\w*)\b/i.test(question);
  const asksEffect =
    !asksMeaning &&
    !/\b(?:status\w*|code|number)\b/i.test(question) &&
    /\b(?:what (?:happens|if)|when|can|may|how)\b/i.test(question);
  const worthInNamed = (): Worths => {
    if (namesActOfEmployer(question)) return worthOfEmployer;
    return asksAct.test(question) ? worthInStatus : {};
  };
  const worths: readonly Worths[] = [
    asksButton.test(question) ? worthAsButton : {},
    asksForStatus.test(question) && !namesStatus ? worthAsStatus : {},
    namesStatus && !asksMeaning ? worthInNamed() : {},
    asksEffect && !namesStatus ? worthForEffect : {},
  ];
  return (chapter) => worths.reduce((worth, each) => worth * (each[chapter] ?? 1), 1);
};
