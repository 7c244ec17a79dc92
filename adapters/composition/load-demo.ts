import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Container } from 'inversify';
import type { FilesRefused, Loaded } from '../../application/import/import.api';
import type { StoreUnavailable } from '../../application/ports/unit-of-work/store';
import { isStoreEmpty } from '../../application/import/load-records.service';
import { defaultZone } from '../../domain/time/time-zone';
import { dateIn } from '../../domain/time/zoned';
import { demoFile } from '../server/demo/demo-file';
import { soonAfter } from '../server/demo/later-stages';
import { deployment } from '../../application/ports/operator-caller';
import { serverTokens } from './server-tokens';

/** Loads the demo, as any other import file, if the store is empty and DEMO is on. None: it was not requested. */
export const loadDemo = (container: Container): TE.TaskEither<FilesRefused | StoreUnavailable, O.Option<Loaded>> => {
  const { demo } = container.get(serverTokens.settings);
  const now = container.get(serverTokens.clock).now();
  const [today, soon] = [dateIn(now, defaultZone), soonAfter(now)];
  if (!demo || O.isNone(today) || O.isNone(soon)) return TE.right(O.none);
  return pipe(
    isStoreEmpty({ unitOfWork: container.get(serverTokens.unitOfWork) }),
    TE.flatMap((empty): TE.TaskEither<FilesRefused | StoreUnavailable, O.Option<Loaded>> =>
      empty
        ? pipe(
            container
              .get(serverTokens.operator)(deployment)
              .importFiles({
                files: [{ name: 'the demo', content: demoFile(today.value, soon.value) }],
                onlyCheck: false,
              }),
            TE.map(O.some),
          )
        : TE.right(O.none),
    ),
  );
};

/** The account a visitor of the demo signs in with: its first candidate, who has an application in each state of the way to an interview. */
export const demoSignIn = 'demo.candidate@example.org';
