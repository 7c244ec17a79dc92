import { cancellationOf } from '../../../domain/applications/cancellation';
import { cancelRoute } from '../../contract/applications/cancel-routes';
import { objectOf } from '../../contract/record';
import { askedApplication } from '../application';
import { rule } from '../rule';

export const cancelQuestion = objectOf(askedApplication);

/** What a cancellation gives up, by which call, and how many moves remain (R18); null: moves are not limited. */
export const cancelRule = rule({
  name: 'cancel',
  shape: '{…} → {wording: onsite | onboarding | in-person | video, route, reschedules_left: number or null}',
  question: cancelQuestion,
  answer: (asked) => {
    const { wording, route, movesLeft } = cancellationOf(asked);
    return { wording, route: cancelRoute[route], reschedules_left: movesLeft ?? null };
  },
});
