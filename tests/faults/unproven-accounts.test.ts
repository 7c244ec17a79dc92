import { inviteUploadResume, listResumes, uploadResume } from '../../adapters/contract/resumes/resumes.calls';
import { applyJob } from '../../adapters/contract/applications/applying.calls';
import { proveEmail, sendOtp } from '../../adapters/contract/identity/identity.calls';
import { bookCalls, moveCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { signUp } from '../../adapters/contract/identity/sign-up.calls';
import { writeRequest } from '../../adapters/contract/envelope';
import { anAccount } from '../support/builders/sign-up';
import { email } from '../support/builders/identity';
import { aFair, asFile, nth } from '../support/portal/fair';
import { codeIn } from '../support/portal/inbox';
import { programs, type Environment } from '../support/portal/program';
import { ask, freeOn, signIn, tokenIn, tryCode, type Reply, type SignedIn } from '../support/portal/visits';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

/* An attack with free accounts: thirty sign-ups, and what they can do to others (R41). */

const place = programs();
afterAll(() => place.close());

const fair = aFair({ people: 1, jobs: 12, slots: 18 });
const stranger = 'stranger@example.org';
const mallory = 'mallory@example.org';
const bystander = nth(fair.people, 0);

const reasonOf = ({ http, statusCode, refusal }: Reply): string =>
  statusCode === 200 ? 'done' : (refusal?.reason ?? String(http));

const counted = (replies: readonly Reply[]): Readonly<Record<string, number>> => {
  const words = replies.map(reasonOf);
  return Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));
};

const signsUp = async (url: string, address: string): Promise<SignedIn> => {
  const { body } = writeRequest(signUp, anAccount({ email: email(address) }));
  return { email: address, token: tokenIn(await ask(url, signUp, { ...body })) };
};

/** A file whose chunks have all arrived, before the call that makes it a resume; returns its name. */
const sendsFile = async (url: string, { token }: SignedIn): Promise<string> => {
  const content = '%PDF-1.4\nplanted\n%%EOF\n';
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${url}/api/candidate/resume_uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from('planted.pdf').toString('base64')}`,
    },
  });
  const location = begun.headers.get('location') ?? '';
  await fetch(`${url}${location}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: content,
  });
  return location.split('/').at(-1) ?? '';
};

const attack = async (environments: readonly Environment[]) => {
  const inbox = await place.newInbox();
  await place.load(nth(environments, 0), asFile(fair, place.newFolder()));
  const portals = await Promise.all(environments.map((env) => place.start({ ...env, SMTP_URL: inbox.url })));
  const urlOf = (n: number): string => nth(portals, n % portals.length).url;
  // Thirty accounts, one of them with the stranger's own address; each applies to a job.
  const addresses = [stranger, mallory, ...Array.from({ length: 28 }, (_, n) => `nobody-${n}@example.org`)];
  const accounts = await Promise.all(addresses.map((address, n) => signsUp(urlOf(n), address)));
  const [first, second] = [nth(accounts, 0), nth(accounts, 1)];
  const jobOf = (n: number) => nth(fair.jobs, n % fair.jobs.length);
  await Promise.all(accounts.map((who, n) => ask(urlOf(n), applyJob, { ...jobOf(n), position_name: '' }, who)));

  // Sequential, so that the code in the last mail is the valid one.
  const codes: Reply[] = [];
  for (let n = 0; n < 30; n += 1) {
    codes.push(await ask(urlOf(n), sendOtp, { email: stranger }));
    if (codes.at(-1)?.statusCode === 200) await inbox.next(stranger, n);
  }
  const links = await Promise.all(
    accounts.flatMap((who, n) =>
      Array.from({ length: 5 }, () =>
        ask(urlOf(n), inviteUploadResume, { ...nth(fair.jobs, 0), email: stranger }, who),
      ),
    ),
  );
  const time = (n: number) => ({
    ...jobOf(n),
    ...nth(fair.slots, Math.floor(n / fair.jobs.length) % fair.slots.length),
  });
  const taken = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      ask(urlOf(n), n % 2 === 0 ? bookCalls.video : moveCalls.video, time(n), nth(accounts, n % 24)),
    ),
  );
  const owner = await signIn(urlOf(0), inbox, bystander);
  const left = await Promise.all(fair.jobs.map((job) => freeOn(urlOf(0), owner, job, nth(fair.slots, 0).slot_date)));

  // Mallory reads her own mail, and enters its code as if it were the stranger's.
  await ask(urlOf(0), sendOtp, { email: mallory });
  const own = codeIn(await inbox.next(mallory, 0));
  const foreign = await ask(urlOf(1), proveEmail, { otp: own }, first);
  const proven = await ask(urlOf(1), proveEmail, { otp: own }, second);
  const goesOn = await ask(urlOf(0), bookCalls.video, time(1), second);

  // The stranger finds the mails and signs in; uploads in progress in their name are canceled.
  const planted = await sendsFile(urlOf(0), first);
  const newest = nth(inbox.mailsTo(stranger).slice(-1), 0);
  const letIn = { email: stranger, token: tokenIn(await tryCode(urlOf(1), stranger, codeIn(newest))) };
  const given = { ...nth(fair.jobs, 0), upload_type: 'new', image: planted };
  const late = await ask(urlOf(0), uploadResume, given, first);
  const asOwner = await ask(urlOf(0), uploadResume, given, letIn);
  const resumes = await ask(urlOf(0), listResumes, {}, letIn);
  await Promise.all(portals.map((portal) => portal.kill()));
  return { codes, links, taken, left, foreign, proven, goesOn, late, asOwner, resumes, mails: inbox.mailsTo(stranger) };
};

const attacks = (environments: () => Promise<readonly Environment[]>): void => {
  it('thirty sign-ups take no slots, email no one, and leave nothing when the owner of an address arrives [R41]', async () => {
    const told = await attack(await environments());

    // Five codes an hour, whoever requests them; not a single link.
    expect(counted(told.codes)).toEqual({ done: 5, TooManyCodes: 25 });
    expect(counted(told.links)).toEqual({ ProofNeeded: 150 });
    expect(told.mails).toHaveLength(5);

    // Two hundred attempts, and every time is still free.
    expect(counted(told.taken)).toEqual({ ProofNeeded: 200 });
    expect(told.left.map((free) => free.length)).toEqual(fair.jobs.map(() => fair.slots.length));

    // A code proves only the address it was mailed to; an account that has proved its own address continues.
    expect([reasonOf(told.foreign), reasonOf(told.proven)]).toEqual(['CodeWrong', 'done']);
    expect(reasonOf(told.goesOn)).not.toBe('ProofNeeded');

    // Unfinished uploads in the owner's name become no resume, whoever tries to finish them.
    expect([reasonOf(told.late), reasonOf(told.asOwner)]).toEqual(['401', 'NoSuchUpload']);
    expect(told.resumes.body).toMatchObject({ resumes: [] });
  }, 120_000);
};

describe('Over one process on the embedded store', () => {
  attacks(async () => [await place.newHome()]);
});

describeOnPostgres('Over two processes on one PostgreSQL database', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  attacks(async () => place.twoOn(await server.newDatabase()));
});
