import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import { resumeUpload } from '../../adapters/contract/resumes/resumes.calls';
import { bookCalls, moveCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { sendChatMessage } from '../../adapters/contract/chat/chat.calls';
import { clientId } from '../support/builders/chat';
import { key } from '../support/builders/identity';
import { openInbox, type Inbox } from '../support/portal/inbox';
import { gather, job, type Wish } from './crowd';
import { postgresMissing, startPostgres } from '../support/postgres';
import { answerOf } from '../support/world/answers';
import { startBuiltServer } from './built-server';
import { callsAt, signInAt } from './calling';
import { fillStore } from './filled-store';
import { perSecond } from './hands';
import { figure, keptRatio, table, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';
import { gatherTalkers, type Talker } from './talkers';

const people = 200;
/** The number of concurrent requests. */
const hands = 8;
const megabyte = 1024 * 1024;

const resume = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabyte - 9, 'x')]);

/** One megabyte of a resume, in one piece. */
const uploadMegabyte = async (url: string, { token }: Talker): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${url}${resumeUpload.path}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(2 * megabyte), 'upload-metadata': `filename ${btoa('cv.pdf')}` },
  });
  const piece = await fetch(new URL(begun.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: resume,
  });
  if (piece.status !== 204) throw new Error(`A piece was answered with ${piece.status}.`);
};

/** A candidate of each kind: one who books and then moves to another's time, and one who does all else. */
interface Person {
  readonly talker: Talker;
  readonly wish: Wish;
  readonly later: Wish;
  readonly n: number;
}

type Act = readonly [name: string, make: (person: Person) => Promise<unknown>];

const actsAt = (url: string, inbox: Inbox): readonly Act[] => {
  const call = callsAt(url);
  return [
    ['a booking, with its mail', ({ wish }) => answerOf(call(bookCalls.video, wish.request, wish.token))],
    [
      'a move, with its mail',
      ({ wish: { request, token }, later, n }) =>
        answerOf(
          call(moveCalls.video, { ...request, act: 'Move', slot: later.request.slot, key: key(`move ${n}`) }, token),
        ),
    ],
    [
      'a message',
      ({ talker: { manager, token }, n }) => {
        const message = { text: 'Is there a bus?', attachments: [], clientId: clientId(n), as: undefined };
        return answerOf(call(sendChatMessage, { ...job(0), hiringManagerId: manager, ...message }, token));
      },
    ],
    ['a list', ({ talker: { token } }) => answerOf(call(getJobsList, undefined, token))],
    ['a sign-in, with its mail', ({ talker: { email } }) => signInAt(url, inbox, email)],
    ['a megabyte of an upload', ({ talker }) => uploadMegabyte(url, talker)],
  ];
};

type Took = readonly (readonly [name: string, took: readonly number[]])[];

/** Undefined: on the embedded store, which works in the same process. */
const measureOn = async (databaseUrl: string | undefined): Promise<Took> => {
  const dataDir = newFolder();
  const all = await fillStore({ dataDir, databaseUrl }, async (unitOfWork, secrets): Promise<readonly Person[]> => {
    const talkers = await gatherTalkers(unitOfWork, secrets, people);
    const [wishes = []] = await gather(unitOfWork, secrets, { people: 2 * people, jobs: 1 });
    return talkers.flatMap((talker, n) => {
      const [wish, later] = [wishes[2 * n], wishes[2 * n + 1]];
      return wish === undefined || later === undefined ? [] : [{ talker, wish, later, n }];
    });
  });
  const inbox = await openInbox();
  const server = await startBuiltServer({
    ...{ dataDir, demo: false, smtpUrl: inbox.url },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const processorMs = async (act: Act[1], some: readonly Person[]): Promise<number> => {
    const before = await server.processorTime();
    await perSecond(hands, some, act);
    return ((await server.processorTime()) - before) / some.length;
  };
  const found: (readonly [string, readonly number[]])[] = [];
  for (const [name, act] of actsAt(server.url, inbox)) {
    // The first tenth warms up; each of the rest acts once.
    await processorMs(act, all.slice(0, people / 10));
    const took: number[] = [];
    for (const half of [all.slice(people / 10, people / 2), all.slice(people / 2)])
      took.push(await processorMs(act, half));
    found.push([name, took]);
  }
  await server.stop();
  await inbox.close();
  removeFolder(dataDir);
  return found;
};

const measure = async (): Promise<Findings> => {
  const postgres = await startPostgres({ durable: true });
  const onPostgres = await measureOn(await postgres.newDatabase());
  await postgres.stop();
  const embedded = await measureOn(undefined);
  const rowsOf = (store: string, found: Took) =>
    found.map(([name, took]) => [name, store, ...took.map(figure), figure(1_000 / Math.max(...took))]);
  const kept = (found: Took) => Object.fromEntries(found.map(([name, took]) => [name, took.map(keptRatio)]));
  return {
    lines: [
      'Processor time of one process, in milliseconds an act, measured twice. PostgreSQL works beside it, the embedded store in it.',
      '',
      ...table(
        ['act', 'store', 'first', 'second', 'a second on one core'],
        [...rowsOf('PostgreSQL', onPostgres), ...rowsOf('embedded', embedded)],
      ),
    ],
    figures: { postgres: kept(onPostgres), embedded: kept(embedded) },
  };
};

export const oneCore: Part = {
  name: 'one-core',
  title: 'What an act costs a process',
  leftOut: postgresMissing,
  run: measure,
};
