import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import fc from 'fast-check';
import {
  faultsOf,
  fromParser,
  listOf,
  mostFaultsTold,
  mostGathered,
  number,
  struct,
  text,
  type AnyCodec,
  type Codec,
} from '../../../adapters/contract/codec';
import { field, objectOf } from '../../../adapters/contract/record';

/* What is told of a value that can't be read is short, and so is the work on it, however long the value is. */

const said = <A>({ type }: Codec<A>, input: unknown, most?: number): readonly string[] => {
  const read = type.decode(input);
  return E.isLeft(read) ? faultsOf(read.left, most) : [];
};

const items = (many: number): unknown => Array.from({ length: many }, () => 1);

describe('Faults are told', () => {
  it.each([
    ['all of them', 20, 20, undefined],
    ['the first twenty, and that there are more', 21, 21, 'and more'],
    ['the same for 20,000', 20_000, 21, 'and more'],
  ])('%s', (_what, wrong, lines, last) => {
    const faults = said(listOf(text), items(wrong));
    expect(faults).toHaveLength(lines);
    expect(faults[0]).toBe('[0]: expected string, found 1');
    expect(faults[20]).toBe(last);
  });

  it('more of them where somebody mends a file', () => {
    expect(said(listOf(text), items(150), mostGathered)).toHaveLength(150);
  });

  it('with the beginning of a long field name and of a long value, never half a character', () => {
    const name = `x${'😀'.repeat(30_000)}`;
    const closed = struct({ a: number }, true);
    expect(said(closed, { a: name, [name]: name })).toEqual([
      `a: expected number, found "x${'😀'.repeat(19)}`,
      `x${'😀'.repeat(19)}: expected no field of this name, found "x${'😀'.repeat(19)}`,
    ]);
  });
});

describe('Faults are looked for', () => {
  it.each<[string, (item: Codec<number>) => AnyCodec, unknown]>([
    ['in a list', (item) => listOf(item), items(20_000)],
    ['in lists of lists', (item) => listOf(listOf(item)), [items(150), items(150), items(150)]],
    ['in lists of an object', (item) => struct({ a: listOf(item), b: listOf(item) }), { a: items(900), b: items(900) }],
    ['in an entity', (item) => objectOf(field('a', listOf(item))), { a: items(900) }],
  ])('only until no more would be told: %s', (_where, codecOf, input) => {
    let looked = 0;
    const wrong = fromParser<number, number>({
      name: 'a number that is never right',
      wire: number,
      parse: () => {
        looked += 1;
        return E.left('NotRight');
      },
      print: Number,
    });
    const { type } = codecOf(wrong);
    const read = type.decode(input);
    expect(E.isLeft(read) && read.left.length).toBe(mostGathered);
    // A list that began before there were as many is looked through as far.
    expect(looked).toBeLessThan(2 * mostGathered);
  });

  it('among unknown fields as well', () => {
    const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`f${n}`, n]));
    for (const codec of [struct({ a: text }, true), objectOf(field('a', text), true)]) {
      const read = codec.type.decode(many);
      expect(E.isLeft(read) && read.left.length).toBe(mostGathered);
    }
  });
});

describe('What was found', () => {
  const found = (value: unknown): string =>
    said(never, value).join().replace('the whole: expected nothing, found ', '');
  const never: Codec<never> = {
    type: {
      name: 'nothing',
      validate: (input, context) => t.failure(input, context, 'expected nothing'),
      decode: (input) => t.failure(input, [], 'expected nothing'),
      encode: (value) => value,
    },
    schema: {},
  };

  it('begins like its JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const shown = found(value);
        const json = JSON.stringify(value);
        expect(json.startsWith(shown)).toBe(true);
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(json.length, 39));
        expect(shown.length).toBeLessThanOrEqual(40);
      }),
    );
  });

  it('is written no further than it is shown', () => {
    let read = 0;
    const endless = new Proxy(Array<number>(1_000_000), {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) {
          read += 1;
          return 7;
        }
        const value: unknown = Reflect.get(target, name);
        return value;
      },
    });
    expect(found(endless)).toBe('[7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7');
    expect(read).toBeLessThanOrEqual(21);
  });

  it('makes an answer to anything short', () => {
    const list = listOf(struct({ a: text, b: listOf(number) }, true));
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 60 }), (value) => {
        const faults = said(list, value);
        expect(faults.length).toBeLessThanOrEqual(mostFaultsTold + 1);
        for (const fault of faults) expect(fault.length).toBeLessThan(200);
      }),
    );
  });
});
