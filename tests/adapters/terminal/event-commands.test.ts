import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import { anApplication } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { answerOf } from '../../support/world/answers';
import { aWorld } from '../../support/world/world';
import { reachOf } from './reached';

describe("the operator's command for events [R27]", () => {
  it('prints what happened, who did it, and from where to go on', async () => {
    const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications: [anApplication()] }] });
    const { reach } = reachOf(world);
    expect((await runOperator(['events'], reach)).stdout).toBe('Go on with --after p0\n');
    await answerOf(
      world.operator.act({ ...{ email: aCandidate().email, positionId: anApplication().positionId }, act: 'block' }),
    );
    const { email } = aCandidate();
    const { positionId } = anApplication();
    expect((await runOperator(['events', '--limit', '1'], reach)).stdout).toBe(
      `2026-12-04T15:00:00.000Z  application.blocked  ${email} ${positionId}  by the employer\nGo on with --after p1\n`,
    );
    expect((await runOperator(['events', '--after', 'p1'], reach)).stdout).toBe('Go on with --after p1\n');
    const json = (await runOperator(['events', '--types', 'application.blocked', '--json'], reach)).stdout;
    expect(JSON.parse(json)).toMatchObject({
      events: [
        {
          id: 'evt_1',
          type: 'application.blocked',
          by: 'employer',
          data: { sequence: 1, application: { block_candidate: true } },
        },
      ],
      next_after: 'p1',
    });
  });

  it.each([
    [['--types', 'application.dreamed'], '--types'],
    [['--after', '4711'], '--after'],
    [['--limit', '201'], '--limit'],
  ])('refuses %j and names the option', async (options, option) => {
    const { reach } = reachOf(await aWorld());
    const { exit, stderr } = await runOperator(['events', ...options], reach);
    expect(exit).toBe(2);
    expect(stderr).toContain(option);
  });
});
