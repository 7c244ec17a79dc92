import { getJobsList } from '../../../contract/applications/applications.calls';
import { sendOtp, signOut, submitOtp } from '../../../contract/identity/identity.calls';
import { submitOtpLink } from '../../../contract/identity/link-sign-in.calls';
import { codesPerHour, triesPerCode } from '../../../../domain/identity/one-time-code';
import { refusalIn, refuses, succeeds, turnedAway } from '../expectations';
import { failed, type Reply } from '../reply';
import { sample, sampleOf } from '../samples';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { asCandidate, send, type Chapter, type World } from '../world';

const needsSpare = skipped('needs --spare-email: a candidate of whom codes may be asked for until no more are sent');

const otherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

const nth = (attempt: number, reply: Reply): Reply => ({
  ...reply,
  request: `${reply.request} (wrong code ${attempt} of ${triesPerCode})`,
});

/** After five wrong codes the right one is refused as well (R3c). */
const useUpTries = async (world: World, email: string): Promise<Verdict> => {
  if (world.codeFor === undefined) return skipped('needs a way to read codes: --mailbox or --code-command');
  const { code, reply } = await world.codeFor(email, () => send(world, sendOtp, { email }));
  if (code === undefined) return failed(reply, 'a code by mail', 'none arrived');
  const replies: Reply[] = [];
  for (let tries = 0; tries < triesPerCode; tries += 1)
    replies.push(nth(tries + 1, await send(world, submitOtp, { email, otp: otherThan(code) })));
  const left = replies
    .map((one) => refusalIn(submitOtp, one))
    .map((one) => (one?._tag === 'CodeWrong' ? one.triesLeft : -1));
  const wrong = allOf(replies.map((one) => refuses(submitOtp, one, 'CodeWrong')));
  if (wrong._tag !== 'Passed') return wrong;
  if (left.join() !== '4,3,2,1,0') return failed(reply, 'triesLeft 4, 3, 2, 1, 0', `triesLeft ${left.join(', ')}`);
  return refuses(submitOtp, await send(world, submitOtp, { email, otp: code }), 'CodeTriesUsedUp');
};

/** However many were requested earlier in this hour, after five more the next is refused. */
const useUpCodes = async (world: World, email: string): Promise<Verdict> => {
  const replies: Reply[] = [];
  for (let codes = 0; codes < codesPerHour; codes += 1) replies.push(await send(world, sendOtp, { email }));
  const last = await send(world, sendOtp, { email });
  const refusal = refusalIn(sendOtp, last);
  const refused = refuses(sendOtp, last, 'TooManyCodes');
  return refused._tag === 'Passed' && refusal?._tag === 'TooManyCodes' && refusal.limit !== codesPerHour
    ? failed(last, `limit ${codesPerHour}`)
    : refused;
};

export const signingIn: Chapter = [
  {
    call: sendOtp.name,
    title: 'sends a code and tells when another may be asked for',
    source: 'spec 1 §7',
    run: async ({ signIn }) =>
      signIn === undefined ? skipped('needs --email, and a way to read its codes') : succeeds(sendOtp, signIn.sent),
  },
  {
    call: submitOtp.name,
    title: 'lets in with the code that was mailed; its token opens the list',
    source: 'spec 1 §7, R3',
    run: async (world) => {
      const { signIn } = world;
      if (signIn === undefined) return skipped('needs --email, and a way to read its codes');
      if (signIn.letIn === undefined) return failed(signIn.sent, 'a code by mail', 'no code could be read');
      const letIn = succeeds(submitOtp, signIn.letIn);
      if (letIn._tag !== 'Passed' || world.candidate === undefined) return letIn;
      const listed = await send(world, getJobsList, {}, world.candidate);
      return listed.http === 200 ? passed : failed(listed, 'HTTP 200 for the token that was just given');
    },
  },
  {
    call: sendOtp.name,
    title: 'refuses an address that nobody has',
    source: 'spec 1 §4',
    run: async (world) => refuses(sendOtp, await send(world, sendOtp, { email: sample['email'] }), 'UnknownCandidate'),
  },
  {
    call: submitOtp.name,
    title: 'refuses a code where none was sent',
    source: 'R3c',
    run: async (world) =>
      refuses(submitOtp, await send(world, submitOtp, { email: sample['email'], otp: '0000' }), 'CodeNotFound'),
  },
  {
    call: submitOtpLink.name,
    title: 'refuses the code of a link that nobody was mailed',
    source: 'spec 1 §8, R3c',
    run: async (world) =>
      refuses(submitOtpLink, await send(world, submitOtpLink, sampleOf(submitOtpLink)), 'LinkInvalid'),
  },
  {
    call: submitOtp.name,
    title: 'takes 5 tries and says how many are left; then the right code is refused too',
    source: 'R3c',
    run: async (world) => (world.spare === undefined ? needsSpare : useUpTries(world, world.spare)),
  },
  {
    call: sendOtp.name,
    title: 'sends 5 codes an hour; the next is refused and says when to come again',
    source: 'R3c',
    run: async (world) => (world.spare === undefined ? needsSpare : useUpCodes(world, world.spare)),
  },
];

/** The last chapter: after it the candidate's token is invalid. */
export const signingOut: Chapter = [
  {
    call: signOut.name,
    title: 'ends the session: its token opens nothing any more',
    source: 'spec 1 §4',
    run: asCandidate(async (candidate, world) => {
      const ended = succeeds(signOut, await send(world, signOut, {}, candidate));
      return ended._tag === 'Passed' ? turnedAway(await send(world, getJobsList, {}, candidate), 401) : ended;
    }),
  },
];
