import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Kysely } from 'kysely';
import type { Store } from '../../../../application/ports/unit-of-work';
import type { FromStore } from '../../../../application/ports/unit-of-work/store';
import { StatementFailed, type Answer } from '../../../../adapters/server/postgres/engine/answers';
import { dialect } from '../../../../adapters/server/postgres/engine/dialect';
import { position as positionColumns } from '../../../../adapters/server/positions/position-row.repository';
import type { Tables } from '../../../../adapters/server/postgres/tables';
import { unitOfWork } from '../../../../adapters/server/postgres/unit-of-work';
import { email, sealed } from '../../../support/builders/identity';
import { positionId } from '../../../support/builders/applications';
import { aPosition } from '../../../support/builders/positions';
import { candidateId } from '../../../support/builders/recording';
import { nothing, scripted } from '../../../support/store/scripted';
import { listening } from '../../../support/store/surroundings';

/* How the unit of work handles an engine that fails, at each point where it can. The engine is scripted. */

const maria = email('maria@example.org');
const unavailable = E.left({ _tag: 'StoreUnavailable' });

const on = (answer: (sql: string) => Answer | Promise<Answer>) => {
  const connections = scripted(answer);
  const reporter = listening();
  const db = new Kysely<Tables>({ dialect: dialect(connections, () => undefined) });
  return { run: unitOfWork(db, reporter).run, asked: connections.asked, givenBack: connections.givenBack, reporter };
};

/** Fails at statements with this word. As a server does, it refuses what follows in the transaction, and its COMMIT rolls back. */
const failingAt = (word: string, code: string, times = Infinity) => {
  let isAborted = false;
  return (sql: string): Answer => {
    if (sql.includes(word) && times > 0 && !isAborted) {
      times -= 1;
      isAborted = true;
      throw new StatementFailed(code);
    }
    const wasAborted = isAborted;
    const ends = /^(?:COMMIT|ROLLBACK)$/.test(sql);
    isAborted &&= !ends;
    if (wasAborted && !ends) throw new StatementFailed('25P02');
    return nothing(wasAborted ? 'ROLLBACK' : sql);
  };
};

const counting = ({ codes }: Store): FromStore<undefined> => codes.countTry(maria);

describe('A unit of work', () => {
  it('commits once if its work answers Right', async () => {
    const { run, asked, givenBack } = on(nothing);
    expect(await run(counting)()).toEqual(E.right(undefined));
    expect([asked[0], asked.at(-1), asked.length]).toEqual(['BEGIN', 'COMMIT', 3]);
    expect(givenBack).toEqual([false]);
  });

  /** Answers everything but this statement, until `letGo`. */
  const holding = (held: string) => {
    let letGo = (): void => undefined;
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const answer = async (sql: string): Promise<Answer> => {
      if (sql === held) await free;
      return nothing(sql);
    };
    return { answer, letGo: () => letGo() };
  };
  const reading = ({ candidates }: Store): FromStore<unknown> => candidates.withEmail(maria);
  const locking = ({ candidates }: Store): FromStore<unknown> => candidates.lockAddressee(candidateId(1));
  const aMoment = (): Promise<void> => new Promise((done) => setImmediate(done));

  it('sends its first statement along with BEGIN, and trusts neither until both are answered', async () => {
    const { answer, letGo } = holding('BEGIN');
    const { run, asked } = on(answer);
    let stands = false;
    const running = run(counting)().then(() => {
      stands = true;
    });
    await aMoment();
    expect(asked).toEqual(['BEGIN', expect.stringMatching(/^update/)]);
    expect(stands).toBe(false);
    letGo();
    await running;
    expect(asked.at(-1)).toBe('COMMIT');
  });

  it('that only reads needs no transaction, whether it is completed or abandoned', async () => {
    const { run, asked, givenBack } = on(nothing);
    expect(E.isRight(await run(reading)())).toBe(true);
    await run((store) =>
      pipe(
        reading(store),
        TE.flatMap(() => TE.left({ _tag: 'Refused' } as const)),
      ),
    )();
    expect(asked).toEqual([expect.stringMatching(/^select/), expect.stringMatching(/^select/)]);
    expect(givenBack).toEqual([false, false]);
  });

  it('that reads and then writes begins its transaction at the first write', async () => {
    const { run, asked } = on(nothing);
    await run((store) =>
      pipe(
        reading(store),
        TE.flatMap(() => counting(store)),
      ),
    )();
    expect(asked).toEqual([expect.stringMatching(/^select/), 'BEGIN', expect.stringMatching(/^update/), 'COMMIT']);
  });

  it('that locks what it reads has a transaction, which holds the lock', async () => {
    const { run, asked } = on(nothing);
    await run(locking)();
    expect(asked.slice(0, 2)).toEqual(['BEGIN', expect.stringMatching(/^select .* for update$/)]);
  });

  it('without a successful BEGIN is no transaction: the result of its first statement is not trusted', async () => {
    const { run, asked, givenBack } = on(failingAt('BEGIN', 'ECONNRESET'));
    expect(await run(counting)()).toEqual(unavailable);
    expect(asked).not.toContain('COMMIT');
    expect(givenBack).toEqual([true]);
  });

  it('is rolled back after a failed statement, even if its work goes on and answers Right', async () => {
    const { run, asked, reporter } = on(failingAt('for update', '57014'));
    const stubborn = (store: Store): FromStore<string> =>
      pipe(
        locking(store),
        TE.orElse((): FromStore<unknown> => TE.right(undefined)),
        TE.map(() => 'all is well'),
      );
    expect(await run(stubborn)()).toEqual(unavailable);
    expect(asked).not.toContain('COMMIT');
    expect(asked.at(-1)).toBe('ROLLBACK');
    expect(reporter.heard).toEqual([['store-statement-failed', { code: '57014' }]]);
  });

  it('fails if its COMMIT could only roll back', async () => {
    const { run, reporter } = on((sql) => (sql === 'COMMIT' ? nothing('ROLLBACK') : nothing(sql)));
    expect(await run(counting)()).toEqual(unavailable);
    expect(reporter.heard.map(([event]) => event)).toContain('store-commit-failed');
  });

  it.each(['40001', '40P01', '23505'])('is retried if another was faster (%s)', async (code) => {
    const { run, asked, reporter } = on(failingAt('update', code, 2));
    expect(await run(counting)()).toEqual(E.right(undefined));
    expect(asked.filter((sql) => sql === 'BEGIN')).toHaveLength(3);
    expect(asked.at(-1)).toBe('COMMIT');
    expect(reporter.heard).toEqual([]);
  });

  const countingTwiceAndReading = (store: Store): FromStore<unknown> =>
    pipe(
      counting(store),
      TE.flatMap(() => counting(store)),
      TE.flatMap(() => reading(store)),
    );

  it('sends what comes after a write without waiting for its answer, as long as it has begun', async () => {
    const { answer, letGo } = holding('BEGIN');
    const { run, asked } = on(answer);
    const running = run(countingTwiceAndReading)();
    await aMoment();
    // Were there no transaction, a second write would stand by itself.
    expect(asked).toEqual(['BEGIN', expect.stringMatching(/^update/)]);
    letGo();
    await running;

    const { answer: later, letGo: goOn } = holding(asked[1] ?? '');
    const slow = on(later);
    const ran = slow.run(countingTwiceAndReading)();
    await aMoment();
    expect(slow.asked.map((sql) => sql.split(' ')[0])).toEqual(['BEGIN', 'update', 'update', 'select']);
    goOn();
    await ran;
    expect(slow.asked.at(-1)).toBe('COMMIT');
  });

  it('waits for the write after twenty others, so that none waits behind hundreds', async () => {
    let letGo = (): void => undefined;
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { run, asked } = on(async (sql) => {
      if (sql !== 'BEGIN') await free;
      return nothing(sql);
    });
    const running = run((store) => TE.traverseSeqArray(() => counting(store))([...Array(30).keys()]))();
    await aMoment();
    expect(asked).toHaveLength(22);
    letGo();
    await running;
    expect(asked).toHaveLength(32);
  });

  it.each(['40001', '40P01', '23505'])(
    'is retried if another was faster (%s) at a write that was not waited for, whose code counts and not that of the read after it',
    async (code) => {
      const { run, asked, givenBack, reporter } = on(failingAt('update', code, 2));
      expect(E.isRight(await run(countingTwiceAndReading)())).toBe(true);
      expect(asked.filter((sql) => sql === 'BEGIN')).toHaveLength(3);
      expect(asked.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
      expect(givenBack).toEqual([false, false, false]);
      expect(reporter.heard).toEqual([]);
    },
  );

  it.each([
    ['its COMMIT', counting],
    ['the read after it', countingTwiceAndReading],
  ])('fails with the code of a write that was not waited for, by %s', async (_, work) => {
    const { run, reporter } = on(failingAt('update', '57014'));
    expect(await run(work)()).toEqual(unavailable);
    expect(reporter.heard).toEqual([['store-statement-failed', { code: '57014' }]]);
  });

  it('whose connection is lost between a write and its COMMIT may have been committed, and is not retried', async () => {
    const { run, asked, givenBack, reporter } = on(failingAt('update', 'ECONNRESET'));
    expect(await run(counting)()).toEqual(unavailable);
    expect(asked.filter((sql) => sql === 'BEGIN')).toHaveLength(1);
    expect(givenBack).toEqual([true]);
    expect(reporter.heard.map(([event]) => event)).toContain('store-commit-failed');
  });

  it('is given up if others are faster five times', async () => {
    const { run, asked, reporter } = on(failingAt('update', '40001'));
    expect(await run(counting)()).toEqual(unavailable);
    expect(asked.filter((sql) => sql === 'BEGIN')).toHaveLength(5);
    expect(reporter.heard).toEqual([['store-race-lost', { code: '40001', tries: 5 }]]);
  });

  it('is never retried if it is unknown whether its COMMIT arrived', async () => {
    const { run, asked, givenBack } = on(failingAt('COMMIT', 'ECONNRESET'));
    expect(await run(counting)()).toEqual(unavailable);
    expect(asked.filter((sql) => sql === 'BEGIN')).toHaveLength(1);
    expect(givenBack).toEqual([true]);
  });

  it('whose rollback fails leaves a connection that is never lent again', async () => {
    const { run, givenBack, reporter } = on(failingAt('ROLLBACK', '55000'));
    const answer = await run((store) =>
      pipe(
        counting(store),
        TE.flatMap(() => TE.left({ _tag: 'Refused' } as const)),
      ),
    )();
    expect(answer).toEqual(E.left({ _tag: 'Refused' }));
    expect(givenBack).toEqual([true]);
    expect(reporter.heard).toEqual([['store-rollback-failed', { code: '55000' }]]);
  });

  it.each([
    ['ECONNRESET', true],
    ['57P01', true],
    ['ENGINE_SILENT', true],
    ['23514', false],
  ])('that fails with %s gives its connection back, to be closed: %s', async (code, broken) => {
    const { run, givenBack } = on(failingAt('update', code));
    expect(await run(counting)()).toEqual(unavailable);
    expect(givenBack).toEqual([broken]);
  });

  it('is refused when the store cannot be reached', async () => {
    const reporter = listening();
    const connections = {
      acquire: () => Promise.reject(new StatementFailed('ECONNREFUSED')),
      close: () => Promise.resolve(),
    };
    const db = new Kysely<Tables>({ dialect: dialect(connections, () => undefined) });
    expect(await unitOfWork(db, reporter).run(counting)()).toEqual(unavailable);
    expect(reporter.heard).toEqual([['store-statement-failed', { code: 'ECONNREFUSED' }]]);
  });

  it('whose work throws is rolled back, and what it threw is not reported: it may contain what a candidate typed', async () => {
    const { run, asked, reporter } = on(nothing);
    const throwing = (store: Store): FromStore<undefined> =>
      pipe(
        counting(store),
        TE.flatMap((): FromStore<undefined> => () => Promise.reject(new TypeError('maria@example.org is no number'))),
      );
    expect(await run(throwing)()).toEqual(unavailable);
    expect([asked[0], asked.at(-1), asked.length]).toEqual(['BEGIN', 'ROLLBACK', 3]);
    expect(reporter.heard).toEqual([['store-work-defect', { kind: 'TypeError' }]]);
  });

  it('that encounters a row it cannot read reports where, and not what it found', async () => {
    const row = { id: 1, email: 'NOT AN ADDRESS', first_name: 'Maria', last_name: 'Santos' };
    const { run, asked, reporter } = on((sql) =>
      sql.startsWith('select') ? { rows: [row], command: 'SELECT', affected: 1 } : nothing(sql),
    );
    expect(await run(({ candidates }) => candidates.withEmail(maria))()).toEqual(unavailable);
    expect(asked).toHaveLength(1);
    expect(reporter.heard).toEqual([['store-row-unreadable', { table: 'candidates', column: 'email' }]]);
  });

  it('that encounters an unreadable field inside a position reports its path', async () => {
    const written = {
      ...positionColumns.encode(aPosition()),
      detail: { primary: 'mauve', primaryFont: '#ffffff' },
    };
    const row = Object.fromEntries(
      Object.entries(written).map(([column, value]) => [`positions.${column}`, value] as const),
    );
    const { run, reporter } = on((sql) =>
      sql.startsWith('select') ? { rows: [row], command: 'SELECT', affected: 1 } : nothing(sql),
    );
    expect(await run(({ positions }) => positions.withId(positionId(7)))()).toEqual(unavailable);
    expect(reporter.heard).toEqual([['store-row-unreadable', { table: 'positions', column: 'detail.primary' }]]);
  });

  it('that is over answers nobody: its store cannot be kept for later use', async () => {
    const { run, asked } = on(nothing);
    const kept: Store[] = [];
    await run((store) => {
      kept.push(store);
      return TE.right(undefined);
    })();
    const late = kept[0]?.sessions.close(sealed(1));
    expect(await late?.()).toEqual(unavailable);
    expect(asked).toEqual([]);
  });
});
