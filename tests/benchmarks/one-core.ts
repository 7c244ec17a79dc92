import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import { resumeUpload } from '../../adapters/contract/resumes/resumes.calls';
import { openInbox } from '../support/portal/inbox';
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

const measure = async (): Promise<Findings> => {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.newDatabase();
  const dataDir = newFolder();
  const talkers = await fillStore({ dataDir, databaseUrl }, (unitOfWork, secrets) =>
    gatherTalkers(unitOfWork, secrets, people),
  );
  const inbox = await openInbox();
  const server = await startBuiltServer({ dataDir, demo: false, databaseUrl, smtpUrl: inbox.url });
  const call = callsAt(server.url);
  const acts: readonly (readonly [string, (talker: Talker) => Promise<unknown>])[] = [
    ['a list', ({ token }) => answerOf(call(getJobsList, undefined, token))],
    ['a sign-in, with its mail', ({ email }) => signInAt(server.url, inbox, email)],
    ['a megabyte of an upload', (talker) => uploadMegabyte(server.url, talker)],
  ];
  const processorMs = async (act: (talker: Talker) => Promise<unknown>, all: readonly Talker[]): Promise<number> => {
    const before = await server.processorTime();
    await perSecond(hands, all, act);
    return ((await server.processorTime()) - before) / all.length;
  };
  const found: (readonly [string, readonly number[]])[] = [];
  for (const [name, act] of acts) {
    // The first tenth warms up; each of the rest acts once.
    await processorMs(act, talkers.slice(0, people / 10));
    const halves = [talkers.slice(people / 10, people / 2), talkers.slice(people / 2)];
    const took: number[] = [];
    for (const half of halves) took.push(await processorMs(act, half));
    found.push([name, took]);
  }
  await server.stop();
  await inbox.close();
  await postgres.stop();
  removeFolder(dataDir);
  return {
    lines: [
      'Processor time of one process on PostgreSQL, in milliseconds an act, measured twice; PostgreSQL works beside it.',
      '',
      ...table(
        ['act', 'first', 'second', 'a second on one core'],
        found.map(([name, took]) => [name, ...took.map(figure), figure(1_000 / Math.max(...took))]),
      ),
    ],
    figures: Object.fromEntries(found.map(([name, took]) => [name, took.map(keptRatio)])),
  };
};

export const oneCore: Part = {
  name: 'one-core',
  title: 'What an act costs a process: lists, sign-ins, uploads',
  leftOut: postgresMissing,
  run: measure,
};
