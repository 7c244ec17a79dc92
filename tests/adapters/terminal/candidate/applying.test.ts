import { anApplication, positionId } from '../../../support/builders/applications';
import { aCandidate } from '../../../support/builders/identity';
import { aPosition, externalUrl } from '../../../support/builders/positions';
import { aQuestion, aQuestionnaire, aSection, onFile } from '../../../support/builders/screening';
import { aWorld, signedIn } from '../../../support/world/world';
import { position, said, terminal } from './a-terminal';

const questions = onFile(
  aQuestionnaire(
    aSection(
      1,
      aQuestion(1),
      aQuestion(2, { type: 'multiple-choice', options: ['Days', 'Nights'], required: false }),
      aQuestion(3, { type: 'short-text', options: [], required: false }),
    ),
  ),
);

const asking = async (asks: boolean, changes: Parameters<typeof aPosition>[0] = {}) => {
  const world = await aWorld({
    positions: [aPosition({ ...(asks ? { questionnaireId: questions.questionnaire.id } : {}), ...changes })],
    applicants: [{ candidate: aCandidate(), applications: [] }],
  });
  await world.behind(({ provisioning }) => provisioning.putQuestionnaire(questions));
  const device = await signedIn(world);
  return { world, run: terminal(world, device) };
};

describe('apply and answer', () => {
  it('a job with questions is applied for, answered question by question, and submitted [R6, R6a, R8, R27]', async () => {
    const { run } = await asking(true);
    expect(await said(run('apply', ...position))).toEqual([
      0,
      expect.stringMatching(/^You have applied\.\nAnswer its questions with: answer --position 4711\n.*: Pending$/),
    ]);
    expect(await said(run('answer', ...position))).toEqual([
      0,
      expect.stringContaining(
        '1. Question 1 *  [Yes | No]  → -\n2. Question 2  [Days | Nights]  → -\n3. Question 3  → -',
      ),
    ]);
    expect(await said(run('answer', ...position, '--submit'))).toEqual([1, 'Please answer the mandatory question']);
    expect(await said(run('answer', ...position, '--question', '1', '--with', 'Perhaps'))).toEqual([
      1,
      '--with: Choose one of the answers shown\n1. Question 1 *  [Yes | No]  → -',
    ]);
    expect(await said(run('answer', ...position, '--question', '9', '--with', 'Yes'))).toEqual([
      1,
      'This job has no question of that number.',
    ]);
    await run('answer', ...position, '--question', '1', '--with', 'Yes');
    await run('answer', ...position, '--question', '2', '--with', 'Nights, Days');
    expect((await said(run('answer', ...position, '--question', '3', '--with', 'Weekends')))[1]).toContain(
      '1. Question 1 *  [Yes | No]  → Yes\n2. Question 2  [Days | Nights]  → Days, Nights\n3. Question 3  → Weekends',
    );
    expect(await said(run('answer', ...position, '--submit'))).toEqual([
      0,
      expect.stringMatching(/^Your profile matches this job\.\n/),
    ]);
    expect(await said(run('answer', ...position, '--submit'))).toEqual([
      1,
      'You have already answered the questions for this job.',
    ]);
    expect(await said(run('apply', ...position))).toEqual([
      0,
      expect.stringContaining('Choose a time with: slots --position 4711'),
    ]);
  });

  it('a disqualifying answer is reported as kindly as possible, and the job is not called closed [R6b, R8]', async () => {
    const { run } = await asking(true);
    await run('apply', ...position);
    await run('answer', ...position, '--question', '1', '--with', 'No');
    expect((await said(run('answer', ...position, '--submit')))[1]).toContain('Thank you for applying.');
    expect(await said(run('apply', ...position))).toEqual([1, 'You have already answered the questions for this job.']);
  });

  it('a job without questions is submitted as it is [R6a]', async () => {
    const { run } = await asking(false);
    await run('apply', ...position);
    expect((await said(run('answer', ...position)))[1]).toContain('This job asks nothing.');
    expect((await said(run('answer', ...position, '--submit')))[1]).toContain('Your profile matches this job.');
  });

  it('for a job at an outside site prints the URL; for a closed or missing job says that it is not open [R6, R6a]', async () => {
    const { run } = await asking(false, { externalApplicationUrl: externalUrl('https://jobs.example.org/4711') });
    expect((await said(run('apply', ...position)))[1]).toContain('applications at https://jobs.example.org/4711');
    const closed = await asking(false, { published: false });
    expect(await said(closed.run('apply', ...position))).toEqual([1, expect.stringContaining('closed')]);
    expect(await said(run('apply', '--position', '99'))).toEqual([1, 'We found no job under this link.']);
    expect(await said(run('apply', '--position', 'x'))).toEqual([2, expect.stringContaining('--position')]);
    expect(await said(run('answer', ...position, '--question', 'x'))).toEqual([
      2,
      expect.stringContaining('--question'),
    ]);
  });

  it('a required resume comes first, and a booked job is not applied for again [R6]', async () => {
    const needs = await asking(false, { resume: 'required' });
    await needs.run('apply', ...position);
    await needs.run('answer', ...position, '--submit');
    expect((await said(needs.run('apply', ...position)))[1]).toContain('Add your resume at');
    const world = await aWorld({
      applicants: [
        {
          candidate: aCandidate(),
          applications: [anApplication({ applied: 'interview-arranged', positionId: positionId(4711) })],
        },
      ],
    });
    const booked = terminal(world, await signedIn(world));
    expect(await said(booked('apply', ...position))).toEqual([1, 'Seems like you have already applied for the job.']);
  });
});
