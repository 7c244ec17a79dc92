import * as E from 'fp-ts/Either';
import { agreeTo, compared, standingsOf, textOf } from '../../../ui/rulebook/agreed/agreed';
import { changesSince, partsChanged } from '../../../ui/rulebook/agreed/changes-since';
import { chapterOfKey, itemsOf, numberItems, type Item } from '../../../ui/rulebook/agreed/items';
import { sayStanding } from '../../../ui/rulebook/agreed/sayings';
import {
  chapters,
  parseAgreed,
  plainChapters,
  printAgreed,
  testedBy,
  type Agreed,
} from '../../../adapters/composition/rulebook';
import { tableText } from '../../support/cases/table-text';

const item = (key: string, said: string): Item => ({
  key,
  of: chapterOfKey(key),
  href: `#${key}`,
  title: 'Which times?',
  called: said,
  said: [{ name: 'It says', words: said }],
});
const row = (id: string, conditions: string, answer: string): Item => ({
  ...item(`slots.${id}`, answer),
  place: `Row ${id}`,
  said: [
    { name: 'Conditions', words: conditions },
    { name: 'The portal answers', words: answer },
  ],
});
const kept = (line: number, asked: string, answer: string): Item => ({
  ...item(`slots.line-${line}`, answer),
  said: [
    { name: 'Asked', words: asked },
    { name: 'The portal answers', words: answer },
  ],
});
const [first, second, other] = [
  item('slots.sentence', 'All.'),
  row('1', 'less than 90', 'no'),
  item('join.sentence', 'Soon.'),
];
const book = [first, second, other];
const how = { by: 'Ana', on: '2026-11-29', version: '1.0.106', isAsRead: () => true };
const agreedTo = (what: readonly string[], given: Agreed = [], items: readonly Item[] = book): Agreed =>
  E.getOrElse((): Agreed => [])(agreeTo(given, items, { ...how, what }));
const changesIn = (before: readonly Item[], after: readonly Item[]) =>
  changesSince(compared(agreedTo(['all'], [], before), after));

describe('What changed since it was agreed to', () => {
  it('is nothing while the book says the same', () => {
    expect(changesIn(book, book)).toEqual([]);
  });

  it('is a row that answers otherwise, with only what differs, then and now', () => {
    expect(changesIn(book, [first, row('1', 'less than 90', 'yes'), other])).toMatchObject([
      {
        key: 'slots.1',
        how: 'changed',
        parts: [{ name: 'The portal answers', before: 'no', after: 'yes' }],
        agreement: { by: 'Ana' },
      },
    ]);
  });

  it('is an item that is new, and one that is gone', () => {
    expect(changesIn([first, second], [first, other])).toMatchObject([
      { key: 'join.sentence', how: 'new', parts: [{ before: undefined, after: 'Soon.' }], agreement: undefined },
      { key: 'slots.1', how: 'gone', href: undefined, agreement: { by: 'Ana' } },
    ]);
  });

  it('is a row that moved: said as such, not as one removed and one added, and still agreed to', () => {
    const [second2, added] = [row('2', 'less than 90', 'no'), row('1', 'skipped', 'no')];
    const found = changesIn(book, [first, added, second2, other]);
    expect(found).toMatchObject([
      { key: 'slots.2', how: 'moved', parts: [{ name: 'Place', before: 'Row 1', after: 'Row 2' }] },
      { key: 'slots.1', how: 'new' },
    ]);
    const standings = standingsOf(agreedTo(['all']), [first, added, second2]);
    expect(standings.map(sayStanding)).toEqual([
      'agreed to by Ana on 2026-11-29, version 1.0.106',
      'new: nobody has agreed to it',
      'agreed to by Ana on 2026-11-29, version 1.0.106, in another place',
    ]);
  });

  it('is a row that moved and answers otherwise: one change with both', () => {
    const found = changesIn(book, [first, row('1', 'skipped', 'no'), row('2', 'less than 90', 'yes'), other]);
    expect(found).toMatchObject([
      {
        key: 'slots.2',
        how: 'changed',
        parts: [
          { name: 'Place', before: 'Row 1', after: 'Row 2' },
          { name: 'The portal answers', before: 'no', after: 'yes' },
        ],
      },
      { key: 'slots.1', how: 'new' },
    ]);
  });

  it('is no case that only stands on another line', () => {
    const before = [kept(2, 'at 9', 'no'), kept(3, 'at 10', 'yes')];
    expect(changesIn(before, [kept(2, 'at 10', 'yes'), kept(3, 'at 9', 'no')])).toEqual([]);
    expect(changesIn(before, [kept(2, 'at 8', 'no'), kept(3, 'at 9', 'no'), kept(4, 'at 10', 'no')])).toMatchObject([
      { key: 'slots.line-4', how: 'changed', parts: [{ before: 'yes', after: 'no' }] },
      { key: 'slots.line-2', how: 'new' },
    ]);
  });

  it('is, of a part with several things, those that differ', () => {
    const part = (words: string) => [{ name: 'Parts', words }];
    expect(partsChanged(part('a: 1; b: 2; c: 3'), part('a: 1; b: 4; c: 3'))).toEqual([
      { name: 'Parts', before: 'b: 2', after: 'b: 4' },
    ]);
    expect(partsChanged(part('a; b'), part('b; a'))).toEqual([{ name: 'Parts', before: 'a; b', after: 'b; a' }]);
  });
});

describe('Somebody who agrees', () => {
  const keysOf = (agreed: Agreed): readonly string[] => agreed.map(({ key }) => key).sort();

  it('agrees to a chapter with its sentence, rows and cases, or to one of them', () => {
    const whole = [...book, kept(2, 'at 9', 'no')];
    expect(keysOf(agreedTo(['slots'], [], whole))).toEqual(['slots.1', 'slots.line-2', 'slots.sentence']);
    expect(keysOf(agreedTo(['slots.1'], [], whole))).toEqual(['slots.1']);
    expect(keysOf(agreedTo(['slots.line-2'], [], whole))).toEqual(['slots.line-2']);
  });

  it('leaves what others agreed to, though it has moved', () => {
    const before = agreedTo(['slots']);
    const moved = [first, row('1', 'skipped', 'no'), row('2', 'less than 90', 'no')];
    const both = agreedTo(['slots.1'], before, moved);
    expect(compared(both, moved).standings.map((one) => one.how)).toEqual(['agreed', 'agreed', 'moved']);
    expect(keysOf(agreedTo(['join'], before))).toEqual(['join.sentence', 'slots.1', 'slots.sentence']);
  });

  it('agrees to what is gone from a chapter with the chapter', () => {
    const before = agreedTo(['all']);
    expect(compared(agreedTo(['slots'], before, [first, other]), [first, other]).gone).toEqual([]);
    expect(compared(agreedTo(['join'], before, [first, other]), [first, other]).gone).toHaveLength(1);
  });

  it('is refused if the book says something else than was read', () => {
    const isAsRead = (text: string): boolean => text === textOf([other]);
    expect(E.isLeft(agreeTo([], book, { ...how, what: ['slots'], isAsRead }))).toBe(true);
    expect(E.isRight(agreeTo([], book, { ...how, what: ['join'], isAsRead }))).toBe(true);
  });

  it('is told what the book does not have', () => {
    expect(agreeTo([], book, { ...how, what: ['slot'] })).toEqual(
      E.left('The book has no chapter and no item "slot".'),
    );
  });
});

describe('The file of the agreements', () => {
  it('has what was read, and comes back', () => {
    const agreed = agreedTo(['join'], agreedTo(['slots']));
    expect(parseAgreed(printAgreed(agreed))).toEqual(E.right([...agreed].sort((a, b) => (a.key < b.key ? -1 : 1))));
  });

  it('has whole records: one without a name is refused', () => {
    const to = [{ key: 'slots.1', said: ['It says: no'] }];
    expect(E.isRight(parseAgreed([{ by: 'Ana', on: '2026-11-29', version: '1', to }]))).toBe(true);
    expect(E.isLeft(parseAgreed([{ on: '2026-11-29', version: '1', to }]))).toBe(true);
  });
});

describe('The book', () => {
  const tested = Object.fromEntries(
    chapters.flatMap((chapter) => {
      const read = testedBy(chapter, tableText);
      return E.isRight(read) ? [[chapter.rule.name, read.right]] : [];
    }),
  );
  const items = [...itemsOf(chapters, plainChapters, tested), ...numberItems];

  it('has a key of its own for each sentence, row, case and number', () => {
    const keys = items.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(
      expect.arrayContaining(['slots.sentence', 'slots.3', 'slots.line-4', 'number.lead_time', 'guard.onsite: 22']),
    );
    expect(items.filter(({ key, of }) => chapterOfKey(key) !== of)).toEqual([]);
  });

  it('says of each row what it asks and answers', () => {
    expect(items.find(({ key }) => key === 'slots.3')?.said).toMatchObject([
      { name: 'When', words: 'it starts in less than 90 minutes' },
      { name: 'Conditions', words: expect.stringContaining('less than 90 minutes') },
      { name: 'For example' },
      { name: 'The portal answers' },
      { name: 'Because' },
      { name: 'Every part of the answer' },
    ]);
  });

  it('comes back from the file as it was agreed to', () => {
    const agreed = parseAgreed(printAgreed(agreedTo(['all'], [], items)));
    expect(E.isRight(agreed) && changesSince(compared(agreed.right, items))).toEqual([]);
  });
});
