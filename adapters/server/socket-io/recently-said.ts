import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { anything, listOf, struct, text } from '../../contract/codec';

/** Something that was said on the lines of a namespace, as a stream of Redis has it. */
interface Said {
  /** Milliseconds and a number, which grow. */
  readonly at: readonly [number, number];
  readonly rooms: readonly string[];
  readonly except: readonly string[];
  /** The event, what it carries, and at last the place in the stream, from which a line asks again. */
  readonly packet: readonly unknown[];
}

/** In milliseconds: whoever was away longer reads the conversation anew. */
export const saidIsKeptFor = 120_000;
/** Kept here at most. */
const most = 20_000;
/** For one line; a page reads the rest from the store. */
const mostForALine = 500;

/** An entry as Redis answers it: its place, and its fields. */
const streamEntry = t.tuple([t.string, t.array(t.unknown)]);
const broadcastBody = struct({
  packet: struct({ data: listOf(anything) }),
  opts: struct({ rooms: listOf(text), except: listOf(text) }),
}).type;
/** socket.io's number for a message to rooms. */
const broadcast = '3';

const placeOf = (id: string): Said['at'] | undefined => {
  const [, milliseconds, number] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
  return milliseconds === undefined ? undefined : [Number(milliseconds), Number(number)];
};

const isAfter = ([a, b]: Said['at'], [c, d]: Said['at']): boolean => a > c || (a === c && b > d);

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    // With something binary in it, which no line of ours says.
    return undefined;
  }
};

const saidIn = (id: string, fields: ReadonlyMap<unknown, unknown>, namespace: string): Said | undefined => {
  const [at, data] = [placeOf(id), fields.get('data')];
  if (at === undefined || typeof data !== 'string') return undefined;
  if (fields.get('nsp') !== namespace || fields.get('type') !== broadcast) return undefined;
  const body = broadcastBody.decode(parsed(data));
  if (E.isLeft(body)) return undefined;
  const { packet, opts } = body.right;
  return { at, rooms: opts.rooms, except: opts.except, packet: [...packet.data, id] };
};

/** `name, value, name, value …`, as Redis writes the fields of an entry. */
const fieldsOf = (flat: readonly unknown[]): ReadonlyMap<unknown, unknown> =>
  new Map(flat.flatMap((name, n) => (n % 2 === 0 ? [[name, flat[n + 1]] as const] : [])));

/** What was said to rooms lately, by any process, for lines that come back. */
export const recentlySaid = (namespace: string) => {
  let kept: Said[] = [];
  return {
    /** An entry of the stream. Each comes once, in order. */
    hear: (entry: unknown): void => {
      const read = streamEntry.decode(entry);
      if (E.isLeft(read)) return;
      const [id, flat] = read.right;
      const said = saidIn(id, fieldsOf(flat), namespace);
      if (said === undefined) return;
      kept.push(said);
      const oldest = said.at[0] - saidIsKeptFor;
      const first = kept.findIndex(({ at }) => at[0] >= oldest);
      // In steps: each would move all others.
      if (first > 1_000 || kept.length > most) kept = kept.slice(Math.max(first, kept.length - most + 1_000));
    },
    /** What was said in these rooms after that place in the stream: the packets, in order. */
    since: (id: string, rooms: readonly string[]): readonly (readonly unknown[])[] => {
      const place = placeOf(id);
      if (place === undefined) return [];
      const missed: Said[] = [];
      for (let n = kept.length - 1; n >= 0 && missed.length < mostForALine; n -= 1) {
        const said = kept[n];
        if (said === undefined || !isAfter(said.at, place)) break;
        const isTold = said.rooms.some((room) => rooms.includes(room));
        if (isTold && !said.except.some((room) => rooms.includes(room))) missed.push(said);
      }
      return missed.reverse().map(({ packet }) => packet);
    },
  };
};
