import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { calls } from '../../contract/calls';
import { everyCall } from './checks/every-call';
import { provingAddress } from './checks/address-proof';
import { chat } from './checks/chat';
import { declines } from './checks/giving-up';
import { signingIn, signingOut } from './checks/identity';
import { jobs } from './checks/jobs';
import { meetings } from './checks/meetings';
import { operator } from './checks/operator';
import { profile } from './checks/profile';
import { recordings } from './checks/recordings';
import { resumes } from './checks/resumes';
import { lives } from './checks/scheduling';
import { screening } from './checks/screening';
import { signingUp } from './checks/sign-up';
import { serviceChapter } from './checks/service';
import { uploads } from './checks/uploads';
import { webhooks } from './checks/webhooks';
import { skipped, type Verdict } from './verdict';
import type { Chapter, Check, World } from './world';

/** A check and its result. */
export interface Finding extends Pick<Check, 'call' | 'title' | 'source'> {
  readonly verdict: Verdict;
}

/** In the order in which they run; the candidate's session ends with the last. */
const chapters: readonly Chapter[] = [
  serviceChapter,
  signingIn,
  signingUp,
  provingAddress,
  everyCall,
  jobs,
  meetings,
  profile,
  screening,
  ...lives,
  declines,
  resumes,
  uploads,
  recordings,
  ...chat,
  operator,
  webhooks,
  signingOut,
];

/** Everything that --only may name: calls of the contract and parts of the service. */
export const subjects: readonly string[] = [
  ...new Set([...chapters.flat().map(({ call }) => call), ...calls.map(({ name }) => name)]),
];

/** Even if an answer makes a check throw, the report continues. */
const orFailed = async (verdict: Promise<Verdict>): Promise<Verdict> =>
  E.toUnion(
    await TE.tryCatch(
      () => verdict,
      (fault): Verdict => ({
        _tag: 'Failed',
        expected: 'an answer that the check can read',
        found: fault instanceof Error ? fault.message : String(fault),
        request: 'see the call',
      }),
    )(),
  );

const runChapter = async (chapter: Chapter, world: World): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  let stop: { readonly on: string; readonly cause: string } | undefined;
  for (const { call, title, source, pivotal = false, run } of chapter) {
    const verdict =
      stop === undefined
        ? await orFailed(run(world))
        : skipped(`it stands on '${stop.on}', which did not pass`, stop.cause);
    const on = `${call}: ${title}`;
    if (pivotal && verdict._tag !== 'Passed')
      stop ??= { on, cause: verdict._tag === 'Skipped' ? verdict.cause : `'${on}' did not pass` };
    findings.push({ call, title, source, verdict });
  }
  return findings;
};

/** Runs the selected checks; a chapter runs as a whole, because its checks build on each other. */
export const runChecks = async (world: World, only: readonly string[]): Promise<readonly Finding[]> => {
  const isWanted = ({ call }: Pick<Check, 'call'>): boolean => only.length === 0 || only.includes(call);
  const findings: Finding[] = [];
  for (const chapter of chapters.filter((one) => one.some(isWanted)))
    findings.push(...(await runChapter(chapter, world)));
  return findings.filter(isWanted);
};
