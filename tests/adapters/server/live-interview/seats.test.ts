import {
  aliveEvery,
  heldSeats,
  silentFor,
  type Seat,
  type Seats,
} from '../../../../adapters/server/live-interview/seats';
import { known } from '../../../../domain/brand';
import type { PeerId } from '../../../../application/live-interview/meeting-room.port';
import type { Instant } from '../../../../domain/time/instant';

const startsAt = known<Instant>(1_800_000_000_000);

interface Process {
  readonly seats: Seats;
  /** Whose seats came and went, by peer. */
  readonly came: string[];
  readonly left: string[];
  /** What it told the others. */
  readonly said: unknown[];
  /** Messages to and from it are lost. */
  silent: boolean;
}

/** Processes that hear each other's messages at once, unless one is silent. */
const processes = (...names: readonly string[]) => {
  let elapsed = 0;
  let version = 1_000;
  const all = new Map<string, Process>();
  const make = (name: string): Process => {
    const [came, left, said]: [string[], string[], unknown[]] = [[], [], []];
    const seats = heldSeats({
      process: name,
      version: () => version,
      elapsed: () => elapsed,
      tell: (event, payload) => {
        said.push(payload);
        if (all.get(name)?.silent === true) return;
        for (const [other, { seats: theirs, silent }] of all)
          if (other !== name && !silent) theirs.hear[event]?.(JSON.parse(JSON.stringify(payload)));
      },
      changed: (before, now) => {
        if (now?.up === true && before?.line !== now.line) came.push(now.peer.id);
        if (now === undefined && before !== undefined) left.push(before.peer.id);
      },
    });
    const made: Process = { seats, came, left, said, silent: false };
    all.set(name, made);
    return made;
  };
  return {
    all: names.map(make),
    make,
    pass: (times: number) => {
      for (let n = 0; n < times; n += 1) {
        elapsed += aliveEvery;
        version += aliveEvery;
        for (const { seats } of all.values()) {
          seats.look();
          seats.signOfLife();
        }
      }
    },
  };
};

type Taken = Parameters<Seats['take']>[0];

const lina = (line = 'line-of-lina', peer: Partial<Seat['peer']> = {}): Taken => ({
  key: '7.4711',
  role: 'candidate',
  who: 'candidate',
  peer: { id: known<PeerId>('page-of-lina'), name: 'Lina', camera: true, microphone: true, ...peer },
  startsAt,
  line,
});

const two = () => {
  const { all, ...rest } = processes('one', 'two');
  const [one, other] = all;
  if (one === undefined || other === undefined) throw new Error('Two are needed');
  return { one, other, ...rest };
};

const there = ({ seats }: Process): Seat | undefined => seats.at('7.4711', 'candidate');

describe('A seat in a room, of several processes [R26]', () => {
  it('is known to all at once, with what is sent from it and whether its line is up', () => {
    const { one, other } = two();
    one.seats.take(lina());
    expect(there(other)).toMatchObject({ line: 'line-of-lina', up: true, startsAt });
    one.seats.take(lina('line-of-lina', { microphone: false }));
    expect(there(other)?.peer.microphone).toBe(false);
    const seat = there(one);
    if (seat !== undefined) one.seats.lose(seat);
    expect([there(other)?.up, other.left]).toEqual([false, []]);
    if (seat !== undefined) one.seats.vacate(seat);
    expect([there(other), other.left]).toEqual([undefined, ['page-of-lina']]);
  });

  it('is told to a process that started later by the next sign of life', () => {
    const { one, pass, make } = two();
    one.seats.take(lina());
    const late = make('late');
    expect(there(late)).toBeUndefined();
    pass(1);
    expect(late.came).toEqual(['page-of-lina']);
  });

  it('of a process that is gone is empty after seven seconds, and not before', () => {
    const { one, other, pass } = two();
    one.seats.take(lina());
    one.silent = true;
    pass(Math.ceil(silentFor / aliveEvery) - 1);
    expect(other.left).toEqual([]);
    pass(1);
    expect([other.left, there(other)]).toEqual([['page-of-lina'], undefined]);
  });

  it('is still theirs who are back on another process before that', () => {
    const { one, other, pass } = two();
    one.seats.take(lina());
    one.silent = true;
    pass(2);
    other.seats.take(lina('new-line'));
    pass(10);
    expect([other.left, there(other)?.line]).toEqual([[], 'new-line']);
  });

  it('is right again after lost messages: what was taken, what changed and what was left', () => {
    const { one, other, pass } = two();
    one.silent = true;
    one.seats.take(lina());
    one.silent = false;
    pass(1);
    expect(there(other)?.line).toBe('line-of-lina');
    one.silent = true;
    one.seats.take(lina('line-of-lina', { microphone: false }));
    one.silent = false;
    pass(1);
    expect(there(other)?.peer.microphone).toBe(false);
    one.seats.take({ ...lina('line-of-ben'), key: '8.4711' });
    one.silent = true;
    const seat = there(one);
    if (seat !== undefined) one.seats.vacate(seat);
    one.silent = false;
    pass(2);
    expect([there(other), other.left, other.seats.at('8.4711', 'candidate')?.line]).toEqual([
      undefined,
      ['page-of-lina'],
      'line-of-ben',
    ]);
  });

  it('the last word of it counts, in whatever order words arrive', () => {
    const { one, other } = two();
    const said: unknown[] = [];
    const late = heldSeats({
      ...{ process: 'three', version: () => 5, elapsed: () => 0, changed: () => undefined },
      tell: (_, payload) => said.push(payload),
    });
    late.take(lina());
    late.take(lina('line-of-lina', { microphone: false }));
    for (const word of said.reverse()) other.seats.hear['room-seat']?.(word);
    expect(there(other)?.peer.microphone).toBe(false);
    // And whoever takes it later, by a clock that is behind, has it.
    one.seats.take(lina('another-line'));
    expect(there(other)?.line).toBe('another-line');
  });

  it('two who take it at the same instant: every process decides for the same one', () => {
    const { one, other } = two();
    for (const process of [one, other]) process.silent = true;
    one.seats.take(lina('line-a'));
    other.seats.take(lina('line-b'));
    one.seats.hear['room-seat']?.(other.said[0]);
    other.seats.hear['room-seat']?.(one.said[0]);
    expect([there(one)?.line, there(other)?.line]).toEqual(['line-b', 'line-b']);
  });

  it('no message of another shape is heard', () => {
    const { one } = two();
    for (const hear of Object.values(one.seats.hear)) for (const odd of [undefined, 7, {}, { key: 1 }]) hear(odd);
    expect(one.came).toEqual([]);
  });
});
