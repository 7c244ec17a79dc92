import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { DrawnAnswer } from '../../application/ports/drawing';
import type { Drawn } from '../../application/ports/drawn';
import type { Call } from '../contract/call';
import { getJobsList } from '../contract/applications/applications.calls';
import { getPosition } from '../contract/applications/applying.calls';
import { drawnId, readDrawnAnswer } from '../contract/drawn-answer';
import { areaTokens, type PortToken } from './portal-tokens';

/* What the server needs to draw a page, apart from the fake: the answers that the page is drawn with. */

export { serveDrawings } from '../server/drawing/serve';

/** The ports of the drawn pages' areas, answered from `answers`. */
export const drawnWith = (answers: readonly DrawnAnswer[]): (<P>(port: PortToken<P>) => P) => {
  const drawn = <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>): Drawn<I, O> => ({
    answer: (input) => {
      const found = answers.find(({ id }) => id === drawnId(call, input));
      return found && readDrawnAnswer(call, found.body);
    },
    forget: () => undefined,
  });
  const container = new Container();
  container.bind(areaTokens.drawnAdvert).toConstantValue(drawn(getPosition));
  container.bind(areaTokens.drawnJobs).toConstantValue(drawn(getJobsList));
  return (port) => container.get(port);
};
