import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayActionBarrier } from '../../../application/applications/card.words';
import { cardActions } from '../../../domain/applications/card-actions';
import { plus } from '../../../domain/time/instant';
import { allowances } from '../../support/builders/applications';
import { at, zone } from '../../support/builders/time';
import { nameOf, representatives, type Representative } from '../../support/models/class-representatives';
import { inDomainWords } from '../../support/models/in-domain-words';

/*
 * The approved result: each card's facts, and the actions it offers. `APPROVE=1 npx jest card-actions.approval` rewrites the file; review its diff.
 */

const file = join(import.meta.dirname, 'card-actions.approved.json');
const now = at('2026-12-04T15:00:00Z');

const offered = (one: Representative): string => {
  const { kind, flag, left } = one.allowance;
  const schedule_time = one.schedule_time === undefined ? undefined : plus(now, one.schedule_time);
  const application = {
    ...inDomainWords({ ...one, schedule_time }),
    allowances: allowances({ [kind]: { flag, left } }),
  };
  const actions = cardActions(application, now).map(({ action, barrier }) =>
    barrier === undefined ? action : `${action} (disabled: ${sayActionBarrier(barrier, zone('America/Chicago'))})`,
  );
  return actions.length === 0 ? 'nothing' : actions.join(' | ');
};

const received = Object.fromEntries(representatives.map((one) => [nameOf(one), offered(one)]));

describe('The cards that were approved', () => {
  if (process.env['APPROVE'] === '1') writeFileSync(file, `${JSON.stringify(received, undefined, 2)}\n`);
  const approved: unknown = JSON.parse(readFileSync(file, 'utf8'));

  it('are about two hundred, one for each class [R10]', () => {
    expect(Object.keys(received).length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(received).length).toBeLessThanOrEqual(260);
  });

  it('offer the approved actions, and no card is missing or new [R10, R12]', () => {
    expect(received).toEqual(approved);
  });
});
