import * as E from 'fp-ts/Either';
import type { CandidateApi } from '../../../../application/ports/candidate-api';
import { candidateCommandNamed, runCandidate } from '../../../../adapters/terminal/candidate/run-candidate';
import type { Outcome } from '../../../../adapters/terminal/outcome';
import type { Application } from '../../../../domain/applications/application';
import { statusOf } from '../../../../domain/applications/status-catalogue';
import { anApplication, positionId } from '../../../support/builders/applications';
import { aCandidate } from '../../../support/builders/identity';
import { slot } from '../../../support/builders/slots';
import { aWorld, signedIn, videoSlots, type Device, type World } from '../../../support/world/world';

export const eleven = slot('2026-12-04', '11:00', '11:30');
export const noon = slot('2026-12-04', '12:00', '12:30');
export const monday = slot('2026-12-07', '09:30', '10:00');
const slots = [
  ...videoSlots(eleven, noon, monday),
  { positionId: positionId(4711), kind: 'onboarding' as const, slots: [{ slot: monday, capacity: 1 }] },
];
export const position = ['--position', '4711'];
export const chosen = ({ date, from }: typeof eleven) => [...position, '--date', date, '--from', from];

/** A terminal connected to that world. */
export const terminal =
  (world: World, device: Device, changes: Partial<CandidateApi> = {}) =>
  (name: string, ...args: readonly string[]): Promise<Outcome> => {
    const command = candidateCommandNamed(name);
    if (command === undefined) throw new Error(`There is no command ${name}`);
    const { session, environment } = device;
    const keys = { path: 'keys.json', trouble: () => undefined };
    const api = { ...device.api, ...changes };
    return runCandidate(command, args, () =>
      E.right({ api, session, environment, clock: world.clock, keys, portal: 'http://127.0.0.1:8080' }),
    );
  };

export const aTerminal = async (application: Partial<Application> = {}, changes: Partial<CandidateApi> = {}) => {
  const applications = [anApplication(application)];
  const world = await aWorld({ slots, applicants: [{ candidate: aCandidate(), applications }] });
  const device = await signedIn(world);
  return { world, device, run: terminal(world, device, changes) };
};

export const said = async (outcome: Promise<Outcome>): Promise<readonly [number, string]> => {
  const { exit, stdout, stderr } = await outcome;
  return [exit, `${stdout}${stderr}`.trim()];
};

export const isIn = (status: number) => ({ status: statusOf(status) });
