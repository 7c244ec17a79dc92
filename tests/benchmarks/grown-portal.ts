import * as t from 'io-ts';
import type { SessionToken } from '../../application/identity/secrets.port';
import { jobsOf } from '../../adapters/composition/jobs';
import { portal } from '../../adapters/composition/portal';
import { deployment } from '../../application/ports/operator-caller';
import { serverTokens } from '../../adapters/composition/server-tokens';
import { start } from '../../adapters/composition/start';
import { searchCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { keyFromFile } from '../../adapters/server/files/key-file';
import { nodeSecrets } from '../../adapters/server/identity/secrets';
import type { ConversationKey } from '../../domain/chat/conversation';
import { parseCandidateId } from '../../domain/ids/candidate-id';
import { slotsOf } from '../../domain/positions/slot';
import { searchWindow } from '../../domain/scheduling/search-window';
import { addDays } from '../../domain/time/calendar-date';
import { printIsoInstant } from '../../domain/time/instant';
import { communityId, positionId } from '../support/builders/applications';
import { hiringManagerId } from '../support/builders/chat';
import { decoded } from '../support/builders/decoded';
import { email } from '../support/builders/identity';
import { date } from '../support/builders/time';
import { openInbox } from '../support/portal/inbox';
import type { PostgresServer } from '../support/postgres';
import { growStore } from '../support/store/grown';
import { answerOf } from '../support/world/answers';
import { callsAt } from './calling';
import { storeWorker } from './counted-portal';
import { must } from './must';
import { newFolder, removeFolder } from './scratch';
import type { Scene } from './statements';

/** A candidate's scene, and their conversation. */
export interface GrownScene extends Scene {
  readonly conversation: ConversationKey;
}

/** Applications without an appointment, each with its conversation and with a candidate who did not apply for that job. */
const fitting = (rounds: number): string => `
  select distinct on (a.candidate_id) a.candidate_id::int as candidate, a.position_id::int as position, p.community_id::int as community,
    c.hm_id::int as manager,
    (select k.id::int from candidates k where k.id > a.candidate_id + 40 and not exists
      (select from applications other where other.candidate_id = k.id and other.position_id = a.position_id) order by k.id limit 1) as newcomer
  from conversations c join applications a on a.id = c.application_id join positions p on p.position_id = a.position_id
  where c.blocked_at is null and not exists (select from appointments taken where taken.application_id = a.id)
  order by a.candidate_id limit ${rounds}`;
const fits = t.array(
  t.type({ candidate: t.number, position: t.number, community: t.number, manager: t.number, newcomer: t.number }),
);

/** The portal over HTTP in this process, on a PostgreSQL store that has grown. */
export const openGrownPortal = async (server: PostgresServer, candidates: number, rounds: number) => {
  const databaseUrl = await server.newDatabase();
  const dataDir = newFolder();
  const inbox = await openInbox();
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: inbox.url,
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
  };
  const started = must(await start('command', env, storeWorker));
  await growStore((statements) => server.asOwner(statements, databaseUrl), { candidates, now: 'now()' });
  const { container, store } = started;
  const app = await portal(container, undefined);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const secrets = nodeSecrets(must(await keyFromFile(dataDir)()));
  const rows: unknown = await server.asOwner(fitting(rounds), databaseUrl);
  if (!fits.is(rows) || rows.length < rounds) throw new Error('The grown store has too few fitting applications.');

  const signedIn = async (id: number): Promise<SessionToken> => {
    const token = secrets.newToken();
    const candidate = decoded(parseCandidateId(id), id);
    await answerOf(
      store.unitOfWork.run(({ sessions }) => sessions.open(secrets.sealToken(token), candidate, systemClock.now())),
    );
    return token;
  };
  const week = searchWindow(addDays(date(printIsoInstant(systemClock.now()).slice(0, 10)), 11), 7);
  return {
    /** How many there are. */
    candidates,
    operator: container.get(serverTokens.operator)(deployment),
    jobs: jobsOf(started),
    /** The scene of a round, for candidates of its own. */
    scene: async (round: number): Promise<GrownScene> => {
      const one = rows[round];
      if (one === undefined) throw new Error('There is no such round.');
      const job = { communityId: communityId(one.community), positionId: positionId(one.position) };
      const maria = await signedIn(one.candidate);
      const { days } = await answerOf(callsAt(url)(searchCalls.video, { ...job, kind: 'video', range: week }, maria));
      const [first, second] = slotsOf(days);
      if (first === undefined || second === undefined) throw new Error('The job has no free times.');
      return {
        url,
        inbox,
        maria,
        newcomer: await signedIn(one.newcomer),
        guest: email(`c${candidates - round}@example.org`),
        job,
        week,
        slots: [first, second],
        conversation: { ...job, hiringManagerId: hiringManagerId(one.manager) },
      };
    },
    close: async () => {
      await app.close();
      await store.close();
      container.get(serverTokens.post).close();
      await inbox.close();
      removeFolder(dataDir);
    },
  };
};

export type GrownPortal = Awaited<ReturnType<typeof openGrownPortal>>;
