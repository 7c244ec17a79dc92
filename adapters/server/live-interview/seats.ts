import * as E from 'fp-ts/Either';
import type { Side } from '../../../domain/live-interview/room-message';
import { seconds, type Milliseconds } from '../../../domain/time/duration';
import { flag, maybe, number, oneOf, struct, text, type Codec, type Decoded } from '../../contract/codec';
import { roomPeer } from '../../contract/live-interview/room-line';
import { instant } from '../../contract/wire/fields';
import { encoded } from '../socket-io/encoded';

/*
 * Who sits in which room, known to every process. A process tells the others what changes on its own lines, and every two seconds that it is alive; so
 * nobody has to ask the others, one of which may be dead, before somebody may enter. Whoever misses a message notices by the next sign of life.
 */

const side: Codec<Side> = oneOf('candidate', 'interviewer');

const seatFields = {
  /** The room. A room has one seat for each side. */
  key: text,
  role: side,
  /** The same for all pages of one person. */
  who: text,
  peer: roomPeer,
  startsAt: maybe(instant),
  /** socket.io's id of their line, and the process that has it. */
  line: text,
  process: text,
  /** False: the line broke, and may be back. */
  up: flag,
  /** The latest one of a seat is what counts. */
  version: number,
} as const;

const seat = struct(seatFields);
const vacated = struct({ key: text, role: side, line: text });
/** A process, and the versions of all its seats added up. */
const alive = struct({ process: text, tally: number });
const wanted = struct({ process: text });

/** Somebody's place in a room. */
export type Seat = Decoded<typeof seat>;

/** How often a process with seats says that it is alive. */
export const aliveEvery: Milliseconds = seconds(2);

/** The seats of a process that has been silent for this long are empty. */
export const silentFor: Milliseconds = seconds(7);

/** The version of a seat that may be empty by now. */
const unsure = 0;

/** The messages between processes. */
const seatEvent = 'room-seat';
const vacatedEvent = 'room-seat-vacated';
const aliveEvent = 'room-process-alive';
const wantedEvent = 'room-process-wanted';

interface SeatsSettings {
  /** This process. */
  readonly process: string;
  /** Grows, and is about the same in all processes. */
  readonly version: () => number;
  /** In milliseconds, of no clock in particular. */
  readonly elapsed: () => Milliseconds;
  /** Sends a message to all other processes. */
  readonly tell: (event: string, payload: object) => void;
  /** A seat is another than before, here or elsewhere. Undefined: nobody's. */
  readonly changed: (before: Seat | undefined, now: Seat | undefined) => void;
}

export interface Seats {
  /** Undefined: empty. */
  readonly at: (key: string, role: Side) => Seat | undefined;
  /** Somebody on a line of this process takes a seat, or what is known of them there changes. */
  readonly take: (taken: Omit<Seat, 'process' | 'version' | 'up'>) => void;
  /** The line broke. Nobody is told yet. */
  readonly lose: (lost: Seat) => void;
  readonly vacate: (left: Seat) => void;
  /** What other processes say. */
  readonly hear: Readonly<Record<string, (payload: unknown) => void>>;
  /** Says that this process is alive. Called at intervals. */
  readonly signOfLife: () => void;
  /** Empties the seats of processes that are silent. Called at intervals. */
  readonly look: () => void;
}

const placeOf = ({ key, role }: Pick<Seat, 'key' | 'role'>): string => `${role} ${key}`;

/** Two that are taken at the same instant: every process decides for the same one. */
const isLater = (one: Seat, other: Seat): boolean =>
  one.version > other.version || (one.version === other.version && one.line > other.line);

export const heldSeats = ({ process, version, elapsed, tell, changed }: SeatsSettings): Seats => {
  const seats = new Map<string, Seat>();
  const heard = new Map<string, Milliseconds>();

  const of = (whose: string): readonly Seat[] => [...seats.values()].filter((one) => one.process === whose);
  const tallyOf = (whose: string): number => of(whose).reduce((sum, one) => sum + one.version, 0);

  const put = (place: string, now: Seat | undefined): void => {
    const before = seats.get(place);
    if (now === undefined) seats.delete(place);
    else seats.set(place, now);
    changed(before, now);
  };

  const announce = (one: Seat): void => tell(seatEvent, encoded(seat, one));

  const own = (one: Omit<Seat, 'process' | 'version'>): void => {
    const place = placeOf(one);
    const mine: Seat = { ...one, process, version: Math.max(version(), (seats.get(place)?.version ?? 0) + 1) };
    put(place, mine);
    announce(mine);
  };

  const vacate = ({ key, role, line }: Pick<Seat, 'key' | 'role' | 'line'>): void => {
    const place = placeOf({ key, role });
    if (seats.get(place)?.line === line) put(place, undefined);
  };

  const heardOf = <A>({ type }: Codec<A>, take: (told: A) => void) => {
    return (payload: unknown): void => {
      const told = type.decode(payload);
      // Another release may say more, or something else.
      if (E.isRight(told)) take(told.right);
    };
  };

  return {
    at: (key, role) => seats.get(placeOf({ key, role })),
    take: (taken) => own({ ...taken, up: true }),
    lose: (lost) => own({ ...lost, up: false }),
    vacate: (left) => {
      vacate(left);
      tell(vacatedEvent, encoded(vacated, left));
    },
    hear: {
      [seatEvent]: heardOf(seat, (told) => {
        heard.set(told.process, elapsed());
        const known = seats.get(placeOf(told));
        if (known === undefined || isLater(told, known)) put(placeOf(told), told);
      }),
      [vacatedEvent]: heardOf(vacated, vacate),
      [aliveEvent]: heardOf(alive, ({ process: whose, tally }) => {
        heard.set(whose, elapsed());
        for (const one of of(whose)) if (one.version === unsure) put(placeOf(one), undefined);
        if (tallyOf(whose) === tally) return;
        // It names all that it has, soon. What it does not name by its next sign of life is empty.
        for (const one of of(whose)) seats.set(placeOf(one), { ...one, version: unsure });
        tell(wantedEvent, encoded(wanted, { process: whose }));
      }),
      [wantedEvent]: heardOf(wanted, ({ process: whose }) => {
        if (whose === process) for (const one of of(process)) announce(one);
      }),
    },
    signOfLife: () => {
      if (of(process).length > 0) tell(aliveEvent, encoded(alive, { process, tally: tallyOf(process) }));
    },
    look: () => {
      for (const [place, one] of seats)
        if (one.process !== process && elapsed() - (heard.get(one.process) ?? -Infinity) >= silentFor)
          put(place, undefined);
      for (const whose of heard.keys()) if (of(whose).length === 0) heard.delete(whose);
    },
  };
};
