import { requestOf, type Askable, type Fields } from '../asking';
import type { Reply } from '../reply';
import type { WireJob } from '../roles';
import type { Verdict } from '../verdict';
import { asCandidate, noOperator, onJob, type Check, type Person, type World } from '../world';

/** What a check of an operator's call works with. */
export interface Desk {
  readonly ask: (call: Askable, fields: Fields) => Promise<Reply>;
  readonly job: WireJob;
  readonly candidate: Person;
  /** Sends a call with another token than the deployment's. */
  readonly askWith: (token: string, call: Askable, fields: Fields) => Promise<Reply>;
  readonly newKey: () => string;
}

const atDesk =
  (act: (desk: Desk) => Promise<Verdict>): Check['run'] =>
  async (world: World) =>
    world.operatorToken === undefined
      ? noOperator
      : onJob('optional', (job) =>
          asCandidate((candidate) =>
            act({
              job,
              candidate,
              ask: (call, fields) => world.ask(requestOf(call, fields, world.operatorToken)),
              askWith: (token, call, fields) => world.ask(requestOf(call, fields, token)),
              newKey: world.newKey,
            }),
          )(world),
        )(world);

/** A check of one of the operator's calls. */
export const deskCheck = (call: Askable, title: string, act: (desk: Desk) => Promise<Verdict>): Check => ({
  call: call.name,
  title,
  source: 'R27',
  run: atDesk(act),
});
