import type { Handshake, Opened } from './line';
import { requestOf, type Ask, type Askable, type Fields } from './asking';
import type { Reply } from './reply';
import { roles, type Role, type WireJob } from './roles';
import type { Instant } from '../../../domain/time/instant';
import { skipped, type Verdict } from './verdict';

/** A candidate whom the kit signed in. */
export interface Person {
  readonly email: string;
  readonly token: string;
}

/** The answers during sign-in, for the checks of its two calls. */
export interface SignIn {
  readonly sent: Reply;
  readonly letIn: Reply | undefined;
}

/** The backend and what is known about it. */
export interface World {
  readonly ask: Ask;
  readonly now: () => Instant;
  readonly newKey: () => string;
  /** Reads the code that was mailed last; undefined if none can be read. */
  readonly codeFor: ((email: string, send: () => Promise<Reply>) => Promise<Sent>) | undefined;
  readonly candidate: Person | undefined;
  readonly other: Person | undefined;
  /** Why the candidate, or the other one, could not be signed in. */
  readonly notSignedIn: { readonly candidate: string; readonly other: string };
  /** Data of the other candidate that no answer to anybody else may contain: address and last name. */
  readonly ofOther: readonly string[];
  readonly signIn: SignIn | undefined;
  /** An address for which codes may be requested until no more are sent. */
  readonly spare: string | undefined;
  /** An unused address; the kit creates an account with it, which stays. */
  readonly newcomer: string | undefined;
  readonly operatorToken: string | undefined;
  readonly jobs: Readonly<Partial<Record<Role, WireJob>>>;
  /** A time in half an hour that the kit loaded itself; undefined if the data is not its own. */
  readonly soon: Fields | undefined;
  /** Opens the live line there with that handshake; undefined if this program can't. */
  readonly openLine: ((auth: Handshake) => Promise<Opened>) | undefined;
}

/** The answer to sending a code, and the code that arrived. */
export interface Sent {
  readonly reply: Reply;
  readonly code: string | undefined;
}

/** One check of the backend. */
export interface Check {
  /** The call it is about, or the part of the service. */
  readonly call: string;
  readonly title: string;
  /** The source of the rule. */
  readonly source: string;
  /** The rest of its chapter depends on it: if it does not pass, the rest is skipped. */
  readonly pivotal?: boolean;
  readonly run: (world: World) => Promise<Verdict>;
}

/** Checks that run one after the other, because they build on each other. */
export type Chapter = readonly Check[];

/** A call, sent by the candidate who holds the token. */
export const send = ({ ask }: Pick<World, 'ask'>, call: Askable, fields: Fields, who?: Person): Promise<Reply> =>
  ask(requestOf(call, fields, who?.token));

/** The operator's calls, for a run without an operator token. */
export const noOperator = skipped(
  'needs OPERATOR_TOKEN; a backend that is led by other means may do without these calls',
);

/** Needs a signed-in candidate. */
export const asCandidate =
  (act: (candidate: Person, world: World) => Promise<Verdict>): Check['run'] =>
  async (world) =>
    world.candidate === undefined
      ? skipped('nobody could be signed in as the candidate', world.notSignedIn.candidate)
      : act(world.candidate, world);

/** Needs both candidates. */
export const asBoth = (act: (candidate: Person, other: Person, world: World) => Promise<Verdict>): Check['run'] =>
  asCandidate(async (candidate, world) =>
    world.other === undefined
      ? skipped('needs --other-email, who could be signed in', world.notSignedIn.other)
      : act(candidate, world.other, world),
  );

/** Needs a job that fits its role. `cause` names what is missing before it. */
export const onJob =
  (
    role: Role,
    act: (job: WireJob, world: World) => Promise<Verdict>,
    cause: (world: World) => string | undefined = () => undefined,
  ): Check['run'] =>
  async (world) => {
    const job = world.jobs[role];
    return job === undefined
      ? skipped(`needs --position ${role}=COMMUNITY/POSITION: ${roles[role]}`, cause(world))
      : act(job, world);
  };

/** The candidate and one of their jobs. */
export const withJob = (
  role: Role,
  act: (job: WireJob, candidate: Person, world: World) => Promise<Verdict>,
): Check['run'] =>
  onJob(
    role,
    (job, world) => asCandidate((candidate) => act(job, candidate, world))(world),
    ({ candidate, notSignedIn }) => (candidate === undefined ? notSignedIn.candidate : undefined),
  );
