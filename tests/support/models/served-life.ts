import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CandidateApi } from '../../../application/ports/candidate-api';
import type { IdempotencyKey } from '../../../application/ports/secrets';
import { cancellationStage } from '../../../domain/applications/cancellation';
import type { Job } from '../../../domain/ids/job';
import type { Email } from '../../../domain/text/email';
import { key } from '../builders/identity';
import { reason } from '../builders/reasons';
import type { World } from '../world/world';
import { lifeSlots, seenApplication } from './domain-life';
import type { LifeWorld } from './life';
import type { LifeAct, PlainAct, Verdict } from './told-life';

/** The acts that have pages of their own: questions, resume, recording. */
export type PageAct = Exclude<PlainAct, 'RescheduleLater' | 'Withdraw' | 'DeclineOffer' | 'DeclineInvitation'>;

export type Answered = E.Either<{ readonly _tag: string }, unknown>;

/** How a life's acts reach the provider's side. */
export interface LifeDoor {
  readonly world: World;
  readonly job: Job;
  readonly email: Email;
  readonly api: Pick<CandidateApi, 'takeTime' | 'giveUp' | 'decline'>;
  readonly page: (act: PageAct, key: IdempotencyKey) => Promise<Answered>;
  readonly operate: (act: Extract<LifeAct, { by: 'operator' }>['act']) => Promise<Answered>;
}

/** Failures that are not refusals by a rule: any of them is a defect and fails the life. */
const faults = [
  ...['StoreUnavailable', 'ServerFault', 'SessionEnded', 'KeyUsedBefore', 'NotAcceptable', 'UnreadableAnswer'],
  ...['TooManyCalls', 'NoConnection', 'AnswerLost'],
];

const verdictOf = (answer: Answered): Verdict => {
  if (E.isRight(answer)) return 'done';
  if (faults.includes(answer.left._tag)) throw new Error(`Not a rule's refusal: ${JSON.stringify(answer.left)}`);
  return 'refused';
};

const none = { _tag: 'StoreUnavailable' } as const;

/** A life on a real service and a real store; its visible state is what the store holds. */
export const servedLife = ({ world, job, email, api, page, operate }: LifeDoor): LifeWorld => {
  let acts = 0;
  const nextKey = (): IdempotencyKey => {
    acts += 1;
    return key(`life ${job.positionId} act ${acts}`);
  };
  const mine = () =>
    world.behind((store) =>
      pipe(
        store.candidates.withEmail(email),
        TE.flatMap(TE.fromOption(() => none)),
        TE.flatMap(({ id }) => store.applications.find(id, job.positionId)),
        TE.flatMap(TE.fromOption(() => none)),
        TE.map(({ application }) => application),
      ),
    );
  const candidateActs = async (act: Extract<LifeAct, { by: 'candidate' }>): Promise<Answered> => {
    switch (act.act) {
      case 'Book':
      case 'Move':
        return api.takeTime({
          ...job,
          act: act.act,
          kind: act.kind,
          slot: lifeSlots[act.slot],
          videoPreference: undefined,
          key: nextKey(),
        })();
      case 'RescheduleLater':
        return api.giveUp({
          ...job,
          cancellation: { _tag: 'RescheduleLater', route: cancellationStage(await mine()) },
          key: nextKey(),
        })();
      case 'Withdraw': {
        const route = cancellationStage(await mine());
        const cancellation = { _tag: 'Withdraw', route, reason: reason('Another offer') } as const;
        return api.giveUp({ ...job, cancellation, key: nextKey() })();
      }
      case 'DeclineOffer':
        return api.decline({ ...job, what: 'offer', reason: reason('Too far'), key: nextKey() })();
      case 'DeclineInvitation':
        return api.decline({ ...job, what: 'invitation', reason: reason('Too far'), key: nextKey() })();
      case 'PassScreening':
      case 'FailScreening':
      case 'ConfirmExternalApplication':
      case 'StoreResume':
      case 'StoreAnswer':
      case 'SubmitRecording':
        return page(act.act, nextKey());
    }
  };
  return {
    look: async () => seenApplication(await mine()),
    act: async (act) => verdictOf(await (act.by === 'candidate' ? candidateActs(act) : operate(act.act))),
  };
};
