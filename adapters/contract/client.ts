import { apiOf, type ApiOf, type Operations } from '../../application/ports/candidate-api/call';
import { operationOver, type Send, type Bindings } from './operation';

/** The port over any `send`. */
export const clientOf = <All extends Operations<keyof All>>(
  names: readonly (keyof All)[],
  bindings: Bindings<All>,
  send: Send,
): ApiOf<All> => apiOf<All>(names, (name) => operationOver(send)<All[typeof name]>(bindings[name]));
