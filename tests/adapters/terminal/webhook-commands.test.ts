import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import { answeredGone } from '../../support/builders/webhooks';
import { aWorld } from '../../support/world/world';
import { reachOf } from './reached';

const url = 'https://hr.example.org/portal';
const secretAlone = /^whsec_[A-Za-z0-9+/]{43}=\n/;

const aPortal = async () => {
  const world = await aWorld();
  const { reach } = reachOf(world);
  return { world, operator: async (...typed: readonly string[]) => runOperator(typed, reach) };
};

describe("the operator's commands for webhooks [R27]", () => {
  it('add one and print its secret, list them without, rotate, replay and remove one', async () => {
    const { operator } = await aPortal();
    expect((await operator('webhooks')).stdout).toBe('There is no webhook.\n');
    const added = await operator('webhook-add', '--url', url);
    expect(added).toMatchObject({ exit: 0, stdout: expect.stringMatching(secretAlone) });
    expect(added.stdout).toContain('the only time that it is shown');
    expect(added.stdout).toContain('the id 1.');
    await operator('webhook-add', '--url', url, '--types', 'application.moved, application.booked');
    expect((await operator('webhooks')).stdout).toBe(
      `1  ${url}  on  every type  nothing accepted yet  0 wait\n` +
        `2  ${url}  on  application.booked, application.moved  nothing accepted yet  0 wait\n`,
    );
    const rotated = await operator('webhook-rotate', '--id', '1');
    expect(rotated.stdout).toMatch(secretAlone);
    expect(rotated.stdout).toContain('stays valid for 1 day');
    expect((await operator('webhook-replay', '--id', '2', '--after', 'p0')).stdout).toBe(
      'Webhook 2 is told everything after that place again.\n',
    );
    expect((await operator('webhooks')).stdout).toContain(`2  ${url}  on  `);
    expect((await operator('webhook-remove', '--id', '1')).stdout).toBe('Webhook 1 is removed.\n');
    const json: unknown = JSON.parse((await operator('webhooks', '--json')).stdout);
    expect(json).toMatchObject({ webhooks: [{ webhook_id: 2, url, state: 'on', last_success: null, waiting: 0 }] });
  });

  it('say what waits, and what was given up', async () => {
    const { world, operator } = await aPortal();
    await operator('webhook-add', '--url', url);
    await operator('act', '--email', 'maria.santos@example.org', '--position', '4711', '--act', 'block');
    await world.behind(({ events }) => events.place());
    await world.behind(({ deliveries }) => deliveries.add(world.clock.now()));
    expect((await operator('webhooks')).stdout).toContain('nothing accepted yet  1 wait\n');
    await world.behind(({ deliveries }) => deliveries.take('a test', world.clock.now(), []));
    await world.behind(({ deliveries }) => deliveries.giveUp(1, 'a test'));
    expect((await operator('webhooks')).stdout).toContain('nothing accepted yet  0 wait  1 given up\n');
    await operator('act', '--email', 'maria.santos@example.org', '--position', '4711', '--act', 'unblock');
    await world.behind(answeredGone(world.clock.now()));
    expect((await operator('webhooks')).stdout).toContain('off: its receiver answered that it is gone (410)');
  });

  it.each([
    [['webhook-add', '--url', 'https://169.254.169.254/'], 'link-local'],
    [['webhook-add', '--url', 'https://10.0.0.1/'], 'WEBHOOK_PRIVATE_NETWORKS'],
    [['webhook-add', '--url', 'http://hr.example.org/'], 'https only'],
    [['webhook-add', '--url', 'https://nowhere.example.org/'], 'No server has this name'],
    [['webhook-remove', '--id', '7'], 'There is no webhook 7.'],
    [['webhook-rotate', '--id', '7'], 'There is no webhook 7.'],
    [['webhook-replay', '--id', '7', '--after', 'p0'], 'There is no webhook 7.'],
  ])('%j is refused, and says why', async (typed, says) => {
    const { operator } = await aPortal();
    expect(await operator(...typed)).toEqual({ exit: 1, stdout: '', stderr: expect.stringContaining(says) });
  });

  it.each([
    [['webhook-add'], '--url'],
    [['webhook-add', '--url', 'ftp://hr.example.org/'], '--url: expected an http or https address'],
    [['webhook-add', '--url', url, '--types', 'application.danced'], '--types[0]: expected a type of event'],
    [['webhook-remove', '--id', 'x'], '--id'],
    [['webhook-replay', '--id', '1', '--after', '0'], '--after'],
  ])('%j is not understood', async (typed, says) => {
    const { operator } = await aPortal();
    expect(await operator(...typed)).toMatchObject({ exit: 2, stderr: expect.stringContaining(says) });
  });
});
