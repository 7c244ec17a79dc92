import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { GivingUp, GivingUpOperations, GivingUpRefusal } from '../../../application/applications/giving-up.api';
import { sayGivingUpRefusal } from '../../../application/applications/giving-up-refusals.words';
import type { MoveKind } from '../../../domain/positions/kinds';
import type { Declinable } from '../../../domain/applications/turns';
import type { CancellationRequest } from '../../../domain/applications/cancellation';
import { parseReason } from '../../../domain/applications/reason';
import type { CallOf } from '../call';
import { oneOfCalls, type Bindings } from '../operation';
import { cancelRoute } from './cancel-routes';
import { flag, fromParser, mapped, maybe, number, struct, text, withDefault, type Codec } from '../codec';
import { keyField } from '../wire/fields';
import { reason } from './reason.wire';
import { givingUpRefusal } from './scheduling-refusals.wire';
import { jobFields, nothing } from '../calls/shared';

/*
 * Giving up appointments, and declining offers and invitations. `reschedule_flag` says whether the application continues (R18); only a withdrawal has
 * a reason. The two sentences of a success (spec 1 §4) belong to the screen.
 */

const refusals = {
  refusal: givingUpRefusal,
  refusalStatus: ({ _tag }: GivingUpRefusal) => (_tag === 'NoSuchApplication' ? (404 as const) : (406 as const)),
  sayRefusal: sayGivingUpRefusal,
};

const cancelFields = {
  ...jobFields,
  reason: withDefault(text, ''),
  reschedule_flag: flag,
  ...keyField,
} as const;

const reasonIn = ({ cancellation }: GivingUp): string => (cancellation._tag === 'Withdraw' ? cancellation.reason : '');

const cancelWire = struct(cancelFields);

const cancelRequest = (route: MoveKind): Codec<GivingUp> =>
  fromParser({
    name: 'a cancellation; a withdrawal has a reason',
    wire: cancelWire,
    jsonSchema: {
      ...cancelWire.schema,
      anyOf: [
        { properties: { reschedule_flag: { enum: [true, 1] } } },
        { properties: { reschedule_flag: { enum: [false, 0] }, reason: reason.schema }, required: ['reason'] },
      ],
    },
    parse: (wire) =>
      pipe(
        wire.reschedule_flag
          ? E.right<unknown, CancellationRequest>({ _tag: 'RescheduleLater', route })
          : pipe(
              parseReason(wire.reason),
              E.map((why): CancellationRequest => ({ _tag: 'Withdraw', route, reason: why })),
            ),
        E.map((cancellation) => ({
          communityId: wire.community_id,
          positionId: wire.position_id,
          key: wire['idempotency-key'],
          cancellation,
        })),
      ),
    print: (request) => ({
      community_id: request.communityId,
      position_id: request.positionId,
      'idempotency-key': request.key,
      reschedule_flag: request.cancellation._tag === 'RescheduleLater',
      reason: reasonIn(request),
    }),
  });

type GivingUpCall = CallOf<GivingUpOperations['giveUp']>;

const cancelCall = (name: string, route: MoveKind, what: string): GivingUpCall => ({
  name,
  summary: `Gives up ${what}, for another time later or for good.`,
  source: 'spec 1 §7, R18, R27',
  method: 'POST',
  path: cancelRoute[route],
  access: 'candidate',
  request: cancelRequest(route),
  response: nothing,
  ...refusals,
});

/** One call for each stage; R18 decides which. */
export const cancelCalls: Readonly<Record<MoveKind, GivingUpCall>> = {
  video: cancelCall('cancel_interview', 'video', 'a video interview'),
  'in-person': cancelCall('inperson_cancel_interview', 'in-person', 'an interview in person'),
  onboarding: cancelCall('onboarding_cancel_interview', 'onboarding', 'an onboarding meeting'),
  onsite: cancelCall('onsite_cancel_interview', 'onsite', 'an onsite interview'),
};

/** POST client-community/cancelInterview: Reschedule on /scheduleOrCancel, at any stage. The token identifies the candidate, not `candidate_id`. */
export const rescheduleFromMail: GivingUpCall = {
  name: 'client_community_cancel_interview',
  summary: 'Gives up an appointment for another time later, from the page that a mail leads to.',
  source: 'spec 1 §7, R18',
  method: 'POST',
  path: 'client-community/cancelInterview',
  access: 'candidate',
  request: mapped(
    struct({ ...cancelFields, candidate_id: maybe(number) }),
    (wire): GivingUp => ({
      communityId: wire.community_id,
      positionId: wire.position_id,
      key: wire['idempotency-key'],
      cancellation: { _tag: 'RescheduleLater', route: 'client-community' },
    }),
    (request) => ({
      community_id: request.communityId,
      position_id: request.positionId,
      'idempotency-key': request.key,
      reschedule_flag: true,
      reason: '',
      candidate_id: undefined,
    }),
  ),
  response: nothing,
  ...refusals,
};

const declineCall = (name: string, path: string, what: Declinable): CallOf<GivingUpOperations['decline']> => ({
  name,
  summary: what === 'offer' ? 'Declines an offer.' : 'Declines an invitation to an onsite interview.',
  source: 'spec 2 §4.8, R27',
  method: 'POST',
  path,
  access: 'candidate',
  request: mapped(
    struct({ ...jobFields, reason, ...keyField }),
    (wire) => ({
      communityId: wire.community_id,
      positionId: wire.position_id,
      what,
      reason: wire.reason,
      key: wire['idempotency-key'],
    }),
    (request) => ({
      community_id: request.communityId,
      position_id: request.positionId,
      reason: request.reason,
      'idempotency-key': request.key,
    }),
  ),
  response: nothing,
  ...refusals,
});

/** POST onboard-interviews/decline_offer and POST onsite-interviews/decline_onsite, by what is declined. */
export const declineCalls = {
  offer: declineCall('decline_offer', 'onboard-interviews/decline_offer', 'offer'),
  invitation: declineCall('decline_onsite', 'onsite-interviews/decline_onsite', 'invitation'),
} as const;

/** The calls of `GivingUpOperations`: the cancellation's route decides which one cancels (R18). */
export const givingUpCalls: Bindings<GivingUpOperations> = {
  giveUp: oneOfCalls(
    { ...cancelCalls, 'client-community': rescheduleFromMail },
    ({ cancellation }) => cancellation.route,
  ),
  decline: oneOfCalls(declineCalls, ({ what }) => what),
};
