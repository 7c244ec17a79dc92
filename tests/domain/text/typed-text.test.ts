import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { parseReason } from '../../../domain/applications/reason';
import { parsePersonName } from '../../../domain/identity/person-name';
import { parseEntryText } from '../../../domain/profile/entry-text';
import { checkMessage } from '../../../domain/chat/message';
import { checkAnswer } from '../../../domain/screening/answers';
import { aQuestion } from '../../support/builders/screening';
import { characters, cleaned, isBlank } from '../../../domain/text/typed-text';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('A typed text', () => {
  it.each(cases('text/typed-text-kept-trimmed', { typed: text, kept: text }))('$title', ({ typed: raw, kept }) => {
    expect(cleaned(raw)).toBe(kept);
  });

  it.each(cases('text/typed-text-length', { text, length: number }))('$title', ({ text, length }) => {
    expect(characters(text)).toBe(length);
  });

  it('is cleaned idempotently, keeps its letters in order, and needs no trimming afterward [R18]', () => {
    const raw = fc.string({
      unit: fc.constantFrom('a', 'ß', ' ', '\n', '\r', '\t', '\u0000', '\u0085', '😀', '\ud83d', '\ude00'),
    });
    fc.assert(
      fc.property(raw, (text) => {
        const once = cleaned(text);
        expect(cleaned(once)).toBe(once);
        expect(once).toBe(once.trim());
        expect(once.replace(/[^aß]/g, '')).toBe(text.replace(/[^aß]/g, ''));
        for (const unit of once) expect(['a', 'ß', ' ', '\n', '\t', '😀']).toContain(unit);
      }),
      { numRuns: 500 },
    );
  });
});

describe('A text that nobody can see', () => {
  /** Typed one at a time: blanks, direction marks, fillers, joiners, tags, variation selectors, characters without a meaning. */
  const unseen = [
    ...[
      '',
      ' ',
      '\u00a0',
      '\u2007',
      '\u3000',
      '\n',
      '\t',
      '\u00ad',
      '\u034f',
      '\u061c',
      '\u115f',
      '\u1160',
      '\u17b4',
      '\u180e',
    ],
    ...[
      '\u200b',
      '\u200c',
      '\u200d',
      '\u200e',
      '\u200f',
      '\u202e',
      '\u2060',
      '\u2066',
      '\u2069',
      '\u206f',
      '\u2800',
      '\u3164',
    ],
    ...[
      '\ufe0f',
      '\ufeff',
      '\uffa0',
      '\ufffc',
      '\uffff',
      '\ue000',
      '\u{1d159}',
      '\u{e0020}',
      '\u{e0100}',
      '\u{e0fff}',
      '\u{f0000}',
    ],
  ];
  /** How each text that somebody must give is read. */
  const required: readonly (readonly [string, (raw: string) => boolean])[] = [
    ['a reason', (raw) => E.isRight(parseReason(raw))],
    ['a name', (raw) => E.isRight(parsePersonName(raw))],
    ['a title, a company or a college', (raw) => E.isRight(parseEntryText(raw))],
    ['a message', (raw) => checkMessage({ text: raw, attachments: [] })._tag === 'Allowed'],
    [
      'a required answer',
      (raw) => checkAnswer(aQuestion(1, { type: 'short-text', options: [] }), [raw])._tag === 'Allowed',
    ],
  ];
  const blanks = fc.string({ unit: fc.constantFrom(...unseen), maxLength: 20 });
  const letters = fc.constantFrom('a', 'ß', '7', '.', '한', 'ᅡ', '字', 'ا', 'ि', '😀', '👩‍🍳', '⠁', '\u0301', '\u{1faea}');

  it.each(required)('is not %s, and with one visible character it is [R18, R39, spec 1 §5]', (_what, isGiven) => {
    for (const one of unseen) expect([one, isGiven(one)]).toEqual([one, false]);
    fc.assert(
      fc.property(blanks, letters, blanks, (before, letter, after) => {
        expect(isGiven(before + after)).toBe(false);
        expect(isGiven(before + letter + after)).toBe(true);
      }),
    );
  });

  it('is kept as empty, and any other keeps what is beside its visible characters [R18]', () => {
    fc.assert(
      fc.property(blanks, letters, blanks, (before, letter, after) => {
        expect([cleaned(before + after), isBlank(before + after)]).toEqual(['', true]);
        expect(isBlank(before + letter)).toBe(false);
        expect(cleaned(`x${before}${letter}`)).toBe(`x${before}${letter}`);
      }),
    );
  });
});
