import type { Container } from 'inversify';
import { generousLimits } from '../server/fastify/limits';
import { buildServer } from '../server/fastify/server';
import { faultDetails } from '../server/log/fault-details';
import { isToken } from '../server/secrets/operator-token';
import { accessLog } from './access-log';
import { serverTokens } from './server-tokens';

/** The portal over HTTP, assembled but not listening yet. */
export const portal = async (container: Container, webFolder: string | undefined) => {
  const settings = container.get(serverTokens.settings);
  const log = container.get(serverTokens.log);
  const oidc = container.get(serverTokens.oidc);
  const { outbox } = container.get(serverTokens.post);
  return buildServer({
    service: container.get(serverTokens.service),
    operator: {
      service: container.get(serverTokens.operator),
      isOperator: settings.operatorToken === undefined ? undefined : isToken(settings.operatorToken),
    },
    clock: container.get(serverTokens.clock),
    askStore: container.get(serverTokens.askStore),
    inRequest: container.get(serverTokens.requests).run,
    onAnswered: accessLog(log),
    onFault: (fault) => {
      log('error', 'fault', faultDetails(fault));
    },
    web:
      webFolder === undefined
        ? undefined
        : {
            folder: webFolder,
            imageOrigins: [new URL(settings.mapTilesUrl).origin],
            askedOrigins: oidc?.origins,
            recorderOrigins:
              settings.sessionRecordingUrl === undefined ? [] : [new URL(settings.sessionRecordingUrl).origin],
            settings: {
              'info-email': settings.infoEmail,
              'support-email': settings.supportEmail,
              'map-tiles-url': settings.mapTilesUrl,
              version: settings.appVersion,
              ...(settings.oidc && {
                'oidc-issuer': settings.oidc.issuer,
                'oidc-client-id': settings.oidc.clientId,
              }),
              ...(settings.sessionRecordingUrl !== undefined && {
                'session-recording-url': settings.sessionRecordingUrl,
              }),
            },
          },
    mailbox: settings.demo && !settings.production ? outbox : undefined,
    limits: generousLimits,
    proxies: settings.proxies,
    publicUrl: settings.publicUrl,
  });
};
