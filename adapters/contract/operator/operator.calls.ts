import type {
  OpenedSlots,
  OperatorOperations,
  Publication,
  Published,
  SlotsToClose,
} from '../../../application/operator/operator.port';
import {
  sayActRefused,
  sayApplicationNotFound,
  sayNoSuchPosition,
  saySlotsRefused,
} from '../../../application/operator/operator-refusals.words';
import type { ClosedPlaces } from '../../../application/positions/slots.store';
import type { OperatorCallOf } from '../call';
import { oneCall, type OperatorBindings } from '../operation';
import { seeAnswers, signAnswer } from './operator-answers.calls';
import { makeInterviewLink, seeAttendance, tellEta } from './operator-meetings.calls';
import { operatorChatCalls } from './operator-chat.calls';
import { operatorEventCalls } from './operator-events.calls';
import { operatorFunnelCalls } from './operator-funnel.calls';
import { operatorReadingCalls } from './operator-reading.calls';
import { operatorTokenCalls } from './operator-tokens.calls';
import { operatorWebhookCalls } from './operator-webhooks.calls';
import { importAnswer, importFiles, importResume, importState } from './operator-import.calls';
import { chooseForMail, seeMails } from './operator-mails.calls';
import { copyStore } from './operator-backup.calls';
import { flag, listOf, mapped, number, struct, text, withDefault, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { listedApplication } from '../applications/application.wire';
import { email, positionId } from '../wire/fields';
import { seenApplication } from '../applications/recorder.wire';
import {
  actRefused,
  applicationNotFound,
  bookedPlace,
  noSuchPosition,
  operatorAct,
  slotKind,
  slotsRefused,
  slotStart,
  slotWithCapacity,
} from './operator.wire';

/* The operator's calls. No browser sends them: they are for the terminal, and for an employer's own system. */

const namedFields = { email, position_id: positionId } as const;

/** POST operator/act: what the employer did with an application (R27). */
export const actOnApplication: OperatorCallOf<OperatorOperations['act']> = {
  name: 'operator_act',
  summary: 'Writes an act of the employer on an application, when it is its turn.',
  source: "ours: R27, the operator's acts",
  method: 'POST',
  path: 'operator/act',
  access: 'operator',
  right: 'act',
  request: mapped(
    struct({ ...namedFields, act: operatorAct }),
    (wire) => ({ email: wire.email, positionId: wire.position_id, act: wire.act }),
    (request) => ({ email: request.email, position_id: request.positionId, act: request.act }),
  ),
  response: listedApplication,
  refusal: actRefused,
  refusalStatus: ({ _tag }) => (_tag === 'NoSuchCandidate' || _tag === 'NoSuchApplication' ? 404 : 406),
  sayRefusal: sayActRefused,
};

/** POST operator/application: a POST, because an e-mail address must not appear in a URL. */
export const seeApplication: OperatorCallOf<OperatorOperations['seeApplication']> = {
  name: 'operator_application',
  summary: 'How an application stands.',
  source: "ours: R27, the operator's acts",
  method: 'POST',
  path: 'operator/application',
  access: 'operator',
  right: 'read',
  request: mapped(
    struct(namedFields),
    (wire) => ({ email: wire.email, positionId: wire.position_id }),
    (named) => ({ email: named.email, position_id: named.positionId }),
  ),
  response: seenApplication,
  refusal: applicationNotFound,
  refusalStatus: () => 404,
  sayRefusal: sayApplicationNotFound,
};

const publication: Codec<Publication> = objectWith({
  positionId: field('position_id', positionId),
  published: field('published', flag),
});

const published: Codec<Published> = objectWith({
  positionId: field('position_id', positionId),
  published: field('published', flag),
  advertUrl: field('advert_url', withDefault(text, '')),
});

/** POST operator/publish */
export const publishPosition: OperatorCallOf<OperatorOperations['publish']> = {
  name: 'operator_publish',
  summary: 'Opens a position to candidates, or closes it.',
  source: 'ours: R27, R7',
  method: 'POST',
  path: 'operator/publish',
  access: 'operator',
  right: 'act',
  request: publication,
  response: published,
  refusal: noSuchPosition,
  refusalStatus: () => 404,
  sayRefusal: sayNoSuchPosition,
};

const openedSlots: Codec<OpenedSlots> = objectWith({
  positionId: field('position_id', positionId),
  kind: field('kind', slotKind),
  slots: field('slots', listOf(slotWithCapacity)),
});

const slotsToClose: Codec<SlotsToClose> = objectWith({
  positionId: field('position_id', positionId),
  kind: field('kind', slotKind),
  slots: field('slots', listOf(slotStart)),
});

const closedPlaces: Codec<ClosedPlaces> = objectWith({
  closed: field('closed', number),
  booked: field('booked', listOf(bookedPlace)),
});

/** POST operator/open_slots */
export const openSlots: OperatorCallOf<OperatorOperations['openSlots']> = {
  name: 'operator_open_slots',
  summary: 'Offers times of a position, each with its capacity.',
  source: 'ours: R27, R14',
  method: 'POST',
  path: 'operator/open_slots',
  access: 'operator',
  right: 'act',
  request: openedSlots,
  response: openedSlots,
  refusal: slotsRefused,
  refusalStatus: ({ _tag }) => (_tag === 'NoSuchPosition' ? 404 : 406),
  sayRefusal: saySlotsRefused,
};

/** POST operator/close_slots */
export const closeSlots: OperatorCallOf<OperatorOperations['closeSlots']> = {
  name: 'operator_close_slots',
  summary: 'Closes the free places of times, and names who has booked the others, which stay.',
  source: 'ours: R27, R14',
  method: 'POST',
  path: 'operator/close_slots',
  access: 'operator',
  right: 'act',
  request: slotsToClose,
  response: closedPlaces,
  refusal: noSuchPosition,
  refusalStatus: () => 404,
  sayRefusal: sayNoSuchPosition,
};

/** The calls of `OperatorOperations`, those about chat and tokens included. */
export const operatorCalls: OperatorBindings<OperatorOperations> = {
  act: oneCall(actOnApplication),
  seeApplication: oneCall(seeApplication),
  seeAnswers: oneCall(seeAnswers),
  signAnswer: oneCall(signAnswer),
  seeAttendance: oneCall(seeAttendance),
  tellEta: oneCall(tellEta),
  makeInterviewLink: oneCall(makeInterviewLink),
  publish: oneCall(publishPosition),
  openSlots: oneCall(openSlots),
  closeSlots: oneCall(closeSlots),
  copyStore: oneCall(copyStore),
  seeMails: oneCall(seeMails),
  chooseForMail: oneCall(chooseForMail),
  ...operatorChatCalls,
  ...operatorEventCalls,
  ...operatorFunnelCalls,
  ...operatorReadingCalls,
  ...operatorTokenCalls,
  ...operatorWebhookCalls,
  importFiles: oneCall(importFiles),
  importResume: oneCall(importResume),
  importAnswer: oneCall(importAnswer),
  importState: oneCall(importState),
};
