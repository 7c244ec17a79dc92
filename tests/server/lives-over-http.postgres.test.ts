import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Kysely } from 'kysely';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import type { SessionToken } from '../../application/identity/secrets.port';
import type { IdempotencyKey } from '../../application/ports/secrets';
import { candidateCalls } from '../../adapters/contract/calls';
import { clientOf } from '../../adapters/contract/client';
import { appliedPosition } from '../../adapters/contract/applications/applying.calls';
import { submitSkillFilter } from '../../adapters/contract/screening/screening.calls';
import { operationNames } from '../../application/ports/candidate-api';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { migrate } from '../../adapters/server/postgres/migrate';
import type { Tables } from '../../adapters/server/postgres/tables';
import { unitOfWork } from '../../adapters/server/postgres/unit-of-work';
import { positionId } from '../support/builders/applications';
import { aCandidate, email } from '../support/builders/identity';
import { aQuestion, aQuestionnaire, aSection, onFile, questionId } from '../support/builders/screening';
import { callsAt } from '../benchmarks/calling';
import { lifeApplication, lifeNow, lifePosition, lifeSlots } from '../support/models/domain-life';
import { playLives, type LifeWorld } from '../support/models/life';
import { servedLife, type Answered, type PageAct } from '../support/models/served-life';
import { everyAct, type Beginning } from '../support/models/told-life';
import { describeOnPostgres, startPostgres } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';
import { signedIn } from '../support/world/world';
import { portalOverHttp, type PortalOverHttp } from './portal-over-http';

const kinds = ['video', 'in-person', 'onboarding', 'onsite'] as const;
const slots = Object.values(lifeSlots).map((slot) => ({ slot, capacity: 1 }));
const operatorToken = 'the-operator-of-many-lives';
const questions = onFile(aQuestionnaire(aSection(1, aQuestion(1))), [{ questionId: questionId(1), option: 'No' }]);

/** What sends a file runs directly in the service. */
const withoutCalls = ['StoreResume', 'StoreAnswer', 'SubmitRecording'];

/** Where these lives are stored, and what ends it. */
interface Kept {
  readonly store: UnitOfWork;
  readonly end: () => Promise<unknown>;
}

const wholeLives = (open: () => Promise<Kept>, numRuns: number): void => {
  let kept: Kept;
  let portal: PortalOverHttp;
  let url = '';
  let lives = 0;

  beforeAll(async () => {
    kept = await open();
    portal = await portalOverHttp(
      { now: lifeNow, unitOfWork: kept.store, positions: [], applicants: [] },
      { operatorToken },
    );
    await portal.world.behind(({ provisioning }) => provisioning.putQuestionnaire(questions));
    url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  }, 120_000);
  afterAll(async () => {
    await portal.app.close();
    await kept.end();
  }, 60_000);

  const tokenOf = async (candidate: ReturnType<typeof aCandidate>): Promise<SessionToken> => {
    const { session } = await signedIn(portal.world, candidate);
    const token = session.token.read();
    if (token._tag === 'None') throw new Error('Nobody is signed in');
    return token.value;
  };

  const lifeOverHttp = async (beginning: Beginning): Promise<LifeWorld> => {
    lives += 1;
    const { world } = portal;
    const position = {
      ...lifePosition(beginning),
      positionId: positionId(lives),
      questionnaireId: questions.questionnaire.id,
    };
    const job = { communityId: position.communityId, positionId: position.positionId };
    const candidate = aCandidate({ email: email(`life-${lives}@example.org`) });
    await world.behind(({ provisioning }) => provisioning.putPosition(position));
    for (const kind of kinds)
      await world.behind(({ provisioning }) => provisioning.putSlots(position.positionId, kind, slots));
    const id = await world.behind(({ provisioning }) => provisioning.putCandidate(candidate));
    const application = { ...lifeApplication(beginning), positionId: position.positionId };
    await world.behind(({ provisioning }) => provisioning.addApplication(id, application, undefined));

    const token = await tokenOf(candidate);
    const call = callsAt(url);
    const answers = (option: string, key: IdempotencyKey) =>
      call(
        submitSkillFilter,
        {
          positionId: position.positionId,
          positionName: position.positionName,
          questionnaireId: questions.questionnaire.id,
          questionnaireName: questions.questionnaire.name,
          sections: [
            {
              sectionId: 1,
              name: 'Section 1',
              questions: [
                { questionId: questionId(1), name: 'Question 1', type: 'single-choice', tag: '', answer: [option] },
              ],
            },
          ],
          key,
        },
        token,
      )();
    const stored = () =>
      world.behind((store) =>
        pipe(
          store.applications.find(id, position.positionId),
          TE.map((found) => JSON.stringify(found)),
        ),
      );
    /** Confirmed twice after a lost response, it gets the same response and changes nothing: in the model that is no act. */
    const confirmed = async (): Promise<Answered> => {
      const before = await stored();
      const answer = await call(appliedPosition, job, token)();
      return E.isRight(answer) && (await stored()) === before ? E.left({ _tag: 'Repeated' }) : answer;
    };
    const page = async (act: PageAct, key: IdempotencyKey): Promise<Answered> => {
      switch (act) {
        case 'PassScreening':
          return answers('Yes', key);
        case 'FailScreening':
          return answers('No', key);
        case 'ConfirmExternalApplication':
          return confirmed();
        case 'StoreResume':
        case 'StoreAnswer':
        case 'SubmitRecording':
          throw new Error(`${act} has no call to be played by`);
      }
    };
    return servedLife({
      world,
      job,
      email: candidate.email,
      api: clientOf(operationNames, candidateCalls, (one) => (input) => call(one, input, token)),
      page,
      operate: async (act) => {
        const answer = await portal.post(
          '/api/operator/act',
          { email: candidate.email, position_id: position.positionId, act },
          { authorization: `Bearer ${operatorToken}` },
        );
        const { statusCode } = answer.json<{ readonly statusCode: number }>();
        if (statusCode !== 200 && statusCode !== 406) throw new Error(answer.body);
        return statusCode === 200 ? E.right(undefined) : E.left({ _tag: 'Refused' });
      },
    });
  };

  it('follows R27, like the domain itself, act by act in every order [R6a, R8, R10b, R17, R18, R27]', async () => {
    await playLives({
      begin: lifeOverHttp,
      acts: everyAct.filter(({ act }) => !withoutCalls.includes(act)),
      numRuns,
    });
  }, 300_000);
};

describeOnPostgres('A whole life over HTTP on PostgreSQL', () => {
  wholeLives(async () => {
    const server = await startPostgres();
    const db = new Kysely<Tables>({
      dialect: dialect(pooled(await server.newDatabase(), listening(), 'candidate'), () => undefined),
    });
    expect(await migrate(db)).toBeUndefined();
    return {
      store: unitOfWork(db, listening()),
      end: async () => {
        await db.destroy();
        await server.stop();
      },
    };
  }, 40);
});

describe('A whole application over HTTP on the embedded store', () => {
  wholeLives(async () => {
    const place = workshop();
    const store = await place.open();
    return {
      store: store.unitOfWork,
      end: async () => {
        await store.close();
        place.close();
      },
    };
  }, 15);
});
