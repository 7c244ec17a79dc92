import {
  listOf,
  maybe,
  number,
  oneOf,
  struct,
  text,
  variant,
  variants,
  type Codec,
} from '../../../adapters/contract/codec';
import { tellable } from '../../../adapters/contract/tellable';
import { bookingRefusal } from '../../../adapters/contract/applications/scheduling-refusals.wire';
import { slot } from '../../support/builders/slots';

type Told =
  | {
      readonly _tag: 'Typed';
      readonly words: string;
      readonly deep: { readonly words: readonly string[] };
      readonly count: number;
    }
  | { readonly _tag: 'Closed'; readonly kind: 'video' | 'onsite'; readonly perhaps: 'a' | 'b' | undefined };

const told: Codec<Told> = variants<Told>({
  Typed: variant('Typed', { words: text, deep: struct({ words: listOf(text) }), count: number }),
  Closed: variant('Closed', { kind: oneOf('video', 'onsite'), perhaps: maybe(oneOf('a', 'b')) }),
});

const tell = (refusal: Told): unknown => tellable(told.schema, told.type.encode(refusal));

describe('What the log may contain of a refusal', () => {
  it('is its reason and its numbers, and no words that could have been typed, however deep [R5]', () => {
    expect(tell({ _tag: 'Typed', words: 'Maria', deep: { words: ['Santos', '4711'] }, count: 3 })).toEqual({
      reason: 'Typed',
      words: '…',
      deep: { words: ['…', '…'] },
      count: 3,
    });
  });

  it('is one of a fixed set of words, or a note that there is none [R5]', () => {
    expect(tell({ _tag: 'Closed', kind: 'onsite', perhaps: 'a' })).toEqual({
      reason: 'Closed',
      kind: 'onsite',
      perhaps: 'a',
    });
    expect(tell({ _tag: 'Closed', kind: 'video', perhaps: undefined })).toEqual({
      reason: 'Closed',
      kind: 'video',
      perhaps: null,
    });
  });

  it('leaves out what the contract does not name [R5]', () => {
    expect(tellable(told.schema, { reason: 'Closed', kind: 'video', email: 'maria@example.org' })).toEqual({
      reason: 'Closed',
      kind: 'video',
    });
  });

  it('is enough to reconstruct a refused booking: slots, minutes, statuses [R14, R17]', () => {
    const refusals = [
      { _tag: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 },
      {
        _tag: 'SlotTaken',
        wanted: slot('2026-12-04', '10:30', '11:00'),
        nearest: [slot('2026-12-04', '11:00', '11:30')],
      },
      { _tag: 'NoMovesLeft', kind: 'video', left: 0 },
      { _tag: 'ActNotOffered', act: 'Book', status: 'Not Selected', offered: ['cancel'] },
    ] as const;
    for (const refusal of refusals) {
      const line: unknown = JSON.parse(
        JSON.stringify(tellable(bookingRefusal.schema, bookingRefusal.type.encode(refusal))),
      );
      expect(bookingRefusal.type.decode(line)).toEqual({ _tag: 'Right', right: refusal });
    }
  });
});
