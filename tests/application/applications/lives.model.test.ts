import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { takeInHand } from '../../../application/applications/own-application.service';
import { writePlainAct } from '../../../application/applications/plain-act.service';
import { aCandidate } from '../../support/builders/identity';
import { lifeApplication, lifeNow, lifePosition, lifeSlots } from '../../support/models/domain-life';
import { playLives, type LifeWorld } from '../../support/models/life';
import { servedLife, type PageAct } from '../../support/models/served-life';
import type { Beginning } from '../../support/models/told-life';
import type { IdempotencyKey } from '../../../application/ports/secrets';
import { aWorld, signedIn } from '../../support/world/world';

const kinds = ['video', 'in-person', 'onboarding', 'onsite'] as const;
const slots = Object.values(lifeSlots).map((slot) => ({ slot, capacity: 1 }));

/** A life in the service: a candidate's device, an operator, and the in-memory store behind both. */
const lifeInMemory = async (beginning: Beginning): Promise<LifeWorld> => {
  const position = lifePosition(beginning);
  const job = { communityId: position.communityId, positionId: position.positionId };
  const { email } = aCandidate();
  const world = await aWorld({
    now: lifeNow,
    positions: [position],
    slots: kinds.map((kind) => ({ positionId: position.positionId, kind, slots })),
    applicants: [{ candidate: aCandidate(), applications: [lifeApplication(beginning)] }],
  });
  const { unitOfWork, clock } = world.dependencies;
  /** The effect of the calls for questions, resume and recording. */
  const page = (act: PageAct, key: IdempotencyKey) =>
    unitOfWork.run((store) =>
      pipe(
        store.candidates.withEmail(email),
        TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
        TE.bindTo('candidate'),
        TE.bindW('inHand', ({ candidate }) => takeInHand(store, clock, candidate.id, job, { key, words: act })),
        TE.flatMap(({ candidate, inHand }) =>
          writePlainAct(store, world.dependencies.publicUrl, candidate.id, inHand, { _tag: act }, { key, words: act }),
        ),
      ),
    )();
  const { api } = await signedIn(world);
  return servedLife({
    world,
    job,
    email,
    api,
    page,
    operate: (act) => world.operator.act({ email, positionId: job.positionId, act })(),
  });
};

describe('A whole application in the service', () => {
  it('follows R27, like the domain itself, act by act in every order [R10b, R17, R18, R27]', async () => {
    await playLives({ begin: lifeInMemory, numRuns: 60 });
  });
});
