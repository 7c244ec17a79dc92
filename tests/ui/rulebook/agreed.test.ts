import * as E from 'fp-ts/Either';
import { agreeTo, changedSince, textOf } from '../../../ui/rulebook/agreed/agreed';
import { itemsOf, numberItems, type Item } from '../../../ui/rulebook/agreed/items';
import { chapters, parseAgreed, plainChapters, type Agreed } from '../../../adapters/composition/rulebook';

const item = (key: string, said: string): Item => ({
  key,
  of: key.replace(/\..*/, ''),
  href: `#${key}`,
  title: 'Which times?',
  said,
});
const [first, second, other] = [item('slots', 'All.'), item('slots.1', 'When early: no.'), item('join', 'Soon.')];
const book = [first, second, other];
const how = { by: 'Ana', on: '2026-11-29', version: '1.0.106', isAsRead: () => true };
const agreedTo = (what: readonly string[], given: Agreed = {}, items: readonly Item[] = book): Agreed =>
  E.getOrElse((): Agreed => ({}))(agreeTo(given, items, { ...how, what }));

describe('What changed since it was agreed to', () => {
  it('is nothing while the book says the same', () => {
    expect(changedSince(agreedTo(['all']), book)).toEqual([]);
  });

  it('is an item that says another word, with both', () => {
    const now = [first, item('slots.1', 'When early: yes.'), other];
    expect(changedSince(agreedTo(['all']), now)).toMatchObject([
      { key: 'slots.1', before: 'When early: no.', after: 'When early: yes.', agreement: { by: 'Ana' } },
    ]);
  });

  it('is an item that is new, and one that is gone', () => {
    expect(changedSince(agreedTo(['slots']), [first, other])).toMatchObject([
      { key: 'join', before: undefined, after: 'Soon.' },
      { key: 'slots.1', before: 'When early: no.', after: undefined, href: undefined },
    ]);
  });
});

describe('Somebody who agrees', () => {
  it('agrees to a chapter with its rows, or to one row', () => {
    expect(Object.keys(agreedTo(['slots']))).toEqual(['slots', 'slots.1']);
    expect(Object.keys(agreedTo(['slots.1']))).toEqual(['slots.1']);
  });

  it('leaves what others agreed to', () => {
    const both = agreedTo(['join'], agreedTo(['slots']));
    expect(Object.keys(both)).toEqual(['join', 'slots', 'slots.1']);
  });

  it('is refused if the book says something else than was read', () => {
    const isAsRead = (text: string): boolean => text === textOf([other]);
    expect(E.isLeft(agreeTo({}, book, { ...how, what: ['slots'], isAsRead }))).toBe(true);
    expect(E.isRight(agreeTo({}, book, { ...how, what: ['join'], isAsRead }))).toBe(true);
  });

  it('is told what the book does not have', () => {
    expect(agreeTo({}, book, { ...how, what: ['slot'] })).toEqual(
      E.left('The book has no chapter and no item "slot".'),
    );
  });

  it('has whole records: one without a name is refused', () => {
    expect(E.isRight(parseAgreed(Object.values(agreedTo(['all']))))).toBe(true);
    expect(E.isLeft(parseAgreed([{ key: 'slots', said: 'All.', on: '2026-11-29', version: '1' }]))).toBe(true);
  });
});

it('each sentence, row and number of the book can be agreed to by a name of its own', () => {
  const keys = [...itemsOf(chapters, plainChapters), ...numberItems].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(['slots', 'slots.3', 'number.lead_time']));
});
