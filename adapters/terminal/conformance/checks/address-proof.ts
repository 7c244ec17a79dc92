import { proveEmail, sendOtp } from '../../../contract/identity/identity.calls';
import { inviteUploadResume } from '../../../contract/resumes/resumes.calls';
import { bookCalls } from '../../../contract/scheduling/scheduling.calls';
import { signUp } from '../../../contract/identity/sign-up.calls';
import { answered, refusalIn, refuses, sameAnswer, succeeds } from '../expectations';
import { failed } from '../reply';
import { sampleOf } from '../samples';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { asCandidate, send, type Chapter, type Person, type World } from '../world';

/* A candidate who signed up and has not proven an address: acts that affect others require the e-mailed code (R41). */

const refusesUnproven = async (world: World, who: Person): Promise<Verdict> => {
  const booked = await send(
    world,
    bookCalls.video,
    { ...sampleOf(bookCalls.video), 'idempotency-key': world.newKey() },
    who,
  );
  const mailed = await send(world, inviteUploadResume, sampleOf(inviteUploadResume), who);
  const needed = refusalIn(bookCalls.video, booked);
  return allOf([
    refuses(bookCalls.video, booked, 'ProofNeeded'),
    refuses(inviteUploadResume, mailed, 'ProofNeeded'),
    needed?._tag === 'ProofNeeded' && needed.email === who.email
      ? passed
      : failed(booked, `the address that the code goes to: ${who.email}`),
    refuses(proveEmail, await send(world, proveEmail, { otp: '0000' }, who), 'CodeNotFound'),
  ]);
};

const proves = async (world: World, email: string): Promise<Verdict> => {
  if (world.codeFor === undefined) return skipped('needs a way to read codes: --mailbox or --code-command');
  const joined = await send(world, signUp, { ...sampleOf(signUp), email });
  const token = answered(signUp, joined)?.token;
  if (token === undefined) return succeeds(signUp, joined);
  const who = { email, token };
  const refused = await refusesUnproven(world, who);
  if (refused._tag !== 'Passed') return refused;
  const { code, reply } = await world.codeFor(email, () => send(world, sendOtp, { email }));
  if (code === undefined) return failed(reply, 'a code by mail', 'none arrived');
  const first = await send(world, proveEmail, { otp: code }, who);
  const again = await send(world, proveEmail, { otp: code }, who);
  const booked = await send(
    world,
    bookCalls.video,
    { ...sampleOf(bookCalls.video), 'idempotency-key': world.newKey() },
    who,
  );
  return allOf([
    succeeds(proveEmail, first),
    sameAnswer(first, again),
    refuses(bookCalls.video, booked, 'NoSuchApplication'),
  ]);
};

export const provingAddress: Chapter = [
  {
    call: proveEmail.name,
    title: 'needs no code where the address is proven: the session that a code opened goes on',
    source: 'R41',
    run: asCandidate(async (who, world) => succeeds(proveEmail, await send(world, proveEmail, { otp: '0000' }, who))),
  },
  {
    call: proveEmail.name,
    title: 'after a sign-up no time is taken and no link is mailed until its code was given; the token stays',
    source: 'R41',
    run: async (world) =>
      world.newcomer === undefined
        ? skipped('needs --new-email: an address that nobody has, of which an account stays')
        : proves(world, world.newcomer),
  },
];
