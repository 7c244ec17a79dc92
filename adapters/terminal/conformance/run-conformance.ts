import * as E from 'fp-ts/Either';
import type { Instant } from '../../../domain/time/instant';
import { bodyField } from '../../../domain/resilience/error-text';
import { asyncApi } from '../../contract/asyncapi';
import { calls } from '../../contract/calls';
import { openApi } from '../../contract/openapi';
import { getCandidateProfile } from '../../contract/profile/profile.calls';
import { importFiles } from '../../contract/operator/operator-import.calls';
import { sendOtp, submitOtp } from '../../contract/identity/identity.calls';
import type { Outcome } from '../outcome';
import { askAt, requestOf, type Ask } from './asking';
import { codeReader, everyHalfSecond, fromCommand, fromMailbox, type CodeSource } from './codes';
import { answered, succeeds } from './expectations';
import { hidingTokens } from './hiding-tokens';
import type { Handshake, OpenLine } from './line';
import { misplaced } from './misplaced';
import { readOptions, usage, type Options } from './options';
import { preparedData } from './prepared-data';
import { replyInWords, type Reply } from './reply';
import { countsOf, reportJson, sayReport } from './report';
import { runChecks } from './run-checks';
import { send, type Person, type SignIn, type World } from './world';

/** What the kit needs besides the network. */
export interface Surroundings {
  readonly operatorToken: string | undefined;
  readonly now: () => Instant;
  readonly newKey: () => string;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Asks the person at the terminal; undefined if there is none. */
  readonly prompt: ((question: string) => Promise<string>) | undefined;
  /** Undefined: the live line is not checked. */
  readonly openLine: OpenLine | undefined;
  readonly write: (file: string, text: string) => void;
}

const couldNotRun = (...lines: readonly string[]): Outcome => ({
  exit: 2,
  stdout: '',
  stderr: lines.map((line) => `${line}\n`).join(''),
});

const sourceOf = ({ mailbox, codeCommand }: Options, { prompt }: Surroundings): CodeSource | undefined => {
  if (codeCommand !== undefined) return fromCommand(codeCommand);
  if (mailbox !== undefined) return fromMailbox(mailbox);
  return prompt && { _tag: 'Asked', prompt: (email) => prompt(`The code that was mailed to ${email}: `) };
};

type Cast = Pick<World, 'jobs' | 'soon' | 'spare' | 'newcomer'> & {
  readonly email: string | undefined;
  readonly otherEmail: string | undefined;
};

const castOf = ({ jobs, email, otherEmail, spareEmail, newEmail }: Options): Cast => ({
  jobs,
  email,
  otherEmail,
  spare: spareEmail,
  newcomer: newEmail,
  soon: undefined,
});

/** Loads the data that the checks need; obstacles are reported as lines. */
const prepare = async (ask: Ask, { operatorToken, now }: Surroundings): Promise<E.Either<readonly string[], Cast>> => {
  if (operatorToken === undefined) return E.left(['--prepare needs OPERATOR_TOKEN in the environment.']);
  const data = preparedData(now());
  if (data === undefined) return E.left(['There is no zone in which the next hours are of one day.']);
  const { email, otherEmail, spareEmail, newEmail, jobs, soon, file } = data;
  const fields = { files: [{ name: 'conformance.json', content: file }], only_check: false };
  const reply = await ask(requestOf(importFiles, fields, operatorToken));
  const loaded = succeeds(importFiles, reply);
  if (loaded._tag === 'Passed')
    return E.right({ email, otherEmail, spare: spareEmail, newcomer: newEmail, jobs, soon });
  const faults = bodyField(bodyField(reply.body, 'refusal'), 'faults');
  return E.left([
    'The data could not be loaded by operator/import.',
    replyInWords(reply),
    ...(Array.isArray(faults) ? faults.map(String) : []),
  ]);
};

interface SignedIn {
  readonly person: Person | undefined;
  readonly signIn: SignIn | undefined;
}

/** Why that option signed no one in, worded as what to supply or fix. */
const whyNot = (option: string, email: string | undefined, source: unknown, { signIn }: SignedIn): string => {
  if (email === undefined) return `nobody was signed in: ${option} is not given`;
  if (source === undefined || signIn === undefined)
    return 'nobody was signed in: no code can be read; give --mailbox or --code-command';
  const by = (call: string, reply: Reply): string =>
    `${email} was not signed in: ${call} answered ${replyInWords(reply)}`;
  if (signIn.letIn !== undefined) return by(submitOtp.name, signIn.letIn);
  return signIn.sent.http === 200 ? `${email} was not signed in: no code arrived` : by(sendOtp.name, signIn.sent);
};

const signInAs = async (world: Pick<World, 'ask' | 'codeFor'>, email: string | undefined): Promise<SignedIn> => {
  const { codeFor } = world;
  if (email === undefined || codeFor === undefined) return { person: undefined, signIn: undefined };
  const { reply: sent, code } = await codeFor(email, () => send(world, sendOtp, { email }));
  if (code === undefined) return { person: undefined, signIn: { sent, letIn: undefined } };
  const letIn = await send(world, submitOtp, { email, otp: code });
  const token = answered(submitOtp, letIn)?.token;
  return { person: token === undefined ? undefined : { email, token }, signIn: { sent, letIn } };
};

const lastNameOf = async (ask: Ask, who: Person | undefined): Promise<string> =>
  (who && answered(getCandidateProfile, await send({ ask }, getCandidateProfile, {}, who))?.lastName) ?? '';

/** Words that only the other candidate has. Short names may occur by chance, and relatives share a last name. */
const wordsOf = async (ask: Ask, other: Person | undefined, candidate: Person | undefined) => {
  if (other === undefined) return [];
  const [name, own] = [await lastNameOf(ask, other), await lastNameOf(ask, candidate)];
  return [other.email, ...(name.length > 4 && !own.includes(name) ? [name] : [])];
};

const longestStart = 120;

/** A backend that has just started isn't faulty: gives it a minute to get ready. */
const untilReady = async (ask: Ask, wait: Surroundings['wait']): Promise<void> => {
  for (let tries = 0; tries < longestStart; tries += 1) {
    if ((await ask({ method: 'GET', path: '/readyz' })).http !== 503) return;
    await wait(everyHalfSecond);
  }
};

const check = async (ask: Ask, options: Options, surroundings: Surroundings): Promise<Outcome> => {
  const alive = await ask({ method: 'GET', path: '/healthz' });
  if (alive.http === 0) return couldNotRun(`Nobody answers at ${options.baseUrl}: ${alive.text}`);
  await untilReady(ask, surroundings.wait);
  const cast = options.prepare ? await prepare(ask, surroundings) : E.right(castOf(options));
  if (E.isLeft(cast)) return couldNotRun(...cast.left);
  const { email, otherEmail, ...known } = cast.right;
  const { now, newKey, operatorToken, wait, openLine } = surroundings;
  const source = sourceOf(options, surroundings);
  const codeFor = source && codeReader(source, wait);
  const candidate = await signInAs({ ask, codeFor }, email);
  const other = await signInAs({ ask, codeFor }, otherEmail);
  const world = {
    ask,
    now,
    newKey,
    operatorToken,
    codeFor,
    ...known,
    candidate: candidate.person,
    other: other.person,
    notSignedIn: {
      candidate: whyNot('--email', email, source, candidate),
      other: whyNot('--other-email', otherEmail, source, other),
    },
    ofOther: await wordsOf(ask, other.person, candidate.person),
    signIn: candidate.signIn,
    openLine: openLine && ((auth: Handshake) => openLine(options.baseUrl, auth)),
  };
  const slips = options.prepare ? [] : await misplaced(world);
  if (slips.length > 0) return couldNotRun(...slips);
  const findings = await runChecks(world, options.only);
  if (options.json !== undefined)
    surroundings.write(options.json, `${JSON.stringify(reportJson(options.baseUrl, findings), null, 2)}\n`);
  return { exit: countsOf(findings).failed > 0 ? 1 : 0, stdout: sayReport(options.baseUrl, findings), stderr: '' };
};

/** The documents that a backend implements, and serves itself, for the address that it will have. */
const handOut = (folder: string, baseUrl: string, { write }: Surroundings): Outcome => {
  const url = baseUrl === '' ? 'http://127.0.0.1:8080' : baseUrl;
  const files = Object.entries({ 'openapi.json': openApi(calls, url), 'asyncapi.json': asyncApi(url) });
  const written = files.map(([name, document]) => {
    const file = `${folder.replace(/\/+$/, '')}/${name}`;
    write(file, `${JSON.stringify(document, null, 2)}\n`);
    return `${file}\n`;
  });
  return { exit: 0, stdout: written.join(''), stderr: '' };
};

/** `npm run conformance -- …`: 0 the backend conforms, as far as it was checked; 1 it does not; 2 the checks could not run. */
export const runConformance = async (args: readonly string[], surroundings: Surroundings): Promise<Outcome> => {
  const options = readOptions(args);
  if (E.isLeft(options)) return couldNotRun(...options.left, '', usage());
  if (options.right === 'help') return { exit: 0, stdout: usage(), stderr: '' };
  if (options.right.contract !== undefined) return handOut(options.right.contract, options.right.baseUrl, surroundings);
  const { ask, hide } = hidingTokens(askAt(options.right.baseUrl));
  const write: Surroundings['write'] = (file, text) => {
    surroundings.write(file, hide(text));
  };
  const { exit, stdout, stderr } = await check(ask, options.right, { ...surroundings, write });
  return { exit, stdout: hide(stdout), stderr: hide(stderr) };
};
