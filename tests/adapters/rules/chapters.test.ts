import * as E from 'fp-ts/Either';
import { existsSync } from 'node:fs';
import { rules } from '../../../adapters/rules/rules';
import { chapters } from '../../../adapters/rules/chapters';
import requirements from '../../requirements.json';

const known = new Set(Object.keys(requirements.known));

describe.each(chapters.map((chapter) => [chapter.rule.name, chapter] as const))('The chapter of %s', (_, chapter) => {
  it.each(chapter.rows.map((row) => [row.id, row] as const))('row %s decides its own case', (id, { example }) => {
    expect(chapter.decide(example)).toEqual(E.right({ row: id, reason: expect.stringMatching(/\S/) }));
    expect(chapter.rule.answer(example)).toEqual(E.right(expect.anything()));
  });

  it('prints cases on both sides of its boundary, and they differ', () => {
    const { boundary } = chapter;
    if (boundary === undefined) return;
    const said = boundary.shown.map((value) => JSON.stringify(chapter.rule.answer(boundary.caseAt(value))));
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  it('has a field for everything that its cases say', () => {
    const fields = new Set(chapter.fields.map(({ name }) => name));
    const said = chapter.rows.flatMap(({ example }) => Object.keys(example));
    expect(said.filter((name) => !fields.has(name))).toEqual([]);
  });

  it('names sources that the tests know, and files that are there', () => {
    expect(chapter.sources.map(({ cites }) => cites).filter((cites) => !known.has(cites))).toEqual([]);
    expect([...chapter.code, ...chapter.tests].filter((file) => !existsSync(file))).toEqual([]);
  });
});

it('Every rule that can be asked has its chapter', () => {
  expect(chapters.map(({ rule }) => rule.name).sort()).toEqual(rules.map(({ name }) => name).sort());
});
