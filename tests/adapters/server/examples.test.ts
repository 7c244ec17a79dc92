import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../../adapters/composition/environment-variables';
import { prometheus } from '../../../adapters/server/operator/metrics/prometheus';

/* The examples for operators: by the programs that read them, where this machine has them, and by what the portal really has. */

const folder = 'adapters/server/examples';
const examples = readdirSync(folder);
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

const haproxy = process.env['HAPROXY_PATH'] ?? '/usr/sbin/haproxy';
const promtool = process.env['PROMTOOL_PATH'] ?? '/usr/bin/promtool';
const given = (program: string) => (existsSync(program) ? it : it.skip);

describe("The operator's examples", () => {
  given(haproxy).each(['haproxy.cfg', 'haproxy-postgres.cfg'])('%s is one that HAProxy takes', (name) => {
    const { status, stdout, stderr } = spawnSync(haproxy, ['-c', '-f', join(folder, name)], { encoding: 'utf8' });
    expect({ status, said: `${stdout}${stderr}`.replace(/Configuration file is valid\s*/, '') }).toEqual({
      status: 0,
      said: '',
    });
  });

  it("haproxy.cfg says 'one moment', and when to ask again, in place of every error of a process that is gone or late", () => {
    const [head = '', page] = textOf('one-moment.http').split('\n\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/^Retry-After: \d$/m);
    expect(page).toContain('One moment, please.');
    expect(textOf('haproxy.cfg').match(/errorfile \d+ \S+/g)).toEqual(
      [502, 503, 504].map((status) => `errorfile ${status} one-moment.http`),
    );
  });

  given(promtool)('prometheus.yml and its alerts are ones that Prometheus takes', () => {
    const { status, stderr } = spawnSync(promtool, ['check', 'config', 'prometheus.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('alert by figures that the portal has', async () => {
    const { text } = await prometheus();
    const served = new Set([...(await text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    const named = [...textOf('alerts.yml').matchAll(/\b(?:portal|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((name) => !served.has(name))).toEqual([]);
  });

  it('name settings that the portal reads', () => {
    const known = Object.keys(environment.schema['properties'] ?? {});
    const named = examples.flatMap((name) =>
      [...textOf(name).matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)=/g)].map(([, setting = '']) => setting),
    );
    expect(named).toEqual(expect.arrayContaining(['NODE_ENV', 'DATA_DIR', 'METRICS_PORT', 'TRUST_PROXY']));
    expect(named.filter((setting) => !known.includes(setting))).toEqual(['NAME']);
  });
});
