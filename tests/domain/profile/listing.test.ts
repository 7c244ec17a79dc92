import * as fc from 'fast-check';
import {
  firstEntries,
  firstShown,
  savedEntryRedirect,
  withEntryAt,
  withNewEntry,
  withoutEntryAt,
} from '../../../domain/profile/listing';
import { cases } from '../../support/cases/cases';
import { list, number, text } from '../../../adapters/rules/cases/columns';

describe('A list on the profile', () => {
  it.each(cases('profile/listing-see-more', { count: number, shown: number, more: number }))(
    '$title',
    ({ count, shown, more }) => {
      const entries = Array.from({ length: count }, (_, n) => n);
      expect(firstShown).toBe(2);
      expect(firstEntries(entries)).toEqual({ shown: entries.slice(0, shown), more });
    },
  );

  it('closes 1 s after an entry was saved [spec 1 §9]', () => {
    expect(savedEntryRedirect).toBe(1_000);
  });

  it('adds a new entry at the end [spec 1 §2]', () => {
    expect(withNewEntry(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  });

  it.each(cases('profile/listing-edited', { place: number, entries: list(text) }))('$title', ({ place, entries }) => {
    expect(withEntryAt(['a', 'b', 'c'], place, 'x')).toEqual({ _tag: 'Allowed', value: entries });
  });

  it.each(cases('profile/listing-edit-no-such-entry', { place: number }))('$title', ({ place }) => {
    expect(withEntryAt(['a', 'b', 'c'], place, 'x')).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NoSuchEntry', place, count: 3 },
    });
  });

  it.each(cases('profile/listing-removed', { place: number, entries: list(text) }))('$title', ({ place, entries }) => {
    expect(withoutEntryAt(['a', 'b', 'c'], place)).toEqual({ _tag: 'Allowed', value: entries });
  });

  it.each(cases('profile/listing-remove-no-such-entry', { place: number }))('$title', ({ place }) => {
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
