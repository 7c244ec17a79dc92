import * as E from 'fp-ts/Either';
import type { Instant } from '../../../domain/time/instant';
import { bodyField } from '../../../domain/resilience/error-text';
import { getCandidateProfile } from '../../contract/calls/profile';
import { importFiles } from '../../contract/calls/operator-import';
import { sendOtp, submitOtp } from '../../contract/calls/identity';
import type { Outcome } from '../outcome';
import { askAt, requestOf, type Ask } from './asking';
import { codeReader, fromCommand, fromMailbox, type CodeSource } from './codes';
import { answered, succeeds } from './expectations';
import { misplaced } from './misplaced';
import { readOptions, usage, type Options } from './options';
import { preparedData } from './prepared-data';
import { told } from './reply';
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
    told(reply),
    ...(Array.isArray(faults) ? faults.map(String) : []),
  ]);
};

interface SignedIn {
  readonly person: Person | undefined;
  readonly signIn: SignIn | undefined;
}

const signInAs = async (world: Pick<World, 'ask' | 'codeFor'>, email: string | undefined): Promise<SignedIn> => {
  const { codeFor } = world;
  if (email === undefined || codeFor === undefined) return { person: undefined, signIn: undefined };
  const { reply: sent, code } = await codeFor(email, () => send(world, sendOtp, { email }));
  if (code === undefined) return { person: undefined, signIn: { sent, letIn: undefined } };
  const letIn = await send(world, submitOtp, { email, otp: code });
  const token = answered(submitOtp, letIn)?.token;
  return { person: token === undefined ? undefined : { email, token }, signIn: { sent, letIn } };
};

/** A short name may appear anywhere by chance. */
const wordsOf = async (ask: Ask, other: Person | undefined): Promise<readonly string[]> => {
  if (other === undefined) return [];
  const profile = answered(getCandidateProfile, await send({ ask }, getCandidateProfile, {}, other));
  return [other.email, ...[profile?.lastName ?? ''].filter((name) => name.length > 4)];
};

const check = async (options: Options, surroundings: Surroundings): Promise<Outcome> => {
  const ask = askAt(options.baseUrl);
  const alive = await ask({ method: 'GET', path: '/healthz' });
  if (alive.http === 0) return couldNotRun(`Nobody answers at ${options.baseUrl}: ${alive.text}`);
  const cast = options.prepare ? await prepare(ask, surroundings) : E.right(castOf(options));
  if (E.isLeft(cast)) return couldNotRun(...cast.left);
  const { email, otherEmail, ...known } = cast.right;
  const { now, newKey, operatorToken, wait } = surroundings;
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
    ofOther: await wordsOf(ask, other.person),
    signIn: candidate.signIn,
  };
  const slips = options.prepare ? [] : await misplaced(world);
  if (slips.length > 0) return couldNotRun(...slips);
  const findings = await runChecks(world, options.only);
  if (options.json !== undefined)
    surroundings.write(options.json, `${JSON.stringify(reportJson(options.baseUrl, findings), null, 2)}\n`);
  return { exit: countsOf(findings).failed > 0 ? 1 : 0, stdout: sayReport(options.baseUrl, findings), stderr: '' };
};

/** `npm run conformance -- …`: 0 the backend conforms, as far as it was checked; 1 it does not; 2 the checks could not run. */
export const runConformance = async (args: readonly string[], surroundings: Surroundings): Promise<Outcome> => {
  const options = readOptions(args);
  if (E.isLeft(options)) return couldNotRun(...options.left, '', usage());
  return options.right === 'help' ? { exit: 0, stdout: usage(), stderr: '' } : check(options.right, surroundings);
};
