import * as fc from 'fast-check';
import {
  firstEntries,
  firstShown,
  savedEntryRedirect,
  withEntryAt,
  withNewEntry,
  withoutEntryAt,
} from '../../../domain/profile/listing';

describe('A list on the profile', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 1],
    [10, 2, 8],
  ])('of %d entries shows the first %d and leaves %d to See More [spec 1 §2, §9]', (count, shown, more) => {
    const entries = Array.from({ length: count }, (_, n) => n);
    expect(firstShown).toBe(2);
    expect(firstEntries(entries)).toEqual({ shown: entries.slice(0, shown), more });
  });

  it('closes 1 s after an entry was saved [spec 1 §9]', () => {
    expect(savedEntryRedirect).toBe(1_000);
  });

  it('adds a new entry at the end [spec 1 §2]', () => {
    expect(withNewEntry(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [0, ['x', 'b', 'c']],
    [2, ['a', 'b', 'x']],
  ])('keeps an edited entry at its own index %d [spec 1 §2]', (place, entries) => {
    expect(withEntryAt(['a', 'b', 'c'], place, 'x')).toEqual({ _tag: 'Allowed', value: entries });
  });

  it.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('has no entry at index %d of 3 [spec 1 §2]', (place) => {
    expect(withEntryAt(['a', 'b', 'c'], place, 'x')).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NoSuchEntry', place, count: 3 },
    });
  });

  it.each([
    [0, ['b', 'c']],
    [1, ['a', 'c']],
    [2, ['a', 'b']],
  ])('without the entry at index %d, those after it move up', (place, entries) => {
    expect(withoutEntryAt(['a', 'b', 'c'], place)).toEqual({ _tag: 'Allowed', value: entries });
  });

  it.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('has nothing to remove at index %d of 3', (place) => {
    expect(withoutEntryAt(['a', 'b', 'c'], place)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NoSuchEntry', place, count: 3 },
    });
  });

  it('loses only the removed entry, and can restore it at its index', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (entries, n) => {
        const place = n % entries.length;
        const kept = [...entries];
        kept.splice(place, 1);
        expect(withoutEntryAt(entries, place)).toEqual({ _tag: 'Allowed', value: kept });
        expect(withoutEntryAt(entries, entries.length + n)._tag).toBe('Refused');
      }),
    );
  });

  it('shows and hides every entry once; an edit changes one and no other [spec 1 §2]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (entries, n) => {
        const { shown, more } = firstEntries(entries);
        expect(shown.length + more).toBe(entries.length);
        const edited = withEntryAt(entries, n % entries.length, -1);
        expect(edited._tag === 'Allowed' && edited.value.filter((entry) => entry === -1)).toHaveLength(1);
        expect(edited._tag === 'Allowed' && edited.value.length).toBe(entries.length);
      }),
    );
  });
});
