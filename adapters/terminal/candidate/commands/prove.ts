import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { proveWithCode } from '../../../../application/identity/prove-address.journey';
import { requestCode } from '../../../../application/identity/request-code.journey';
import type { ProofNeeded } from '../../../../domain/identity/address-proof';
import { localMoment } from '../../../../domain/time/display';
import { printIsoInstant } from '../../../../domain/time/instant';
import { maybe, struct, text } from '../../../contract/codec';
import type { CandidateWorld } from '../candidate-world';
import { command, type Answer } from '../command';
import { sayOr } from '../say-failure';
import { saySendRefusal, saySubmitRefusal } from './sign-in';

/** What to do after a refusal that needs the e-mailed code (R41). */
export const howToProve = ({ email }: ProofNeeded): readonly string[] => [
  `First show that ${email} is yours, once: prove sends a code there, prove --code 1234 gives it. Then run the same command again.`,
];

/** Sends a code to the candidate's own address. */
const askForCode = (world: CandidateWorld): Answer => {
  const ownZone = world.environment.zone();
  return pipe(
    world.api.profile(),
    TE.mapLeft(sayOr(world.portal, (never: never) => never)),
    TE.flatMap(({ email }) =>
      pipe(requestCode(world)(email), TE.mapLeft(sayOr(world.portal, saySendRefusal(ownZone)))),
    ),
    TE.map(({ email, resendAt }) => ({
      lines: [
        `We sent a 4-digit code to ${email}. No code yet? Look in your spam folder.`,
        'Finish with: prove --code 1234',
        `You can ask for another code at ${localMoment(resendAt, ownZone).time}.`,
      ],
      json: { email, resend_at: printIsoInstant(resendAt) },
    })),
  );
};

const giveCode = (code: string, world: CandidateWorld): Answer =>
  pipe(
    proveWithCode(world)(code),
    TE.mapLeft(sayOr(world.portal, saySubmitRefusal)),
    TE.map(({ message }) => ({ lines: [message], json: { proven: true } })),
  );

export const proveCommand = command({
  name: 'prove',
  usage: '[--code 1234]',
  does: 'sends a code to your own address; with the code it shows that the address is yours, as the first time you take asks for',
  bare: undefined,
  options: { code: 'string' },
  wire: struct({ code: maybe(text) }),
  run: ({ code }, world) => (code === undefined ? askForCode(world) : giveCode(code, world)),
});
