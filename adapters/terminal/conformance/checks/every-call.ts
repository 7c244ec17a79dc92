import { tokenName } from '../../../../application/ports/kept-names';
import { describeCall, type DescribedCall } from '../../../contract/call';
import { calls } from '../../../contract/calls';
import { getCandidatePosition } from '../../../contract/applications/applying.calls';
import { getJobsList } from '../../../contract/applications/applications.calls';
import { getCandidateProfile } from '../../../contract/profile/profile.calls';
import { listResumes } from '../../../contract/resumes/resumes.calls';
import { bearer, requestOf, type Fields } from '../asking';
import { turnedAway, unreadable } from '../expectations';
import { failed, statusOf, replyInWords, type Reply } from '../reply';
import { fieldsOf, sampleOf, spoiledRequests } from '../samples';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { asBoth, noOperator, onJob, send, type Chapter, type Check, type Person, type World } from '../world';
import type { WireJob } from '../roles';

/*
 * Every call of the contract, sent without a token, with a stranger's token and as a malformed request. A call that is added is checked
 * automatically.
 */

const nobodys = async ({ ask }: World, call: DescribedCall, ...statuses: readonly number[]): Promise<Verdict> => {
  const token = 'x'.repeat(43);
  const shown = [{}, bearer(token), { cookie: `${tokenName}=${token}` }];
  const verdicts: Verdict[] = [];
  for (const headers of shown)
    verdicts.push(turnedAway(await ask(requestOf(call, sampleOf(call), undefined, headers)), ...statuses));
  return allOf(verdicts);
};

const closedToNobody = (call: DescribedCall): Check => ({
  call: call.name,
  title: 'without a token, with a wrong one or with one in a cookie: 401, before anything else is looked at',
  source: 'R3, R3b, R4',
  run: (world) => nobodys(world, call, 401),
});

const closedToCandidates = (call: DescribedCall): Check => ({
  call: call.name,
  title: "without the operator's token, or with a candidate's: 401 or 403",
  source: 'R27',
  run: async (world) => {
    const nobody = await nobodys(world, call, 401, 403);
    if (nobody._tag !== 'Passed' || world.candidate === undefined) return nobody;
    return turnedAway(await send(world, call, sampleOf(call), world.candidate), 401, 403);
  },
});

const tokenOf = (call: DescribedCall, { candidate, operatorToken }: World): string | undefined =>
  call.access === 'operator' ? operatorToken : candidate?.token;

const refusesSpoiled = (call: DescribedCall): Check => ({
  call: call.name,
  title: `a field that is missing or of another type is refused (${spoiledRequests(call).length} requests)`,
  source: 'R4',
  run: async (world) => {
    const token = tokenOf(call, world);
    if (call.access === 'operator' && token === undefined) return noOperator;
    if (call.access !== 'public' && token === undefined)
      return skipped(`needs somebody who may call it: ${call.access}`, world.notSignedIn.candidate);
    const verdicts: Verdict[] = [];
    for (const { what, fields } of spoiledRequests(call))
      verdicts.push(unreadable(await world.ask(requestOf(call, fields, token)), what));
    return allOf(verdicts);
  },
});

/** Nothing of the other candidate is in the answer. */
const tellsNothing = ({ ofOther }: World, reply: Reply): Verdict => {
  const leaked = ofOther.find((word) => reply.text.includes(word));
  return leaked === undefined
    ? passed
    : failed(reply, 'not a word of the other candidate', `'${leaked}', which is theirs, in ${replyInWords(reply)}`);
};

const namesAJob = (call: DescribedCall): boolean => fieldsOf(call).includes('position_id');

/** Adverts are public. */
const isAdvert = ({ name }: DescribedCall): boolean => name === 'get_positions_data';

const cardOf = async (world: World, job: WireJob, other: Person): Promise<string> =>
  (await send(world, getCandidatePosition, { ...job }, other)).text;

/** The chat calls have a different name for the community. */
const locationOf = (call: DescribedCall, { community_id }: WireJob): Fields =>
  fieldsOf(call).includes('location_id') ? { location_id: community_id } : {};

/** The candidate names the other candidate's job: nothing is disclosed and nothing happens. */
const strange = async (
  world: World,
  call: DescribedCall,
  job: WireJob,
  [candidate, other]: readonly [Person, Person],
): Promise<Verdict> => {
  const stood = await cardOf(world, job, other);
  const reply = await world.ask(
    requestOf(call, { ...sampleOf(call), ...job, ...locationOf(call, job) }, candidate.token),
  );
  const status = statusOf(reply);
  if (status === 200) return failed(reply, 'a refusal: the job is of another candidate');
  const telling = tellsNothing(world, reply);
  if (telling._tag !== 'Passed') return telling;
  if (![202, 204, 404, 406].includes(status)) return failed(reply, 'a refusal of the contract: 202, 204, 404 or 406');
  return (await cardOf(world, job, other)) === stood
    ? passed
    : failed(reply, "the other's application as it was", 'it was changed');
};

const closedToStrangers = (call: DescribedCall): Check => ({
  call: call.name,
  title: "another candidate's job is refused: nothing is told and nothing happens",
  source: 'R3a, R10b',
  run: onJob('theirs', (job, world) =>
    asBoth((candidate, other) => strange(world, call, job, [candidate, other]))(world),
  ),
});

const ownLists = [describeCall(getJobsList), describeCall(getCandidateProfile), describeCall(listResumes)];

const tellsOfNobodyElse = (call: DescribedCall): Check => ({
  call: call.name,
  title: 'tells of nobody else',
  source: 'R3a',
  run: asBoth(async (candidate, _, world) => {
    return tellsNothing(world, await send(world, call, {}, candidate));
  }),
});

const isSpoilable = (call: DescribedCall): boolean => spoiledRequests(call).length > 0;

export const everyCall: Chapter = [
  ...calls.filter(({ access }) => access.startsWith('candidate')).map(closedToNobody),
  ...calls.filter(({ access }) => access === 'operator').map(closedToCandidates),
  ...calls.filter(isSpoilable).map(refusesSpoiled),
  ...calls
    .filter((call) => call.access.startsWith('candidate') && namesAJob(call) && !isAdvert(call))
    .map(closedToStrangers),
  ...ownLists.map(tellsOfNobodyElse),
];
