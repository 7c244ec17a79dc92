import * as fc from 'fast-check';
import { concat, delay, EMPTY, map, merge, mergeMap, NEVER, of, Subject, switchMap, throwError, timer } from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import { inLanes, machine, reporting, type CarryOut, type Step } from '../../../application/live/machine';
import { openScope } from '../../../application/live/scope';
import { marbles } from '../../support/marbles';
import { keepingReporter } from '../../support/world/reporter';

/** An event that is recorded, and the commands it issues. */
interface Happened {
  readonly name: string;
  readonly orders: readonly string[];
}

const happened = (name: string, ...orders: readonly string[]): Happened => ({ name, orders });

const remember = (state: string, { name, orders }: Happened): Step<string, string> => [`${state}${name}`, orders];

const threw = (thrown: unknown): Happened => happened(`!${String(thrown)}`);

const nothing: Step<string, string> = ['', []];

const running = (carryOut: CarryOut<string, Happened>, start: Step<string, string> = nothing) => {
  const scope = openScope();
  const played = machine(start, remember, carryOut, threw);
  const heard: string[] = [];
  played.changes.subscribe((state) => heard.push(state));
  played.runIn(scope);
  return { ...played, scope, heard };
};

/** Answers every command at once with an event of the same name. */
const echo: CarryOut<string, Happened> = map((command) => happened(command));

describe('A machine', () => {
  it('begins with a step: its state is there before it runs, and its commands are carried out when it does', () => {
    const played = machine(['s', ['a']], remember, echo, threw);
    expect(played.value()).toBe('s');
    played.runIn(openScope());
    expect(played.value()).toBe('sa');
  });

  it('carries out what a step commands, in order, after the state has changed', () => {
    const seen: string[] = [];
    const played = running(mergeMap((command) => (seen.push(`${command} in ${played.value()}`), EMPTY)));
    played.send(happened('1', 'a', 'b'));
    expect(seen).toEqual(['a in 1', 'b in 1']);
  });

  it('takes one event at a time: an event emitted synchronously by a command waits until all commands of the step have been issued', () => {
    const ordered: string[] = [];
    const played = running((commands) =>
      commands.pipe(
        mergeMap((command) => {
          ordered.push(command);
          return of(command === 'a' ? happened('a', 'c') : happened(command));
        }),
      ),
    );
    played.send(happened('1', 'a', 'b'));
    expect(ordered).toEqual(['a', 'b', 'c']);
    expect(played.heard).toEqual(['1', '1a', '1ab', '1abc']);
  });

  it('queues an event that is sent while it notifies of a state', () => {
    const played = running(echo);
    const once = played.changes.subscribe(() => {
      once.unsubscribe();
      played.send(happened('2'));
    });
    played.send(happened('1', 'a'));
    expect(played.value()).toBe('12a');
  });

  it('notifies no one of an event that changes nothing', () => {
    const played = running(echo);
    played.send(happened(''));
    expect(played.heard).toEqual([]);
  });

  it('lets a later command stop an earlier one', () => {
    marbles((scheduler: TestScheduler) => {
      const lookUp: CarryOut<string, Happened> = switchMap((command) => of(happened(command)).pipe(delay(5)));
      const played = machine(nothing, remember, lookUp, threw);
      played.runIn(openScope());
      scheduler.createHotObservable('a-b-------c').subscribe((name) => played.send(happened('.', name)));
      scheduler
        .expectObservable(played.changes)
        .toBe('a-b----c--d----e', { a: '.', b: '..', c: '..b', d: '..b.', e: '..b.c' });
    });
  });

  it('receives outside events as well as those of its commands, for as long as its scope lasts', () => {
    marbles((scheduler: TestScheduler) => {
      const world = scheduler.createHotObservable('-w-w-w').pipe(map((name) => happened(name)));
      const scope = openScope();
      const played = machine(nothing, remember, (commands) => merge(echo(commands), world), threw);
      played.runIn(scope);
      scheduler.schedule(() => scope.end(), 4);
      scheduler.expectObservable(played.changes).toBe('-a-b', { a: 'w', b: 'ww' });
    });
  });
});

describe('The scope of a machine', () => {
  it('stops the commands in progress; events before and after it go to no one', () => {
    marbles((scheduler: TestScheduler) => {
      const carryOut: CarryOut<string, Happened> = mergeMap((command) => timer(3).pipe(map(() => happened(command))));
      const scope = openScope();
      const played = machine(nothing, remember, carryOut, threw);
      played.send(happened('0'));
      played.runIn(scope);
      played.send(happened('1', 'a'));
      scheduler.schedule(() => {
        played.send(happened('2', 'b'));
      }, 1);
      scheduler.schedule(() => {
        scope.end();
        played.send(happened('3'));
      }, 3);
      scheduler.expectObservable(played.changes).toBe('-x-y', { x: '12', y: '12a' });
    });
  });

  it('starts over when another opens, as when a component is mounted twice', () => {
    const answers: Subject<Happened>[] = [];
    const played = machine(
      ['s', ['a']],
      remember,
      mergeMap(() => (answers.push(new Subject()), answers.at(-1) ?? NEVER)),
      threw,
    );
    const first = openScope();
    played.runIn(first);
    played.send(happened('1'));
    first.end();
    played.runIn(openScope());
    expect(played.value()).toBe('s');
    expect(answers.map(({ observed }) => observed)).toEqual([false, true]);
    answers.at(-1)?.next(happened('2'));
    expect(played.value()).toBe('s2');
  });
});

describe('A command that throws', () => {
  const throwing: CarryOut<string, Happened> = mergeMap((command) => {
    if (command === 'bad') throw new Error('bad');
    return command === 'worse' ? throwError(() => new Error('worse')) : of(happened(command));
  });

  it('becomes an event, at once or later, and the next one is carried out', () => {
    const played = running(throwing);
    played.send(happened('1', 'bad', 'a'));
    played.send(happened('2', 'worse'));
    played.send(happened('3', 'b'));
    expect(played.value()).toBe('1!Error: bada2!Error: worse3b');
  });

  it('may be answered by an event that issues commands', () => {
    const played = machine(nothing, remember, throwing, () => happened('!', 'mend'));
    played.runIn(openScope());
    played.send(happened('1', 'bad'));
    expect(played.value()).toBe('1!mend');
  });

  it('leaves the other lanes alone', () => {
    marbles((scheduler: TestScheduler) => {
      const carryOut = inLanes<string, Happened>(
        ([lane = '']) => lane,
        (command) => {
          if (command.endsWith('bad')) throw new Error('bad');
          return timer(7).pipe(map(() => happened(command)));
        },
        threw,
      );
      const played = machine(nothing, remember, carryOut, threw);
      played.runIn(openScope());
      played.send(happened('1', 'a1', 'b1'));
      scheduler.schedule(() => played.send(happened('2', 'b-bad')), 2);
      scheduler
        .expectObservable(played.changes)
        .toBe('--(xy)-a', { x: '12', y: '12!Error: bad', a: '12!Error: bada1' });
    });
  });

  it('in a step that throws reaches whoever sent the event, and the machine goes on', () => {
    const played = machine<string, Happened, string>(
      nothing,
      (state, event) => {
        if (event.name === 'bad') throw new Error('a defect');
        return remember(state, event);
      },
      echo,
      threw,
    );
    played.runIn(openScope());
    expect(() => played.send(happened('bad'))).toThrow('a defect');
    played.send(happened('1', 'a'));
    expect(played.value()).toBe('1a');
  });
});

describe('Lanes', () => {
  it('let a command stop the one before it in its lane, and no other', () => {
    marbles((scheduler: TestScheduler) => {
      const carryOut = inLanes<string, Happened>(
        ([lane = '']) => lane,
        (command) => (command.endsWith('stop') ? EMPTY : timer(3).pipe(map(() => happened(command)))),
        threw,
      );
      const events = carryOut(scheduler.createHotObservable('a-b-c-d', { a: 'a1', b: 'b1', c: 'a2', d: 'a-stop' }));
      scheduler.expectObservable(events.pipe(map(({ name }) => name))).toBe('---a-b', { a: 'a1', b: 'b1' });
    });
  });
});

describe('The queue of a machine', () => {
  /** Each event issues commands and each command answers with events, all synchronously, as deep as the tree goes. */
  interface Node {
    readonly name: string;
    /** One command each, with the events that answer it. */
    readonly commands: readonly (readonly Node[])[];
  }
  const { node } = fc.letrec<{ node: Node }>((tie) => ({
    node: fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd'),
      commands: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constant([]),
        fc.array(fc.array(tie('node'), { maxLength: 3 }), { maxLength: 3 }),
      ),
    }),
  }));
  type Log = readonly string[];
  const step = (log: Log, { name, commands }: Node): Step<Log, readonly Node[]> => [[...log, name], commands];

  it('takes events in the order in which they came, none twice and none lost, even if commands answer synchronously', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (sent) => {
        const played = machine<Log, Node, readonly Node[]>(
          [[], []],
          step,
          mergeMap((answers) => of(...answers)),
          () => ({
            name: '!',
            commands: [],
          }),
        );
        played.runIn(openScope());
        for (const one of sent) played.send(one);
        // The model: each press is completed before the next, breadth first.
        const model: string[] = [];
        for (const one of sent) {
          const queue = [one];
          for (const { name, commands } of queue) {
            model.push(name);
            queue.push(...commands.flat());
          }
        }
        expect(played.value()).toEqual(model);
      }),
      { numRuns: 300 },
    );
  });

  it('never takes an event while it takes another', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (sent) => {
        let depth = 0;
        const deepest: number[] = [];
        const played = machine<Log, Node, readonly Node[]>(
          [[], []],
          (log, event) => {
            depth += 1;
            deepest.push(depth);
            const next = step(log, event);
            depth -= 1;
            return next;
          },
          (commands) => commands.pipe(mergeMap((answers) => concat(of(...answers)))),
          () => ({ name: '!', commands: [] }),
        );
        played.runIn(openScope());
        let pressed = false;
        played.changes.subscribe(() => {
          if (pressed) return;
          pressed = true;
          played.send({ name: 'x', commands: [] });
        });
        for (const one of sent) played.send(one);
        expect(deepest.every((deep) => deep === 1)).toBe(true);
        expect(played.value().filter((name) => name === 'x')).toHaveLength(sent.length === 0 ? 0 : 1);
      }),
      { numRuns: 200 },
    );
  });
});

describe('What a command throws', () => {
  it("is reported under the machine's name and becomes an event", () => {
    const reporter = keepingReporter();
    const threwIn = reporting<string, string>(reporter, 'lobby', (command) => `broke at ${command ?? 'the start'}`);
    expect([threwIn(new Error('ours'), 'Open'), threwIn('ours')]).toEqual(['broke at Open', 'broke at the start']);
    expect(reporter.reports).toEqual([
      { event: 'lobby-threw', detail: { error: 'Error: ours' } },
      { event: 'lobby-threw', detail: { error: 'ours' } },
    ]);
  });
});
