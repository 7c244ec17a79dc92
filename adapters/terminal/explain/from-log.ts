import * as E from 'fp-ts/Either';
import { apiPrefix, type Call } from '../../contract/call';
import { calls } from '../../contract/calls';
import { struct, text, type Decoded } from '../../contract/codec';
import { parsedBody } from '../../contract/over-http';

/* A refusal as the portal's log has it: the line of its request says which call it was and why it was refused. */

const answered = struct({ request_id: text, time: text, method: text, route: text, refused: text });
type Answered = Decoded<typeof answered>;

/** A refusal that was found again. */
export interface LoggedRefusal {
  /** An ISO instant. */
  readonly at: string;
  /** `POST /api/scheduled-video-interviews/book_slot` */
  readonly call: string;
  /** The reason's name: `SlotTooSoon`. */
  readonly reason: string;
  /** The sentence that the candidate read, with its numbers. */
  readonly says: string;
}

/** What a call's refusal says, where the line is of that call and its reason can be read. */
type Reader = (line: Answered) => LoggedRefusal | undefined;

type Refusing<R extends { readonly _tag: string }> = Pick<
  Call<unknown, unknown, R>,
  'method' | 'path' | 'refusal' | 'sayRefusal'
>;

const readerOf = <R extends { readonly _tag: string }>({ method, path, refusal, sayRefusal }: Refusing<R>): Reader => {
  const route = `${apiPrefix}/${path.replace(/\{([a-z_]+)\}/g, ':$1')}`;
  return (line) => {
    if (line.method !== method || line.route !== route) return undefined;
    const read = refusal.type.decode(parsedBody(line.refused));
    return E.isLeft(read)
      ? undefined
      : { at: line.time, call: `${method} ${route}`, reason: read.right._tag, says: sayRefusal(read.right) };
  };
};

/** Each call with its own refusals. */
const readersOf = <T extends Readonly<Record<string, { readonly _tag: string }>>>(all: {
  readonly [K in keyof T]: Refusing<T[K]>;
}): readonly Reader[] => {
  const readers: Reader[] = [];
  for (const name in all) readers.push(readerOf(all[name]));
  return readers;
};

const readers = readersOf(calls);

/** Why the request of this id was refused; undefined where the log has no refusal of it. */
export const refusalInLog = (log: string, requestId: string): LoggedRefusal | undefined => {
  for (const one of log.split('\n')) {
    const read = answered.type.decode(parsedBody(one));
    if (E.isLeft(read) || read.right.request_id !== requestId) continue;
    for (const reader of readers) {
      const told = reader(read.right);
      if (told !== undefined) return told;
    }
  }
  return undefined;
};
