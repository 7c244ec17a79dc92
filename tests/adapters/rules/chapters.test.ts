import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { existsSync } from 'node:fs';
import { rules } from '../../../adapters/rules/rules';
import type { Case, Chapter } from '../../../adapters/rules/chapter';
import { chapters } from '../../../adapters/rules/chapters';
import requirements from '../../requirements.json';

/** An answer's booleans and enum values, which all cases of a row share. */
const words = [
  'joinable',
  'allowed',
  'valid',
  'verb',
  'value',
  'wording',
  'access_error',
  'reset',
  'hint',
  'listed',
  'step',
];

const decisive = (answer: unknown): readonly unknown[] => {
  const said = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  return [said.map(([name]) => name).sort(), said.filter(([name]) => words.includes(name)).sort()];
};

/** Variations on the rule book's cases: fields mixed from other cases, some left out. */
const casesNear = ({ rows, boundary }: Chapter): fc.Arbitrary<Case> => {
  const cases = [
    ...rows.map(({ example }) => example),
    ...(boundary?.shown ?? []).map((n) => boundary?.caseAt(n) ?? {}),
  ];
  const fields = cases.flatMap((one) => Object.entries(one));
  return fc
    .tuple(
      fc.constantFrom(...cases),
      fc.array(fc.constantFrom(...fields), { maxLength: 4 }),
      fc.array(fc.constantFrom(...fields.map(([name]) => name)), { maxLength: 1 }),
    )
    .map(([one, others, without]) =>
      Object.fromEntries(
        Object.entries({ ...one, ...Object.fromEntries(others) }).filter(([name]) => !without.includes(name)),
      ),
    );
};

const known = new Set(Object.keys(requirements.known));

describe.each(chapters.map((chapter) => [chapter.rule.name, chapter] as const))('The chapter of %s', (_, chapter) => {
  it.each(chapter.rows.map((row) => [row.id, row] as const))('row %s decides its own case', (id, { example }) => {
    const verdict = chapter.decide(example);
    expect(verdict).toMatchObject(E.right({ row: id, reason: expect.stringMatching(/\S/) }));
    if (E.isRight(verdict) && verdict.right.says !== undefined) expect(verdict.right.says).toMatch(/^[A-Z'0-9/]/);
    expect(chapter.rule.answer(example)).toEqual(E.right(expect.anything()));
  });

  it("finds a row for every similar case, and answers it as it answers the row's own case", () => {
    const byRow = new Map(chapter.rows.map(({ id, example }) => [id, chapter.rule.answer(example)]));
    fc.assert(
      fc.property(casesNear(chapter), (asked) => {
        const verdict = chapter.decide(asked);
        const answer = chapter.rule.answer(asked);
        if (E.isLeft(verdict) || E.isLeft(answer)) {
          expect(verdict).toEqual(answer);
          return;
        }
        const ofRow = byRow.get(verdict.right.row);
        expect(ofRow && E.map(decisive)(ofRow)).toEqual(E.map(decisive)(answer));
        expect(verdict.right.reason).toMatch(/\S/);
      }),
    );
  });

  it('prints cases on both sides of its boundary, and their answers differ', () => {
    const { boundary } = chapter;
    if (boundary === undefined) return;
    const said = boundary.shown.map((value) => JSON.stringify(chapter.rule.answer(boundary.caseAt(value))));
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  it('has a field for everything that its cases state', () => {
    const fields = new Set(chapter.fields.map(({ name }) => name));
    const said = chapter.rows.flatMap(({ example }) => Object.keys(example));
    expect(said.filter((name) => !fields.has(name))).toEqual([]);
  });

  it('cites sources that the tests know, and files that exist', () => {
    expect(chapter.sources.map(({ cites }) => cites).filter((cites) => !known.has(cites))).toEqual([]);
    expect([...chapter.code, ...chapter.tests].filter((file) => !existsSync(file))).toEqual([]);
  });
});

it('Every rule that can be queried has its chapter', () => {
  expect(chapters.map(({ rule }) => rule.name).sort()).toEqual(rules.map(({ name }) => name).sort());
});

describe('An expert finds', () => {
  const told = (rule: string) => {
    const chapter = chapters.find(({ rule: { name } }) => name === rule);
    if (chapter === undefined) throw new Error(`There is no chapter of ${rule}`);
    return chapter;
  };
  const reason = (rule: string, asked: Case): unknown => pipe(told(rule).decide(asked), E.toUnion);
  const atEnd = (rule: string, n: number): Case => told(rule).boundary?.caseAt(n) ?? {};

  it('what 41 means: its name, what leads to it and what its card offers [R9]', () => {
    expect(reason('status', { status: 41 })).toEqual({
      row: '41',
      reason:
        "41 means 'Onsite canceled', in the stage 'onsite'. It comes about when the candidate puts the onsite meeting off with " +
        "'Reschedule later'. Its card offers Reschedule onsite.",
    });
  });

  it('why someone in status 17 may schedule: by Reschedule on the card, which opens a page that admits 17 [R16]', () => {
    expect(reason('guard', { screen: 'schedule', status: 17 })).toMatchObject({
      row: 'schedule: 17',
      reason: expect.stringContaining('offers Reschedule, which opens /schedule/…/reschedule'),
    });
    expect(reason('guard', { screen: 'schedule_reschedule', status: 17 })).toMatchObject({
      row: 'schedule-reschedule: 17',
      reason: expect.stringContaining('offers Reschedule, which opens this page'),
    });
  });

  it('what happens on the third reschedule if two are allowed [R10, R18, R27]', () => {
    const limit = 'This job cannot be rescheduled or you have exceeded the reschedule limit';
    expect(told('lifecycle').rule.answer(atEnd('lifecycle', 2))).toEqual(
      E.right({
        application: expect.objectContaining({ available_video_reschedules: 0, can_reschedule_video: false }),
      }),
    );
    expect(told('lifecycle').rule.answer(atEnd('lifecycle', 3))).toEqual(E.right({ refused: limit }));
    expect(told('card-actions').rule.answer(atEnd('card-actions', 2))).toEqual(
      E.right({ actions: expect.arrayContaining([{ action: 'reschedule', enabled: false, why: limit }]) }),
    );
    expect(told('cancel').rule.answer(atEnd('cancel', 2))).toEqual(
      E.right(expect.objectContaining({ reschedules_left: 0 })),
    );
  });

  it('all 21 rows of the card [R10]', () => {
    const rows = new Set(told('card-actions').rows.map(({ id }) => Number.parseInt(id)));
    expect([...rows]).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
  });
});
