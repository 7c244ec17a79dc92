import { randomUUID } from 'node:crypto';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { CandidateService } from '../../../application/service/candidate-service';
import { sendChatMessage } from '../../contract/chat/chat.calls';
import { writeFailure } from '../../contract/envelope';
import { deepestBody, isDeeperThan } from '../../contract/nesting';
import { answeringOf } from './answering';
import { tooDeep } from './request-faults';

/** What the live lines need from the service. `send-msg` is answered as its call is, so that both do the same thing (R53). */
export const behindLines = (service: CandidateService, inRequest: (requestId: string, work: () => void) => void) => {
  const answer = answeringOf(sendChatMessage, service.answers.sendMessage);
  return {
    authenticate: service.authenticate,
    tokenOrigin: service.tokenOrigin,
    living: service.livingSessions,
    room: service.peerRoom,
    activeManagers: service.activeManagers(),
    onlineManagers: service.onlineManagers,
    send: (token: SessionToken, payload: unknown): Promise<object> =>
      new Promise((done, fail) => {
        const requestId = randomUUID();
        if (isDeeperThan(deepestBody, payload)) {
          done(writeFailure(tooDeep.statusCode, tooDeep.text, requestId));
          return;
        }
        inRequest(requestId, () => {
          answer({
            requestId,
            began: undefined,
            network: 'live line',
            authorization: `Bearer ${token}`,
            apiVersion: undefined,
            idempotencyKey: undefined,
            parameters: {},
            body: payload ?? null,
            form: undefined,
          })().then(({ body }) => done(body), fail);
        });
      }),
  };
};
