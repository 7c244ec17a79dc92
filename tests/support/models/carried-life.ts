import { storeResume } from '../../../application/resumes/store-resume.service';
import { uploaderOf } from '../../../application/resumes/uploader.service';
import type { OperatorSide } from '../../../application/operator/operator.port';
import type { WholeApplication } from '../../../application/operator/operator-reading.port';
import { hours } from '../../../domain/time/duration';
import { communityId, positionId } from '../builders/applications';
import { aCandidate, email, key, sealed } from '../builders/identity';
import { aPosition } from '../builders/positions';
import { inPieces, pdfFile, rtfFile } from '../builders/resume-files';
import { aQuestion, aQuestionnaire, aSection, onFile, questionId, questionnaireId } from '../builders/screening';
import { slot } from '../builders/slots';
import { entryText, month } from '../builders/profile';
import { answerOf } from '../world/answers';
import { sideOf } from '../world/operator-side';
import { aWorld, signedIn, videoSlots, type Device, type Given, type World } from '../world/world';

/* Two candidates' applications, one of them up to an offer, for tests that export them from one portal and import them into another. */

export const job = { communityId: communityId(42), positionId: positionId(4711) };
const eleven = slot('2026-12-04', '11:00', '11:30');
const one = slot('2026-12-04', '13:00', '13:30');
const monday = slot('2026-12-07', '10:00', '10:30');
/** Maria is made an offer; Daniel only books an interview. */
export const [maria, daniel] = [
  aCandidate({
    phone: aCandidate().phone,
    experience: [
      { title: entryText('Caregiver'), company: entryText('Elm Court'), from: month('2022-03'), to: undefined },
    ],
    education: [
      { title: entryText('Nursing'), college: entryText('Malcolm X College'), from: undefined, to: undefined },
    ],
  }),
  aCandidate({ email: email('daniel.okafor@example.org'), firstName: 'Daniel', phone: undefined, zip: undefined }),
];

const asking = onFile(aQuestionnaire(aSection(1, aQuestion(1, { title: 'Are you 18?' }), aQuestion(2))));

/** The position and its questions, which come from the employer's own files. */
export const employersOwn: Pick<Given, 'positions' | 'slots' | 'applicants'> = {
  positions: [aPosition({ questionnaireId: questionnaireId(7), resume: 'required' })],
  slots: videoSlots(eleven, one, monday),
  applicants: [],
};

/** Puts the questions, which a world doesn't take. */
export const putQuestions = (world: World) => world.behind(({ provisioning }) => provisioning.putQuestionnaire(asking));

/** An empty portal of that employer, in memory. */
export const aPortal = async (changes: Partial<Given> = {}) => {
  const world = await aWorld({ ...employersOwn, ...changes });
  await putQuestions(world);
  return { world, side: await sideOf(world) };
};

let sessions = 9_000;

/** The candidate of that device gives a resume, in a session of its own. */
export const give = async (world: World, device: Device, name: string, content: Uint8Array): Promise<void> => {
  const { candidateId } = await answerOf(device.api.listApplications());
  sessions += 1;
  const shown = { candidateId, proven: true, shown: sealed(sessions), lineage: sealed(1) };
  await world.behind((store) => store.sessions.open(shown.shown, candidateId, world.clock.now()));
  const uploader = uploaderOf(shown);
  const file = await answerOf(world.service.resumeUploads.takeWhole(uploader, name, inPieces(content)));
  const resume = { _tag: 'NewFile', file } as const;
  await answerOf(storeResume(world.dependencies)(uploader, { ...job, resume, key: key(`${name} ${candidateId}`) }));
};

const answering = (question: number, ...answer: readonly string[]) => ({
  ...{ questionId: questionId(question), name: `Question ${question}`, answer, tag: '' },
  type: 'single-choice' as const,
});

const applies = async (device: Device): Promise<void> => {
  await answerOf(device.api.applyToJob({ ...job, positionName: 'Caregiver' }));
  const { questionnaire } = asking;
  await answerOf(
    device.api.submitAnswers({
      positionId: job.positionId,
      positionName: 'Caregiver',
      questionnaireId: questionnaire.id,
      questionnaireName: questionnaire.name,
      sections: [{ sectionId: 1, name: 'Section 1', questions: [answering(1, 'Yes'), answering(2, 'Yes')] }],
      key: undefined,
    }),
  );
};

/** Maria applies, answers the screening, gives two resumes, books, moves her interview, comes to it and gets an offer. Daniel applies, gives the same file as she and books. */
export const live = async (world: World): Promise<void> => {
  for (const candidate of [maria, daniel])
    await world.behind(({ provisioning }) => provisioning.putCandidate(candidate));
  const device = await signedIn(world, maria);
  await applies(device);
  await give(world, device, 'old.rtf', rtfFile);
  await give(world, device, 'Maria Santos.pdf', pdfFile);
  const taken = { ...job, kind: 'video', videoPreference: undefined } as const;
  await answerOf(device.api.takeTime({ ...taken, act: 'Book', slot: eleven, key: key('book') }));
  await answerOf(device.api.takeTime({ ...taken, act: 'Move', slot: one, key: key('move') }));
  const named = { email: maria.email, positionId: job.positionId };
  const id = (await answerOf(device.api.listApplications())).candidateId;
  await world.behind(({ meetings }) => meetings.agree(id, job.positionId, world.clock.now()));
  await world.behind(({ recordingConsents }) => recordingConsents.agree(id, job.positionId, world.clock.now()));
  world.clock.moveBy(hours(5));
  await answerOf(world.operator.act({ ...named, act: 'interview-held' }));
  await answerOf(world.operator.act({ ...named, act: 'offer' }));
  const his = await signedIn(world, daniel);
  await applies(his);
  await give(world, his, 'Maria Santos.pdf', pdfFile);
  await answerOf(his.api.takeTime({ ...taken, act: 'Book', slot: monday, key: key('his') }));
};

/** What can't be the same in two portals: the ids of candidates and events. */
const withoutIds = ({ candidate, history, ...rest }: WholeApplication) => ({
  ...rest,
  candidate: { ...candidate, id: 0 },
  history: history.map((event) => ({ ...event, id: 0, candidateId: 0 })),
});

/** Both applications whole, without what can't be the same in two portals. */
export const readAll = async ({ seeWholeApplication }: Pick<OperatorSide, 'seeWholeApplication'>) => {
  const read = async (address: typeof maria.email) =>
    withoutIds(
      await answerOf(seeWholeApplication({ email: address, candidateId: undefined, positionId: job.positionId })),
    );
  return { maria: await read(maria.email), daniel: await read(daniel.email) };
};
