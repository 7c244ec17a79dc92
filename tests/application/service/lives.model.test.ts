import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { takeInHand } from '../../../application/service/acts/own-application';
import { writePlainAct } from '../../../application/service/acts/plain-act';
import { cancellationStage } from '../../../domain/interviews/cancellation';
import { aCandidate, key } from '../../support/builders/identity';
import { reason } from '../../support/builders/reasons';
import { lifeApplication, lifeNow, lifePosition, lifeSlots, seenApplication } from '../../support/models/domain-life';
import { playLives, type LifeWorld } from '../../support/models/life';
import type { Beginning, LifeAct, Verdict } from '../../support/models/told-life';
import { aWorld, signedIn } from '../../support/world/world';

const kinds = ['video', 'in-person', 'onboarding', 'onsite'] as const;
const slots = Object.values(lifeSlots).map((slot) => ({ slot, capacity: 1 }));

const verdictOf = (answer: E.Either<{ readonly _tag: string }, unknown>): Verdict => {
  if (E.isRight(answer)) return 'done';
  if (['StoreUnavailable', 'ServerFault', 'SessionEnded', 'KeyUsedBefore'].includes(answer.left._tag))
    throw new Error(`Not a rule's refusal: ${answer.left._tag}`);
  return 'refused';
};

/** A life in the service: a candidate's device, an operator, and the store in memory behind both. */
const servedLife = async (beginning: Beginning): Promise<LifeWorld> => {
  const position = lifePosition(beginning);
  const job = { communityId: position.communityId, positionId: position.positionId };
  const world = await aWorld({
    now: lifeNow,
    positions: [position],
    slots: kinds.map((kind) => ({ positionId: position.positionId, kind, slots })),
    applicants: [{ candidate: aCandidate(), applications: [lifeApplication(beginning)] }],
  });
  const { api } = await signedIn(world);
  const { dependencies } = world;
  let choices = 0;
  const nextKey = () => {
    choices += 1;
    return key(`life ${choices}`);
  };
  const mine = () =>
    world.behind((store) =>
      pipe(
        store.candidates.withEmail(aCandidate().email),
        TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
        TE.flatMap(({ id }) => store.applications.lock(id, job.positionId)),
        TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
        TE.map(({ application }) => application),
      ),
    );
  /** What comes without a screen of its own: the acts of screening, resume and recording. */
  const plainly = (act: Parameters<typeof writePlainAct>[3]) =>
    dependencies.unitOfWork.run((store) =>
      pipe(
        store.candidates.withEmail(aCandidate().email),
        TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
        TE.bindTo('candidate'),
        TE.bindW('inHand', ({ candidate }) =>
          takeInHand(store, dependencies.clock, candidate.id, job, { key: nextKey(), words: act._tag }),
        ),
        TE.flatMap(({ candidate, inHand }) =>
          writePlainAct(store, candidate.id, inHand, act, { key: nextKey(), words: act._tag }),
        ),
      ),
    )();
  const candidateActs = async (act: Extract<LifeAct, { by: 'candidate' }>): Promise<Verdict> => {
    switch (act.act) {
      case 'Book':
      case 'Move':
        return verdictOf(
          await api.takeTime({
            ...job,
            act: act.act,
            kind: act.kind,
            slot: lifeSlots[act.slot],
            videoPreference: undefined,
            key: nextKey(),
          })(),
        );
      case 'RescheduleLater':
      case 'Withdraw': {
        const route = cancellationStage(await mine());
        const cancellation =
          act.act === 'Withdraw'
            ? ({ _tag: 'Withdraw', route, reason: reason('Another offer') } as const)
            : ({ _tag: 'RescheduleLater', route } as const);
        return verdictOf(await api.giveUp({ ...job, cancellation, key: nextKey() })());
      }
      case 'DeclineOffer':
      case 'DeclineInvitation': {
        const what = act.act === 'DeclineOffer' ? 'offer' : 'invitation';
        return verdictOf(await api.decline({ ...job, what, reason: reason('Too far'), key: nextKey() })());
      }
      case 'PassScreening':
      case 'FailScreening':
      case 'ConfirmExternalApplication':
      case 'StoreResume':
      case 'StoreAnswer':
      case 'SubmitRecording':
        return verdictOf(await plainly({ _tag: act.act }));
    }
  };
  return {
    look: async () => seenApplication(await mine()),
    act: async (act) =>
      act.by === 'candidate'
        ? candidateActs(act)
        : verdictOf(
            await world.operator.act({ email: aCandidate().email, positionId: job.positionId, act: act.act })(),
          ),
  };
};

describe('A whole life in the service', () => {
  it('goes as R27 tells it and as the bare domain does, act by act in every order [R10b, R17, R18, R27]', async () => {
    await playLives({ begin: servedLife, numRuns: 120 });
  });
});
