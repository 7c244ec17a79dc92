import { apiOf, type ApiOf, type Operations } from '../../application/ports/candidate-api/call';
import { over, type Send, type TravelsOf } from './operation';

/** The port over any `send`. */
export const clientOf = <All extends Operations<keyof All>>(
  names: readonly (keyof All)[],
  travels: TravelsOf<All>,
  send: Send,
): ApiOf<All> => apiOf<All>(names, (name) => over(send)<All[typeof name]>(travels[name]));
