import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { startApplying, type ApplyStep } from '../../../../application/applications/apply.journey';
import type { AdvertRefusal } from '../../../../application/positions/adverts.api';
import { sayAdvertRefusal, sayApplyError } from '../../../../application/applications/apply.words';
import { sayClosed } from '../../../../application/applications/closed-page.words';
import { struct } from '../../../contract/codec';
import { command, typedPositionId, type Answer } from '../command';
import type { CandidateWorld } from '../candidate-world';
import { myJobs, standing } from '../my-jobs';
import { sayOr } from '../say-failure';
import type { PositionId } from '../../../../domain/ids/position-ids';

/** R6's destinations as commands; a final one ends the command. */
const follow = (world: CandidateWorld, positionId: PositionId, step: ApplyStep): Answer => {
  const next = (line: string): Answer => standing(world, positionId, ['You have applied.', line]);
  switch (step._tag) {
    case 'Stays':
      return TE.left([sayApplyError(step.error)]);
    case 'NeedsResume':
      return next(`Add your resume at ${world.portal} first.`);
    case 'AppliesElsewhere':
      return next(
        `The employer takes applications at ${step.url}. When you are done there, say so at ${world.portal}.`,
      );
    case 'LeadsTo':
      switch (step.destination._tag) {
        case 'Screening':
          return next(`Answer its questions with: answer --position ${positionId}`);
        case 'Schedule':
        case 'MyJobs':
          return next(`Choose a time with: slots --position ${positionId}`);
        case 'ScreeningSuccess':
          return next(`Add your resume at ${world.portal} first.`);
        case 'ScreeningRepeated':
          return TE.left([sayClosed('already-applied')]);
        case 'PositionClosed':
          return TE.left([sayClosed(step.destination.value === '4' ? 'closed' : 'already-applied')]);
        case 'NoPositions':
        case 'SignUp':
          return TE.left([sayClosed('closed')]);
      }
  }
};

export const applyCommand = command({
  name: 'apply',
  usage: '--position ID',
  does: 'applies for a job, by the number in its advert',
  bare: undefined,
  options: { position: 'string' },
  wire: struct({ position: typedPositionId }),
  run: ({ position }, world) =>
    pipe(
      myJobs(world),
      TE.flatMap(() =>
        pipe(
          world.api.advert(position),
          TE.mapLeft(sayOr<AdvertRefusal>(world.portal, (refusal) => [sayAdvertRefusal(refusal)])),
        ),
      ),
      TE.flatMap((advert) => pipe(startApplying(world)(advert), TE.mapLeft(sayOr<never>(world.portal, () => [])))),
      TE.flatMap((step) => follow(world, position, step)),
    ),
});
