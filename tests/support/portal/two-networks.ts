import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * A device with two networks, such as a phone with Wi-Fi and mobile data, of which one is up at a time. It is a network namespace of Linux with two
 * pairs of virtual cables to this machine: nothing leaves the machine, and nothing else on it changes.
 */

const ip = (...words: readonly string[]): string => execFileSync('ip', words, { encoding: 'utf8', stdio: 'pipe' });

const attempt = (act: () => unknown): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

/** Why there are no two networks here; undefined: there can be. */
export const networksMissing = (): string | undefined => {
  if (!attempt(() => ip('-V'))) return 'no ip was found (Debian: iproute2)';
  const probe = `probe-${process.pid}`;
  const may = attempt(() => ip('netns', 'add', probe)) && attempt(() => ip('netns', 'exec', probe, 'true'));
  attempt(() => ip('netns', 'delete', probe));
  return may ? undefined : 'this user may not make network namespaces (root may)';
};

export interface TwoNetworks {
  /** Where this machine is reached over either network. */
  readonly host: string;
  /** Runs a program on the device: the path of a script that takes the program's arguments. */
  readonly runner: (program: string) => Promise<string>;
  /** The other network comes up after the one before went down, or while it is still there: browsers tell a page only of a gap. */
  readonly change: (how: 'with a gap' | 'overlapping') => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Cable {
  readonly here: string;
  readonly there: string;
  readonly net: string;
}

/** Each run has names and addresses of its own. */
const namesOf = (pid: number) => {
  const range = `10.${64 + (pid % 64)}`;
  return {
    device: `portal-device-${pid}`,
    host: `${range}.0.1`,
    wifi: { here: `wifi${pid}a`, there: `wifi${pid}b`, net: `${range}.1` },
    mobile: { here: `mob${pid}a`, there: `mob${pid}b`, net: `${range}.2` },
  };
};

/** The cables disappear with the namespace, but only after its last program has ended. */
const remove = (pid: number): void => {
  const { device, host, wifi, mobile } = namesOf(pid);
  for (const { here } of [wifi, mobile]) attempt(() => ip('link', 'delete', here));
  attempt(() => ip('netns', 'delete', device));
  attempt(() => ip('address', 'delete', `${host}/32`, 'dev', 'lo'));
};

/** Of runs that were killed. */
const removeLeftovers = (): void => {
  for (const [, pid] of ip('netns', 'list').matchAll(/^portal-device-(\d+)/gm))
    if (!attempt(() => process.kill(Number(pid), 0))) remove(Number(pid));
};

export const twoNetworks = async (): Promise<TwoNetworks> => {
  removeLeftovers();
  const { device, host, wifi, mobile } = namesOf(process.pid);
  const folder = await mkdtemp(join(tmpdir(), 'networks-'));
  ip('netns', 'add', device);
  attempt(() => ip('address', 'add', `${host}/32`, 'dev', 'lo'));
  ip('-n', device, 'link', 'set', 'lo', 'up');
  for (const { here, there, net } of [wifi, mobile]) {
    ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', device);
    ip('address', 'add', `${net}.1/24`, 'dev', here);
    ip('link', 'set', here, 'up');
  }
  const up = ({ there, net }: Cable): void => {
    ip('-n', device, 'address', 'add', `${net}.2/24`, 'dev', there);
    ip('-n', device, 'link', 'set', there, 'up');
    ip('-n', device, 'route', 'replace', 'default', 'via', `${net}.1`);
  };
  /** As a system does it: what is bound to its address is lost. */
  const down = ({ there }: Cable): void => {
    ip('-n', device, 'address', 'flush', 'dev', there);
    ip('-n', device, 'link', 'set', there, 'down');
  };
  let [now, other] = [wifi, mobile];
  up(now);
  return {
    host,
    runner: async (program) => {
      const script = join(folder, 'run');
      await writeFile(script, `#!/bin/sh\nexec ip netns exec ${device} ${program} "$@"\n`);
      await chmod(script, 0o755);
      return script;
    },
    change: (how) => {
      if (how === 'with a gap') down(now);
      up(other);
      if (how === 'overlapping') down(now);
      [now, other] = [other, now];
      return Promise.resolve();
    },
    close: async () => {
      remove(process.pid);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
