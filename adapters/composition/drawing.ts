import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { myJobs, signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { DrawnAnswer, PageToDraw } from '../../application/ports/drawing';
import type { Drawn } from '../../application/ports/drawn';
import { known } from '../../domain/brand';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Instant } from '../../domain/time/instant';
import { defaultZone } from '../../domain/time/time-zone';
import type { Call } from '../contract/call';
import { getJobsList } from '../contract/applications/applications.calls';
import { getPosition } from '../contract/applications/applying.calls';
import { drawnId, readDrawnAnswer, writeDrawnAnswer } from '../contract/drawn-answer';
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

/** What a thread draws before anybody asks: a page for everybody, and the list of a candidate without applications. */
export const warmUp: readonly PageToDraw[] = [
  { path: toPath(signIn), answers: [] },
  {
    path: toPath(myJobs),
    answers: [
      writeDrawnAnswer(getJobsList, undefined, {
        candidateId: known<CandidateId>(1),
        candidateName: '',
        applications: [],
      }),
    ],
    drawnFor: { now: known<Instant>(0), zone: defaultZone },
  },
];
