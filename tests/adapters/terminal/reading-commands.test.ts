import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, email, fileRef } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { candidateId } from '../../support/builders/recording';
import { questionId } from '../../support/builders/screening';
import { answerOf } from '../../support/world/answers';
import { aWorld, morning } from '../../support/world/world';
import { reachOf } from './reached';

const { positionId } = anApplication();
const maria = ['--email', aCandidate().email, '--position', String(positionId)];

const aPortal = async () => {
  const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel', lastName: 'Okafor' });
  const world = await aWorld({
    applicants: [aCandidate(), daniel].map((candidate) => ({ candidate, applications: [anApplication()] })),
  });
  const resume = { file: fileRef(1), name: 'cv.pdf', bytes: 9, kind: 'pdf', receivedAt: morning } as const;
  await world.behind(({ resumes }) => resumes.add(candidateId(1), positionId, resume));
  const answers = [{ questionId: questionId(1), answer: ['Yes', 'No'] }];
  const submitted = { questionnaireId: undefined, answers, at: morning };
  await world.behind(({ screeningAnswers }) => screeningAnswers.put(candidateId(1), positionId, submitted));
  await answerOf(world.operator.act({ email: aCandidate().email, positionId, act: 'review' }));
  const { reach } = reachOf(world);
  return async (...typed: readonly string[]) => runOperator(typed, reach);
};

describe("the operator's commands that read applications [R27]", () => {
  it('list them, and say where they go on', async () => {
    const operator = await aPortal();
    expect((await operator('applications', '--limit', '1')).stdout).toMatch(
      new RegExp(`^${aCandidate().email} ${positionId} {2}Maria Santos {2}.+\nGo on with --cursor c1\n$`),
    );
    const rest = await operator('applications', '--cursor', 'c1', '--position', String(positionId), '--status', '0');
    expect(rest.stdout).toBe(`daniel@example.org ${positionId}  Daniel Okafor  0 'Pending'\nThere are no more.\n`);
    const json = (await operator('applications', '--changed-after', '2026-12-01T00:00:00Z', '--json')).stdout;
    expect(JSON.parse(json)).toMatchObject({ applications: [{ candidate_id: 1 }], next_cursor: null });
  });

  it('print one of them whole, by address or id', async () => {
    const operator = await aPortal();
    const { stdout } = await operator('application-whole', ...maria);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe(`${aCandidate().email}  Maria Santos  no phone`);
    expect(lines[1]).toContain(`${aPosition().positionName} (position ${positionId}): `);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Question 1, which was removed: Yes, No',
        "Resume 'cv.pdf', 9 bytes, 2026-12-04T15:00:00.000Z",
        'Recorded answers: 0',
        expect.stringContaining('application.reviewed'),
      ]),
    );
    expect(await operator('application-whole', '--candidate', '1', '--position', String(positionId))).toMatchObject({
      exit: 0,
      stdout,
    });
  });

  it('print a link to the resume, or why there is none', async () => {
    const operator = await aPortal();
    expect((await operator('resume', ...maria)).stdout).toMatch(/^https:.+\n.+2026-12-04T15:05:00\.000Z.+\n$/);
    expect(await operator('resume', '--email', 'daniel@example.org', '--position', String(positionId))).toEqual({
      exit: 1,
      stdout: '',
      stderr: 'This application has no resume.\n',
    });
  });

  it.each([
    [['applications', '--limit', '201'], '--limit'],
    [['applications', '--changed-after', 'today'], '--changed-after'],
    [['application-whole', '--candidate', 'x', '--position', '1'], '--candidate'],
    [['application-whole', '--position', '1'], 'email or candidate_id'],
    [['resume', '--position', '1'], '--email'],
  ])('refuse %j and name what is at fault', async (typed, fault) => {
    const { exit, stderr } = await (await aPortal())(...typed);
    expect(exit).toBe(2);
    expect(stderr).toContain(fault);
  });
});
