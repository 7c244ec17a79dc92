import * as fc from 'fast-check';
import { changedList, type ListChange } from '../../../domain/profile/list-change';
import { cases } from '../../support/cases/cases';
import { data, named, number, text } from '../../../adapters/rules/cases/columns';

const same = (a: string, b: string): boolean => a === b;
const changed = (shown: string, now: string, change: ListChange<string>) => {
  const decision = changedList(same)(Array.from(shown), Array.from(now), change);
  return decision._tag === 'Allowed' ? decision.value.join('') : decision.reason;
};

const added = { _tag: 'Added', entry: 'x' } as const;
const edited = { _tag: 'Edited', place: 1, entry: 'x' } as const;
const removed = { _tag: 'Removed', place: 1 } as const;
const goneAt = (place: number) => ({ _tag: 'EntryChanged', place });
const goneAt1 = goneAt(1);

describe('A change of a list that was shown as abc', () => {
  it.each(cases('profile/list-change-added', { now: text, becomes: text }))('$title', ({ now, becomes }) => {
    expect(changed('abc', now, added)).toBe(becomes);
  });

  it('adds a second b, once: two entries may be equal', () => {
    const another = { _tag: 'Added', entry: 'b' } as const;
    expect(changed('abc', 'abc', another)).toBe('abcb');
    expect(changed('abc', 'abcb', another)).toBe('abcb');
  });

  it.each(cases('profile/list-change-edited', { now: text, becomes: data }))('$title', ({ now, becomes }) => {
    expect(changed('abc', now, edited)).toEqual(becomes);
  });

  it.each(cases('profile/list-change-removed', { now: text, becomes: data }))('$title', ({ now, becomes }) => {
    expect(changed('abc', now, removed)).toEqual(becomes);
  });

  it.each(cases('profile/list-change-no-such-entry', { place: number }))('$title', ({ place }) => {
    const reason = { _tag: 'NoSuchEntry', place, count: 3 };
    expect(changed('abc', 'abcd', { ...edited, place })).toEqual(reason);
    expect(changed('abc', 'abcd', { ...removed, place })).toEqual(reason);
  });
});

/** An entry that keeps its identity however often its text changes: something the rule can't see. */
interface Known {
  readonly shownAt: number | undefined;
  readonly text: string;
}

const elsewhere = fc.oneof(
  fc.record({ act: fc.constant('add' as const), at: fc.nat() }),
  fc.record({ act: fc.constant('edit' as const), at: fc.nat() }),
  fc.record({ act: fc.constant('remove' as const), at: fc.nat() }),
);

const after = (
  list: readonly Known[],
  { act, at }: { readonly act: 'add' | 'edit' | 'remove'; readonly at: number },
  text: string,
): readonly Known[] => {
  if (act === 'add') return [...list, { shownAt: undefined, text }];
  const place = list.length === 0 ? -1 : at % list.length;
  return act === 'edit'
    ? list.map((entry, n) => (n === place ? { ...entry, text } : entry))
    : list.filter((_, n) => n !== place);
};

describe('Whatever another tab or device did to a list in the meantime', () => {
  it('a change affects only the intended entry, and nothing else is lost or comes back [R3]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(elsewhere, { maxLength: 4 }),
        fc.constantFrom('Added', 'Edited', 'Removed'),
        fc.nat(),
        (count, acts, _tag, n) => {
          const place = n % count;
          const shown: readonly Known[] = Array.from({ length: count }, (_, at) => ({
            shownAt: at,
            text: `shown ${at}`,
          }));
          const now = acts.reduce((list, act, at) => after(list, act, `elsewhere ${at}`), shown);
          const change: ListChange<string> =
            _tag === 'Removed'
              ? { _tag, place }
              : _tag === 'Edited'
                ? { _tag, place, entry: 'x' }
                : { _tag, entry: 'x' };
          const decision = changedList(same)(
            shown.map(({ text }) => text),
            now.map(({ text }) => text),
            change,
          );

          const meant = now[place];
          const stands = meant?.shownAt === place && meant.text === `shown ${place}`;
          const others = now.filter((entry) => entry !== meant).map(({ text }) => text);
          const onlyThatWentElsewhere =
            now.length === count - 1 && now.every(({ shownAt, text }) => shownAt !== place && text.startsWith('shown'));
          if (_tag === 'Added')
            expect(decision).toEqual({ _tag: 'Allowed', value: [...now.map(({ text }) => text), 'x'] });
          else if (_tag === 'Edited' && stands)
            expect(decision).toEqual({
              _tag: 'Allowed',
              value: [...others.slice(0, place), 'x', ...others.slice(place)],
            });
          else if (_tag === 'Removed' && (stands || onlyThatWentElsewhere))
            expect(decision).toEqual({ _tag: 'Allowed', value: stands ? others : now.map(({ text }) => text) });
          else expect(decision).toEqual({ _tag: 'Refused', reason: goneAt(place) });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('A change of a list that is shorter now', () => {
  /** Would fail if it were asked about an entry that is not there. */
  const byTitle = (a: { readonly title: string }, b: { readonly title: string }): boolean => a.title === b.title;
  const [nurse, cook] = [{ title: 'Nurse' }, { title: 'Cook' }];

  it.each(
    cases('profile/list-change-gone', {
      change: named<ListChange<{ readonly title: string }>>({
        'an edit': { _tag: 'Edited', place: 1, entry: { title: 'Chef' } },
        'a removal': { _tag: 'Removed', place: 1 },
      }),
    }),
  )('$title', ({ change }) => {
    expect(changedList(byTitle)([nurse, cook], [], change)).toEqual({ _tag: 'Refused', reason: goneAt1 });
  });
});
