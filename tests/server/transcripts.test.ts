import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInbox } from '../support/portal/inbox';
import { onDatabase } from '../support/portal/program';
import { startPortal } from '../support/portal/running-portal';
import { transcriptOf } from '../support/portal/transcript';
import { describeOnPostgres, postgresMissing, startPostgres } from '../support/postgres';
import { builtPages } from './built-pages';
import { conversationStart, holdConversation, operatorOfConversation } from './conversation';

jest.setTimeout(120_000);

const emptyPage = '<!doctype html><html><head><title></title></head><body></body></html>';

/** Holds the conversation with a new portal that has no data. */
const heldWith = async (store: Readonly<Record<string, string>>): Promise<string> => {
  const [inbox, dataDir, web] = await Promise.all([
    openInbox(),
    mkdtemp(join(tmpdir(), 'conversation-')),
    builtPages(() => emptyPage),
  ]);
  const portal = await startPortal({
    inbox,
    dataDir,
    env: {
      DEMO: '0',
      WEB_FOLDER: web,
      PUBLIC_URL: 'https://portal.example.org',
      OPERATOR_TOKEN: operatorOfConversation,
      ...store,
    },
  });
  try {
    const ahead = conversationStart - Date.now();
    await portal.passTime(ahead);
    return await holdConversation(transcriptOf({ url: portal.url, inbox, ahead }));
  } finally {
    await portal.close();
    await inbox.close();
    for (const folder of [dataDir, web]) await rm(folder, { recursive: true, force: true });
  }
};

const heldOnPostgres = async (): Promise<string> => {
  const server = await startPostgres();
  try {
    return await heldWith(onDatabase(await server.newDatabase()));
  } finally {
    await server.stop();
  }
};

let embedded: string;
let onPostgres: string | undefined;

beforeAll(async () => {
  [embedded, onPostgres] = await Promise.all([
    heldWith({}),
    postgresMissing === undefined ? heldOnPostgres() : undefined,
  ]);
});

/* After a deliberate change: `npm run jest -- -u transcripts`, and review the difference in the record. */
describe('A fixed conversation over HTTP', () => {
  it('gets the recorded answers on the embedded store, statuses −5 to 60 included [R4, R9]', () => {
    expect(embedded).toMatchSnapshot();
  });
});

describeOnPostgres('The same conversation, on PostgreSQL', () => {
  it('gets the same answers [R4]', () => {
    expect(onPostgres).toBe(embedded);
  });
});
