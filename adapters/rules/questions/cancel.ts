import { cancellationOf } from '../../../domain/interviews/cancellation';
import { cancelRoute } from '../../contract/cancel-routes';
import { struct } from '../../contract/codec';
import { applicationIn, askedFields } from '../application';
import { rule } from '../rule';

export const cancelQuestion = struct(askedFields);

/** What a cancellation gives up, by which call, and how many moves are left (R18); null: moves are not limited. */
export const cancelRule = rule({
  name: 'cancel',
  shape: '{…} → {wording: onsite | onboarding | in-person | video, route, reschedules_left: number or null}',
  question: cancelQuestion,
  answer: (asked) => {
    const { wording, route, movesLeft } = cancellationOf(applicationIn(asked));
    return { wording, route: cancelRoute[route], reschedules_left: movesLeft ?? null };
  },
});
