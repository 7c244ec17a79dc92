import type { ServiceDependencies } from '../dependencies';
import { actOnApplication, seeApplication } from './act-on-application';
import { openSlots, publish } from './keep-position';

/** What an employer can do from a terminal or by call (R27). Nobody may who does not know OPERATOR_TOKEN. */
export const operatorService = (deps: ServiceDependencies) => ({
  act: actOnApplication(deps),
  seeApplication: seeApplication(deps),
  publish: publish(deps),
  openSlots: openSlots(deps),
});

export type OperatorService = ReturnType<typeof operatorService>;
