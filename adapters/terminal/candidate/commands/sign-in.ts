import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { requestCode } from '../../../../application/identity/request-code.journey';
import {
  isSignedIn,
  submitCode,
  type CodeRejected,
  type EmailRejected,
} from '../../../../application/identity/sign-in.journey';
import { makeRoom } from '../../../../application/identity/sign-out.journey';
import { signedOutMessage } from '../../../../application/words/failures';
import type { SendCodeRefusal, SubmitCodeRefusal } from '../../../../application/identity/identity.api';
import { saySendCodeRefusal, saySubmitCodeRefusal } from '../../../../application/identity/identity-refusals.words';
import { saySignInCodeFault, saySignInEmailFault } from '../../../../application/identity/sign-in-faults.words';
import { parseEmail } from '../../../../domain/text/email';
import { localMoment } from '../../../../domain/time/display';
import type { TimeZone } from '../../../../domain/time/time-zone';
import { printIsoInstant } from '../../../../domain/time/instant';
import { fromParser, maybe, struct, text } from '../../../contract/codec';
import { command, type Answer, type Done } from '../command';
import type { CandidateWorld } from '../candidate-world';
import { sayOr } from '../say-failure';

export const saySendRefusal =
  (zone: TimeZone) =>
  (refusal: EmailRejected | SendCodeRefusal): readonly string[] => [
    refusal._tag === 'EmailRejected' ? saySignInEmailFault(refusal.fault) : saySendCodeRefusal(refusal, zone),
  ];

export const saySubmitRefusal = (refusal: CodeRejected | SubmitCodeRefusal): readonly string[] => [
  refusal._tag === 'CodeRejected' ? saySignInCodeFault(refusal.fault) : saySubmitCodeRefusal(refusal),
];

const askForCode = (typed: string, world: CandidateWorld): Answer => {
  const ownZone = world.environment.zone();
  return pipe(
    requestCode(world)(typed),
    TE.mapLeft(sayOr(world.portal, saySendRefusal(ownZone))),
    TE.map(({ email, resendAt }) => ({
      lines: [
        `We sent a 4-digit code to ${email}. No code yet? Look in your spam folder.`,
        `Finish with: sign-in ${email} --code 1234`,
        `You can ask for another code at ${localMoment(resendAt, ownZone).time}.`,
      ],
      json: { email, resend_at: printIsoInstant(resendAt) },
    })),
  );
};

/** Reports an open session only if it is stored where the next command finds it. */
const kept = ({ session }: CandidateWorld, done: Done): E.Either<readonly string[], Done> =>
  isSignedIn(session)
    ? E.right(done)
    : E.left(['The code was right, but nobody is signed in here: it could not be kept.']);

const giveCode = (typed: string, code: string, world: CandidateWorld): Answer =>
  pipe(
    TE.fromEither(parseEmail(typed)),
    TE.mapLeft((fault) => [saySignInEmailFault(fault)]),
    TE.flatMap((email) =>
      pipe(
        // A session that can't be stored is reported below; a terminal has no reporter.
        submitCode({ ...world, reporter: { report: () => undefined } })(email, code),
        TE.mapLeft(sayOr(world.portal, saySubmitRefusal)),
        TE.flatMapEither(() => {
          // The previous user's work in hand is not for the next one (R3a).
          world.session.workInHand.clear();
          return kept(world, { lines: [`You are signed in as ${email}. See your jobs with: jobs`], json: { email } });
        }),
      ),
    ),
  );

/** Accepts any text: sign-in reports what is wrong with it in its own words. */
const typedEmail = fromParser({ name: 'an e-mail address', wire: text, parse: E.right, print: String });

export const signInCommand = command({
  name: 'sign-in',
  usage: 'EMAIL [--code 1234]',
  does: 'sends a code by mail; with the code it signs in',
  bare: 'email',
  options: { code: 'string' },
  wire: struct({ email: typedEmail, code: maybe(text) }),
  run: ({ email, code }, world) => (code === undefined ? askForCode(email, world) : giveCode(email, code, world)),
});

/** The session always ends here; if the connection was lost, the portal ends it later by itself (R3). */
const endHere = (world: CandidateWorld): Answer => {
  let unheard: string | undefined;
  const reporter = { report: (event: string) => (unheard = event) };
  return pipe(
    TE.fromTask(makeRoom({ ...world, reporter })),
    TE.map(() => {
      const late = 'The portal did not hear of it: there the session ends after 48 hours without use.';
      return {
        lines: [signedOutMessage, ...(unheard === undefined ? [] : [late])],
        json: { signed_out: true, portal_told: unheard === undefined },
      };
    }),
  );
};

export const signOutCommand = command({
  name: 'sign-out',
  usage: '',
  does: 'ends the session, here and in the portal',
  bare: undefined,
  options: {},
  wire: struct({}),
  run: (_, world) =>
    isSignedIn(world.session)
      ? endHere(world)
      : TE.right({ lines: ['Nobody was signed in here.'], json: { signed_out: true, portal_told: true } }),
});
