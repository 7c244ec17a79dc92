import type { CandidateOperations } from '../../../application/ports/candidate-api';
import type { Operations } from '../../../application/ports/candidate-api/call';
import type { OperatorOperations } from '../../../application/operator/operator.port';
import type { AnswersOf } from '../../../application/service/answers';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { OperatorService } from '../../../application/operator/operator-service.service';
import { candidateCalls } from '../../contract/calls';
import { operatorCalls } from '../../contract/operator/operator.calls';
import type { Bindings } from '../../contract/operation';
import { answeredInTime } from './import-answer';
import { forOperator, routeOf, type ApiRoute, type Handled, type IsOperator } from './answering';

/** The operator's calls, and the check of the operator's token; undefined if the deployment has no token. */
export interface OperatorDoor {
  readonly service: OperatorService;
  readonly isOperator: IsOperator | undefined;
}

const candidateRoutes = <All extends Operations<keyof All>>(
  bindings: Bindings<All>,
  answers: AnswersOf<All>,
): readonly ApiRoute[] => {
  const routes: ApiRoute[] = [];
  for (const name in bindings) for (const call of bindings[name].calls) routes.push(routeOf(call, answers[name]));
  return routes;
};

const operatorRoutes = <All extends Operations<keyof All>>(
  door: OperatorDoor,
  bindings: Bindings<All>,
  service: {
    readonly [Name in keyof All]: (input: All[Name]['input']) => Handled<All[Name]['refusal'], All[Name]['output']>;
  },
): readonly ApiRoute[] => {
  const routes: ApiRoute[] = [];
  for (const name in bindings)
    for (const call of bindings[name].calls) routes.push(forOperator(door.isOperator)(call, service[name]));
  return routes;
};

/** A route for every call of the contract. */
export const apiRoutes = (service: CandidateService, operator: OperatorDoor): readonly ApiRoute[] => [
  ...candidateRoutes<CandidateOperations>(candidateCalls, service.answers),
  ...operatorRoutes<OperatorOperations>(operator, operatorCalls, {
    ...operator.service,
    importFiles: answeredInTime(operator.service.importFiles),
  }),
];
