import * as E from 'fp-ts/Either';
import type { Reporter } from '../../../../application/ports/reporter';
import type { Clock } from '../../../../application/ports/clock';
import { seconds } from '../../../../domain/time/duration';
import { flag, number, struct, text } from '../../../contract/codec';
import { codeOf } from '../../postgres/engine/answers';
import { pooled } from '../../postgres/engine/pooled';
import { notWell, well, type Finding } from './finding';

/** Codes and appointments are judged by each machine's own clock: a difference of this much is noticed by candidates. */
const apart = seconds(5);

/** PostgreSQL's versions by number; older ones are out of support. */
const oldest = 140_000;

const looked = struct({ now: number, version: text, number, standby: flag, made: flag });

const look = `select (extract(epoch from clock_timestamp()) * 1000)::bigint as now, current_setting('server_version') as version,
  current_setting('server_version_num')::integer as number, pg_is_in_recovery() as standby,
  to_regclass('public.candidates') is not null as made`;

const storeSays = (version: string, versionNumber: number, standby: boolean, made: boolean): Finding => {
  if (standby) return notWell('store', 'DATABASE_URL leads to a standby, which takes no writes: name the primary.');
  if (versionNumber < oldest) return notWell('store', `PostgreSQL ${version} is out of support: use 14 or newer.`);
  return well(
    'store',
    `PostgreSQL ${version} answers${made ? '' : '; it is empty: the portal makes its tables when it starts'}`,
  );
};

/** Asks the PostgreSQL server what it is, and compares its clock with this machine's. */
export const tryServer = async (databaseUrl: string, reporter: Reporter, clock: Clock): Promise<readonly Finding[]> => {
  const connections = pooled(databaseUrl, reporter, 'candidate');
  try {
    const connection = await connections.acquire();
    const asked = clock.now();
    const answer = await connection.ask(look, []).finally(() => connection.release(true));
    const here = (asked + clock.now()) / 2;
    const found = looked.type.decode(answer.rows[0]);
    if (E.isLeft(found))
      return [notWell('store', 'The server of DATABASE_URL is no PostgreSQL that this portal knows.')];
    const { now, version, number: versionNumber, standby, made } = found.right;
    const off = Math.round((now - here) / 1_000);
    return [
      storeSays(version, versionNumber, standby, made),
      Math.abs(now - here) < apart
        ? well('clock', "agrees with the store's")
        : notWell(
            'clock',
            `This machine's clock is ${Math.abs(off)} s ${off > 0 ? 'behind' : 'ahead of'} the store's. Run an NTP service on both.`,
          ),
    ];
  } catch (fault) {
    const code = codeOf(fault);
    return [
      notWell(
        'store',
        `The PostgreSQL server of DATABASE_URL can't be used (${code}). See that it runs, and that host, user, password and database are right.`,
      ),
      notWell('clock', 'Could not be compared: the store does not answer.'),
    ];
  } finally {
    await connections.close();
  }
};
