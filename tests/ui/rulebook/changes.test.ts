import * as E from 'fp-ts/Either';
import { ruleSet, type RuleSet, type Verdict } from '../../../adapters/composition/rulebook';
import { parameters } from '../../../domain/parameters/sheet';
import { changesBetween, saidWith, triedAs } from '../../../ui/rulebook/trying/changes';

const leadTime = parameters.find(({ name }) => name === 'lead_time');

/** The book with one chapter changed. */
const withSlots = (
  change: (chapter: RuleSet['chapters'][number]) => Partial<RuleSet['chapters'][number]>,
): RuleSet => ({
  ...ruleSet,
  chapters: ruleSet.chapters.map((chapter) =>
    chapter.rule.name === 'slots' ? { ...chapter, ...change(chapter) } : chapter,
  ),
});

describe('What another number changes in the book', () => {
  it('is nothing with the same rules', () => {
    expect(changesBetween(ruleSet, ruleSet)).toEqual([]);
  });

  it("is a chapter's sentence, before and after", () => {
    const [change, ...others] = changesBetween(
      ruleSet,
      withSlots(() => ({ sentence: 'Every time.' })),
    );
    expect(others).toEqual([]);
    expect(change).toMatchObject({ name: 'slots', changes: [{ about: '', after: 'Every time.' }] });
    expect(change?.changes[0]?.before).toContain('90 minutes');
  });

  it("is a row's example that is answered by another row, and the values beside a boundary", () => {
    const phone = ruleSet.chapters.find(({ rule }) => rule.name === 'phone');
    const [change] = changesBetween(
      ruleSet,
      withSlots(({ rule, decide }) => ({
        rule: { ...rule, answer: (question) => phone?.rule.answer(question) ?? rule.answer(question) },
        decide,
      })),
    );
    const slots = ruleSet.chapters.find(({ rule }) => rule.name === 'slots');
    expect(change?.changes.map(({ about }) => about)).toEqual([
      ...(slots?.rows.map(({ when }) => when) ?? []),
      ...(slots?.boundary?.shown.map((value) => `${value} ${slots.boundary?.what}`) ?? []),
    ]);
  });

  it('tells cases that another row decides from sentences that only say something else', () => {
    const [change] = changesBetween(
      ruleSet,
      withSlots(({ decide }) => ({
        sentence: 'Every time.',
        decide: (question) => E.map((verdict: Verdict) => ({ ...verdict, row: 'another' }))(decide(question)),
      })),
    );
    expect(change?.changes.filter(({ isDecision }) => !isDecision).map(({ about }) => about)).toEqual(['']);
    expect(change?.changes.length).toBeGreaterThan(5);
  });

  it('is a sentence of a rule without a form', () => {
    const [first, ...others] = ruleSet.plainChapters;
    const [row, ...rows] = first?.rows ?? [];
    if (first === undefined || row === undefined) throw new Error('There is no such chapter.');
    const after = { ...ruleSet, plainChapters: [{ ...first, rows: [{ ...row, says: 'Never.' }, ...rows] }, ...others] };
    expect(changesBetween(ruleSet, after)).toEqual([
      {
        name: first.name,
        title: first.title,
        changes: [{ about: '', before: row.says, after: 'Never.', isDecision: false }],
      },
    ]);
  });
});

describe('A number that is tried', () => {
  it('has its sentence, and is given to the rules in their unit', () => {
    expect(leadTime && saidWith(leadTime, 60)).toBe('A time can be booked until 60 minutes before it starts.');
    expect(leadTime && triedAs(leadTime, 60)).toEqual({ lead_time: 3_600_000 });
  });
});
