import * as O from 'fp-ts/Option';
import {
  answerQuestion,
  keepScreening,
  openScreening,
  submitScreening,
  turnTo,
} from '../../../application/screening/screen.journey';
import { endSession, signOut } from '../../../application/identity/sign-out.journey';
import type { Position } from '../../../domain/positions/position';
import type { Application } from '../../../domain/applications/application';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
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
import { aWorld, signedIn, type Device } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const one = questionId(1);
const two = questionId(2);
const questionnaire = aQuestionnaire(aSection(1, aQuestion(1)), aSection(2, aQuestion(2)));
const maria = aCandidate();
const other = aCandidate({ email: email('other@example.org') });

const aPhone = async (application: Partial<Application> = {}, position: Partial<Position> = {}) => {
  const open = anApplication({ screening: 'open', ...application });
  const world = await aWorld({
    positions: [aPosition({ questionnaireId: questionnaireId(7), ...position })],
    applicants: [
      { candidate: maria, applications: [open] },
      { candidate: other, applications: [open] },
    ],
  });
  await world.behind(({ provisioning }) => provisioning.putQuestionnaire(onFile(questionnaire)));
  return { world, device: await signedIn(world, maria) };
};

const opened = async (device: Device) =>
  openScreening(device)(job, 'Caregiver', await answerOf(device.api.skillFilter(job)));

describe('Answering the questions of a job', () => {
  it('starts at the first question, and resumes where it stopped, with the same answers and the same key [R3a, R17]', async () => {
    const { device } = await aPhone();
    const screening = await opened(device);
    expect(screening.draft).toMatchObject({ at: 0, answers: [] });
    const answered = keepScreening(device)(turnTo(answerQuestion(device)(screening, one, ['Yes']), 1));
    expect(answered.draft).toMatchObject({ at: 1, answers: [{ questionId: one, answer: ['Yes'] }] });
    expect((await opened(device)).draft).toEqual(answered.draft);
  });

  it('is a new request with other answers, and the same if only pages are turned [R17]', async () => {
    const { device } = await aPhone();
    const yes = answerQuestion(device)(await opened(device), one, ['Yes']);
    expect(turnTo(yes, 1).draft.key).toBe(yes.draft.key);
    expect(answerQuestion(device)(yes, one, ['No']).draft.key).not.toBe(yes.draft.key);
  });

  it('is never shared with another candidate on the same phone [R3a]', async () => {
    const { world, device } = await aPhone();
    answerQuestion(device)(await opened(device), one, ['No']);
    const hers = await signedIn(world, other);
    const shared: Device = { ...hers, session: { ...device.session, token: hers.session.token } };
    expect((await opened(shared)).draft.answers).toEqual([]);
    expect((await opened(device)).draft.answers).toEqual([{ questionId: one, answer: ['No'] }]);
  });

  it('survives an expired session, with its job, but not a sign-out [R3a, spec 1 §8]', async () => {
    const { world, device } = await aPhone();
    device.session.jobInHand.write(job);
    answerQuestion(device)(await opened(device), one, ['Yes']);
    endSession(device.session, '/skillfilter');
    expect(device.session.jobInHand.read()).toEqual(O.some(job));
    const again = await signedIn(world, maria);
    const back: Device = { ...again, session: { ...device.session, token: again.session.token } };
    expect((await opened(back)).draft.answers).toEqual([{ questionId: one, answer: ['Yes'] }]);
    const { candidateId } = (await opened(back)).filter;
    await signOut({ ...back, reporter: world.reporter })();
    expect(device.session.jobInHand.read()).toEqual(O.none);
    expect(device.session.drafts.of(candidateId, job.positionId).read()).toEqual(O.none);
  });

  it('starts over if the job has another questionnaire', async () => {
    const { world, device } = await aPhone();
    answerQuestion(device)(await opened(device), one, ['Yes']);
    const next = { ...questionnaire, id: questionnaireId(8) };
    await world.behind(({ provisioning }) => provisioning.putQuestionnaire(onFile(next)));
    await world.behind(({ provisioning }) =>
      provisioning.putPosition(aPosition({ questionnaireId: questionnaireId(8) })),
    );
    expect((await opened(device)).draft).toMatchObject({ questionnaireId: 8, answers: [] });
  });
});

describe('Submitting a screening', () => {
  const answeredBy = async (device: Device, first: string) =>
    answerQuestion(device)(answerQuestion(device)(await opened(device), one, [first]), two, ['No']);

  it('sends nothing while a required question is open, and names its page [spec 1 §5]', async () => {
    const { device } = await aPhone();
    const screening = answerQuestion(device)(await opened(device), one, ['Yes']);
    expect(await refusalOf(submitScreening(device)(screening))).toMatchObject({
      _tag: 'SubmitBlocked',
      faults: [{ at: 1, fault: { _tag: 'MandatoryUnanswered' } }],
    });
  });

  it.each([
    ['passes', 'Yes', {}, 'ScreeningSuccess'],
    ['fails by an option that disqualifies', 'No', {}, 'ScreeningFail'],
    [
      'passes for a recorded interview with a resume',
      'Yes',
      { interviewKind: 'self-record', resume: 'optional' },
      'SelfRecordScreeningSuccess',
    ],
  ] as const)('%s, and the draft is deleted [R8]', async (_, answer, application, leadsTo) => {
    const { device } = await aPhone(application);
    const screening = await answeredBy(device, answer);
    expect(await answerOf(submitScreening(device)(screening))).toEqual({ _tag: leadsTo });
    expect(device.session.drafts.of(screening.filter.candidateId, job.positionId).read()).toEqual(O.none);
    expect(await answerOf(submitScreening(device)(screening))).toEqual({ _tag: leadsTo });
  });

  it('is sent at once if there are no questions [R6a]', async () => {
    const { device } = await aPhone({}, { questionnaireId: undefined });
    expect(await answerOf(submitScreening(device)(await opened(device)))).toEqual({ _tag: 'ScreeningSuccess' });
  });
});
