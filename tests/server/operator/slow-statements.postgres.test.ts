import { Kysely, sql } from 'kysely';
import { noMetrics } from '../../../adapters/server/operator/metrics/metrics';
import { jsonLog } from '../../../adapters/server/log/log';
import { requestScope } from '../../../adapters/server/log/request-scope';
import { dialect } from '../../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../../adapters/server/postgres/engine/pooled';
import { slowLogged } from '../../../adapters/server/operator/metrics/slow-statements';
import { timed } from '../../../adapters/server/postgres/engine/timed';
import { at } from '../../support/builders/time';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../../support/postgres';
import { listening } from '../../support/store/surroundings';
import { standingClock } from '../../support/world/clock';

describeOnPostgres('A slow statement', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('is logged with the id of the request that asked and without values; a quick one is not', async () => {
    const lines: string[] = [];
    const log = jsonLog({
      level: 'info',
      clock: standingClock(at('2026-12-04T15:00:00Z')),
      requestId: requestScope.current,
      write: (line) => void lines.push(line),
    });
    const connections = pooled(await server.newDatabase(), listening(), 'candidate');
    const db = new Kysely({
      dialect: dialect(timed(connections, slowLogged(log, noMetrics.store)), () => undefined),
      log: [],
    });
    const asked = (requestId: string, seconds: number) =>
      new Promise((done) => {
        requestScope.run(requestId, () => {
          void sql`select   pg_sleep(${seconds}), ${'ann@example.org'}::text`.execute(db).then(done);
        });
      });
    await Promise.all([asked('7QF3-K2MX-9TDA', 1.2), asked('QUIC-KONE-0000', 0)]);
    await db.destroy();
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        time: '2026-12-04T15:00:00.000Z',
        level: 'info',
        event: 'slow-statement',
        request_id: '7QF3-K2MX-9TDA',
        ms: expect.any(Number),
        statement: 'select pg_sleep($1), $2::text',
      },
    ]);
  });
});
