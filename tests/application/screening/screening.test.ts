import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { submitAnswers } from '../../../application/screening/submit-answers.service';
import { readOpenQuestions } from '../../../application/screening/read-skill-filter.service';
import type { AnsweredSkillFilter } from '../../../application/screening/screening.api';
import type { Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Position } from '../../../domain/positions/position';
import { evaluateScreening } from '../../../domain/screening/outcome';
import { checkAnswers, type Answers } from '../../../domain/screening/answers';
import { answersTo, questionnaires } from '../../support/arbitraries/screening';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import {
  aQuestion,
  aQuestionnaire,
  aSection,
  onFile,
  questionId,
  questionnaireId,
} from '../../support/builders/screening';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, morning, signedIn, type World } from '../../support/world/world';

const job = positionId(4711);
const open: Partial<Application> = { applied: 'screening-submitted', screening: 'open' };
const asking = { questionnaireId: questionnaireId(7) };

/** Maria, who may answer: a required Yes or No, where No ends the screening, and a text. */
const asked = onFile(
  aQuestionnaire(aSection(1, aQuestion(1), aQuestion(2, { type: 'short-text', options: [], required: false }))),
);

const aScreening = async (
  application: Partial<Application> = {},
  position: Partial<Position> = asking,
  questionnaire = asked,
) => {
  const world = await aWorld({
    positions: [aPosition(position)],
    applicants: [{ candidate: aCandidate(), applications: [anApplication({ ...open, ...application })] }],
  });
  await world.behind(({ provisioning }) => provisioning.putQuestionnaire(questionnaire));
  return { world, device: await signedIn(world) };
};

const answered = (answers: Answers, changes: Partial<AnsweredSkillFilter> = {}): AnsweredSkillFilter => ({
  positionId: job,
  positionName: 'Caregiver',
  questionnaireId: questionnaireId(7),
  questionnaireName: 'Caregiver basics',
  sections: [
    {
      sectionId: 1,
      name: 'Section 1',
      questions: answers.map((given) => ({ ...given, name: '', type: 'single-choice', tag: '' })),
    },
  ],
  key: key('a page'),
  ...changes,
});

const yes = [{ questionId: questionId(1), answer: ['Yes'] }];
const no = [{ questionId: questionId(1), answer: ['No'] }];

const kept = (world: World) =>
  world.behind((store) =>
    pipe(
      store.candidates.withEmail(aCandidate().email),
      TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
      TE.bindTo('candidate'),
      TE.bind('answers', ({ candidate }) => store.screeningAnswers.of(candidate.id, job)),
      TE.bind('acts', ({ candidate }) => store.events.of(candidate.id, job)),
      TE.bind('found', ({ candidate }) => store.applications.find(candidate.id, job)),
      TE.map(({ answers, acts, found }) => ({
        answers,
        acts: acts.map(({ type }) => type),
        application: O.toUndefined(found)?.application,
      })),
    ),
  );

describe('The questions of a job', () => {
  it('are sent to the candidate who has to answer them, without the disqualifying options [spec 1 §7, R8]', async () => {
    const { device } = await aScreening();
    const filter = await answerOf(device.api.skillFilter({ positionId: job }));
    expect(filter).toEqual({ candidateId: 1, questionnaire: asked.questionnaire });
  });

  it('are empty if the position has none [R6a]', async () => {
    const { device } = await aScreening({}, {});
    expect(await answerOf(device.api.skillFilter({ positionId: job }))).toMatchObject({ questionnaire: undefined });
  });

  it.each<[string, Partial<Application>, Partial<Position>, string]>([
    ['were answered before', { screening: 'passed' }, {}, 'ScreeningAnswered'],
    ['were not passed', { screening: 'not-selected' }, {}, 'ScreeningAnswered'],
    ['are of a position that has closed', {}, { published: false }, 'PositionClosed'],
  ])('are not sent if they %s [R6a, R8]', async (_, application, position, refusal) => {
    const { device } = await aScreening(application, { ...asking, ...position });
    expect(await refusalOf(device.api.skillFilter({ positionId: job }))).toEqual({ _tag: refusal });
    expect(await refusalOf(device.api.submitAnswers(answered(yes)))).toEqual({ _tag: refusal });
  });

  it('are sent to no one else [R3a]', async () => {
    const { world } = await aScreening();
    const other = aCandidate({ email: email('other@example.org') });
    await world.behind(({ provisioning }) => provisioning.putCandidate(other));
    const { api } = await signedIn(world, other);
    expect(await refusalOf(api.skillFilter({ positionId: job }))).toEqual({ _tag: 'NoSuchApplication' });
    expect(await refusalOf(api.submitAnswers(answered(yes)))).toEqual({ _tag: 'NoSuchApplication' });
  });

  it('of all jobs that wait for answers are listed [spec 1 §7]', async () => {
    const { world } = await aScreening();
    const { questions } = { questions: await answerOf(readOpenQuestions(world.dependencies)(await callerOf(world))) };
    expect(questions.map(({ positionId: of, question }) => [of, question.questionId])).toEqual([
      [4711, 1],
      [4711, 2],
    ]);
    await answerOf(submitAnswers(world.dependencies)(await callerOf(world), answered(yes)));
    expect(await answerOf(readOpenQuestions(world.dependencies)(await callerOf(world)))).toEqual([]);
  });
});

const callerOf = (world: World) =>
  world.behind(({ candidates }) =>
    pipe(
      candidates.withEmail(aCandidate().email),
      TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
      TE.map(({ id }) => id),
    ),
  );

describe('Submitting answers', () => {
  it('passes, and stores the answers with the outcome [R8, R27]', async () => {
    const { world, device } = await aScreening({ resume: 'required', interviewKind: 'self-record' });
    expect(await answerOf(device.api.submitAnswers(answered(yes)))).toEqual({
      status: 1,
      message: 'Your profile matches this job.',
      jobs: 1,
      selfRecord: true,
      resume: 'required',
    });
    expect(await kept(world)).toMatchObject({
      acts: ['application.screening_passed'],
      application: { applied: 'screening-submitted', screening: 'passed' },
      answers: O.some({
        questionnaireId: 7,
        answers: [...yes, { questionId: 2, answer: [] }],
        at: morning,
      }),
    });
  });

  it('fails with a disqualifying option, and does not say which [R8, R27]', async () => {
    const { world, device } = await aScreening();
    const result = await answerOf(device.api.submitAnswers(answered(no)));
    expect(result).toMatchObject({ status: 0, selfRecord: false, resume: 'none' });
    expect(JSON.stringify(result)).not.toContain('No');
    expect(await kept(world)).toMatchObject({
      acts: ['application.screening_failed'],
      application: { applied: 'screening-submitted', screening: 'not-selected' },
      answers: O.some({ answers: [...no, { questionId: 2, answer: [] }] }),
    });
  });

  it('for a position without questions passes at once [R6a]', async () => {
    const { world, device } = await aScreening({ applied: 'not-submitted' }, {});
    const submission = answered([], { questionnaireId: undefined, sections: [] });
    expect(await answerOf(device.api.submitAnswers(submission))).toMatchObject({ status: 1 });
    expect(await kept(world)).toMatchObject({ application: { screening: 'passed' }, answers: O.some({ answers: [] }) });
  });

  it.each([
    ['passed', yes, 1],
    ['failed', no, 0],
  ])('twice with one key evaluates once, and repeats that it %s [R17]', async (_, answers, status) => {
    const { world, device } = await aScreening();
    const submit = () => answerOf(device.api.submitAnswers(answered(answers)));
    expect([(await submit()).status, (await submit()).status]).toEqual([status, status]);
    expect((await kept(world)).acts).toHaveLength(1);
    expect(await refusalOf(device.api.submitAnswers(answered(answers, { key: key('another page') })))).toEqual({
      _tag: 'ScreeningAnswered',
    });
  });

  it.each<[string, Answers, object]>([
    ['a required question open', [], { _tag: 'MandatoryUnanswered', questionId: 1 }],
    ['an option that is none', [{ questionId: questionId(1), answer: ['Maybe'] }], { _tag: 'NotAnOption' }],
    ['two where one is asked', [{ questionId: questionId(1), answer: ['Yes', 'No'] }], { _tag: 'TooManyAnswers' }],
    ['a question that is not asked', [...yes, { questionId: questionId(9), answer: [] }], { _tag: 'UnknownQuestion' }],
    ['a question answered twice', [...yes, ...yes], { _tag: 'AnsweredTwice' }],
  ])('with %s is refused and writes nothing [spec 1 §5]', async (_, answers, fault) => {
    const { world, device } = await aScreening();
    expect(await refusalOf(device.api.submitAnswers(answered(answers)))).toMatchObject({
      _tag: 'AnswersRefused',
      faults: [fault],
    });
    expect(await kept(world)).toMatchObject({ acts: [], answers: O.none, application: { screening: 'open' } });
  });

  it.each([questionnaireId(8), undefined])(
    'to questionnaire %p, which is not the current one, is refused',
    async (other) => {
      const { device } = await aScreening();
      expect(await refusalOf(device.api.submitAnswers(answered(yes, { questionnaireId: other })))).toEqual({
        _tag: 'OtherQuestionnaire',
      });
    },
  );

  it.each<number>([2, 14, 31])('to an application that has ended, status %p, is refused [R27]', async (code) => {
    const { device } = await aScreening({ status: statusOf(code) });
    expect(await refusalOf(device.api.submitAnswers(answered(yes)))).toMatchObject({ _tag: 'ActNotOffered' });
  });

  it('with a key that was used for another job is refused [R17]', async () => {
    const { world, device } = await aScreening();
    const second = aPosition({ positionId: positionId(4712) });
    await world.behind(({ provisioning }) => provisioning.putPosition(second));
    const id = await callerOf(world);
    await world.behind(({ provisioning }) =>
      provisioning.addApplication(id, anApplication({ ...open, positionId: second.positionId }), undefined),
    );
    await answerOf(device.api.submitAnswers(answered(yes)));
    const other = answered([], { positionId: second.positionId, questionnaireId: undefined, sections: [] });
    expect(await refusalOf(device.api.submitAnswers(other))).toEqual({ _tag: 'KeyUsedBefore' });
  });

  it('ends as the rules say, whatever is asked and answered [R8]', async () => {
    const given = questionnaires.chain((questionnaire) =>
      fc.record({ questionnaire: fc.constant(questionnaire), answers: answersTo(questionnaire) }),
    );
    await fc.assert(
      fc.asyncProperty(given, async ({ questionnaire, answers }) => {
        const disqualifiers = [{ questionId: questionId(1), option: 'No' }];
        const { world } = await aScreening({}, asking, onFile(questionnaire, disqualifiers));
        const outcome = await submitAnswers(world.dependencies)(await callerOf(world), answered(answers))();
        const checked = checkAnswers(questionnaire, answers);
        if (checked._tag === 'Left') expect(outcome).toMatchObject({ _tag: 'Left', left: { faults: checked.left } });
        else
          expect(outcome).toMatchObject({
            right: { status: evaluateScreening(checked.right, disqualifiers)._tag === 'Allowed' ? 1 : 0 },
          });
      }),
      { numRuns: 30 },
    );
  });
});

describe('The answers submitted for a job', () => {
  const here = { communityId: communityId(42), positionId: job };

  it('can be read afterward, with the wording of their questions, but without the disqualifying options [R8]', async () => {
    const { device } = await aScreening();
    expect(await answerOf(device.api.whatWasSent(here))).toEqual({ answers: undefined, resume: undefined });
    await answerOf(device.api.submitAnswers(answered(no)));
    const sent = await answerOf(device.api.whatWasSent(here));
    expect(sent).toEqual({
      answers: {
        at: morning,
        answers: [
          { title: 'Question 1', answer: ['No'] },
          { title: 'Question 2', answer: [] },
        ],
      },
      resume: undefined,
    });
  });

  it("are sent only to their owner, under the job's own community [R3]", async () => {
    const { world, device } = await aScreening();
    await answerOf(device.api.submitAnswers(answered(yes)));
    const other = aCandidate({ email: email('other@example.org') });
    await world.behind(({ provisioning }) => provisioning.putCandidate(other));
    const { api } = await signedIn(world, other);
    expect(await refusalOf(api.whatWasSent(here))).toEqual({ _tag: 'NoSuchApplication' });
    const elsewhere = { ...here, communityId: communityId(43) };
    expect(await refusalOf(device.api.whatWasSent(elsewhere))).toEqual({ _tag: 'NoSuchApplication' });
  });
});
