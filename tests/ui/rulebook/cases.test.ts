import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { chapters, type Case, type Chapter } from '../../../adapters/composition/rulebook';
import { joinChapter } from '../../../adapters/rules/chapters/join';
import { ask, openingOf, rowsOf, stepsOf, unusualIn, usualIn } from '../../../ui/rulebook/cases';
import { faultsByField } from '../../../ui/rulebook/faults';
import { sayValue } from '../../../ui/rulebook/in-words';
import { defaultZone } from '../../../domain/time/time-zone';

const byName = chapters.map((chapter) => [chapter.rule.name, chapter] as const);

describe('A table of cases', () => {
  it.each(byName)('of %s shows for each row what the rule itself answers', (_, chapter: Chapter) => {
    for (const { question, id, row, answer } of rowsOf(chapter).rows) {
      expect(E.isRight(chapter.rule.answer(question))).toBe(true);
      expect([row, answer.length > 0]).toEqual([id, true]);
    }
  });

  it('states once what most cases have in common, and for each row only what differs', () => {
    const cases: readonly Case[] = [{ status: 0, link: 'x' }, { status: 14, link: 'x' }, { status: 0 }];
    const usual = usualIn(cases);
    expect(usual).toEqual({ status: 0, link: 'x' });
    expect(cases.map((one) => unusualIn(usual, one))).toEqual([[], ['status'], ['link']]);
  });

  it('loses nothing by that: the common values plus the differences give the full case again', () => {
    const cases = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ max: 2 })), { minLength: 1 });
    fc.assert(
      fc.property(cases, (all) => {
        const usual: Case = usualIn(all);
        for (const one of all) {
          const names = unusualIn(usual, one);
          for (const name of new Set([...Object.keys(usual), ...Object.keys(one)]))
            expect(names.includes(name)).toBe(usual[name] !== one[name]);
        }
      }),
    );
  });

  it('has the boundary with both its sides [R12]', () => {
    expect(stepsOf(joinChapter).map(({ value, row }) => [value, row])).toEqual([
      [599, '5'],
      [600, '5'],
      [601, '4'],
    ]);
  });
});

describe('A form', () => {
  it.each(byName)('of %s opens on a case that the portal answers', (_, chapter: Chapter) => {
    expect(ask(chapter, openingOf(chapter))._tag).toBe('Answered');
  });

  it('opens on what the examples have in common, though it is the case of no row', () => {
    const usual = usualIn(joinChapter.rows.map(({ example }) => example));
    expect(openingOf(joinChapter)).toEqual(usual);
    expect(joinChapter.rows.slice(0, 1).map(({ example }) => example)).not.toEqual([usual]);
  });

  it('opens on its first example where the usual values together are no question', () => {
    const rows = joinChapter.rows.map((row, at) =>
      at === 0 ? row : { ...row, example: { ...row.example, now: 'soon' } },
    );
    const chapter: Chapter = { ...joinChapter, rows };
    expect(openingOf(chapter)).toEqual(joinChapter.rows[0]?.example);
  });
});

describe('A question that is not understood', () => {
  it('is reported next to the field it is about', () => {
    const asked = ask(joinChapter, { now: 'soon', status: 'x' });
    const faults = asked._tag === 'NotUnderstood' ? asked.faults : [];
    expect(Object.keys(faultsByField(joinChapter, faults).of).sort()).toEqual(['now', 'status']);
    expect(faultsByField(joinChapter, faults).of['now']).toMatch(/^This can’t be read: .*found "soon"\.$/);
  });

  it('is reported by itself if it concerns no field', () => {
    expect(faultsByField(joinChapter, ['the whole: expected an object, found 3'])).toEqual({
      of: {},
      others: ['the whole: expected an object, found 3'],
    });
  });
});

describe('A value in words', () => {
  it.each([
    [true, 'yes'],
    [false, 'no'],
    [null, 'none'],
    [[], 'none'],
    ['', 'empty'],
    [7, '7'],
    [['a', 'b'], 'a, b'],
    [{ opens_at: '2026-12-04T15:20:00.000Z', timesLeft: 2 }, 'opens at: 4 Dec 2026, 10:20 AM ET, times left: 2'],
    ['x'.repeat(101), `${'x'.repeat(25)}… (101 characters)`],
  ])('%j is written as %j', (value, words) => {
    expect(sayValue(value, defaultZone)).toBe(words);
  });
});
