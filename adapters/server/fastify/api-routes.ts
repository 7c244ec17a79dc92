import type { CandidateOperations } from '../../../application/ports/candidate-api';
import type { Operations } from '../../../application/ports/candidate-api/call';
import type { OperatorOperations } from '../../../application/operator/operator.port';
import type { AnswersOf } from '../../../application/service/answers';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { OperatorServiceOf } from '../../../application/operator/operator-service.service';
import type { AdmitOperator } from '../../../application/operator/operator-tokens.service';
import type { OperatorCaller } from '../../../application/ports/operator-caller';
import { candidateCalls } from '../../contract/calls';
import { operatorCalls } from '../../contract/operator/operator.calls';
import type { Bindings, OperatorBindings } from '../../contract/operation';
import { answeredInTime } from './import-answer';
import { routeOf, type ApiRoute, type Handled } from './answering';
import { forOperator } from './operator-route';

/** The operator's calls, as each caller may make them, and who is let in; undefined if the deployment has no token. */
export interface OperatorDoor {
  readonly service: OperatorServiceOf;
  readonly admit: AdmitOperator | undefined;
}

const candidateRoutes = <All extends Operations<keyof All>>(
  bindings: Bindings<All>,
  answers: AnswersOf<All>,
): readonly ApiRoute[] => {
  const routes: ApiRoute[] = [];
  for (const name in bindings) for (const call of bindings[name].calls) routes.push(routeOf(call, answers[name]));
  return routes;
};

const operatorRoutes = <All extends Operations<keyof All, 'operator'>>(
  admit: AdmitOperator | undefined,
  bindings: OperatorBindings<All>,
  service: (by: OperatorCaller) => {
    readonly [Name in keyof All]: (input: All[Name]['input']) => Handled<All[Name]['refusal'], All[Name]['output']>;
  },
): readonly ApiRoute[] => {
  const routes: ApiRoute[] = [];
  for (const name in bindings)
    for (const call of bindings[name].calls) routes.push(forOperator(admit)(call, (by) => service(by)[name]));
  return routes;
};

/** A route for every call of the contract. */
export const apiRoutes = (service: CandidateService, operator: OperatorDoor): readonly ApiRoute[] => [
  ...candidateRoutes<CandidateOperations>(candidateCalls, service.answers),
  ...operatorRoutes<OperatorOperations>(operator.admit, operatorCalls, (by) => {
    const own = operator.service(by);
    return { ...own, importFiles: answeredInTime(own.importFiles) };
  }),
];
