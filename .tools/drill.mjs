import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './process.mjs';
import { provision } from './provision.mjs';
import { playwright } from './results.mjs';

/*
 * `npm run drill`: several processes on PostgreSQL, PgBouncer, Redis, HAProxy and an S3 server, of which one after another is killed, stopped or away, at full
 * length, and two people who do everything in real browsers meanwhile. `npm test` runs the same in short form.
 */

await ensureInstalled();
const env = await provision([
  ...['POSTGRES_BIN', 'PGBOUNCER_PATH', 'REDIS_PATH', 'HAPROXY_PATH', 'PATRONI_PATH', 'SWIFT_PATH', 'CHROMIUM_PATH'],
]);
await ensureBuilt();
const { code } = await run(
  'npm',
  [
    ...['run', '--silent', 'jest', '--', '--selectProjects=integration', '--maxWorkers=1', '--testTimeout=300000'],
    // A process of its own for each file, as in `npm test`: what one leaves behind, such as a connection that comes back, is not in the way of the next.
    '--workerIdleMemoryLimit=1',
    'tests/(faults/(long-drill|many-machines|rolling-restart|releases-beside|kill-room|redis-lines)|server/pooler|contracts/(bucket-away|file-store.swift))',
  ],
  { env: { ...env, ATTACK: 'full' }, limit: 3_600, show: true },
);
const { ok } = await playwright({
  env: { ...env, ATTACK: 'full' },
  show: true,
  limit: 1_200,
  args: ['--project=camera', '--no-deps', 'tests/browser/many-machines.spec.ts'],
});
process.exitCode = code === 0 && ok ? 0 : 1;
