import type { Container } from 'inversify';
import { join } from 'node:path';
import { admitOperator } from '../../application/operator/operator-tokens.service';
import { noDrawing } from '../../application/ports/drawing';
import type { Milliseconds } from '../../domain/time/duration';
import type { Draining } from '../server/fastify/draining';
import type { PageSettings } from '../contract/page-settings';
import { drawingThread } from '../server/drawing/drawing';
import { fromOtherReleases } from '../server/fastify/released-in-bucket';
import { releasedFolder } from '../server/fastify/released-files';
import { generousLimits } from '../server/fastify/limits';
import { buildServer } from '../server/fastify/server';
import { faultDetails } from '../server/log/fault-details';
import { isToken } from '../server/identity/operator-token';
import { accessLog } from './access-log';
import { serverTokens } from './server-tokens';

/** Twilio's signaling and statistics; its media is WebRTC, which the policy doesn't cover. */
const voiceSignalling = [
  'wss://voice-js.roaming.twilio.com',
  'https://eventgw.twilio.com',
  'https://sdk.twilio.com',
] as const;

/**
 * The portal over HTTP, assembled but not listening yet. `drawWorker`: the built thread that draws pages; undefined: browsers draw every page.
 * `drawnWithin`: how long a visitor waits for one.
 */
export const portal = async (
  container: Container,
  webFolder: string | undefined,
  drawWorker?: URL,
  drawnWithin?: Milliseconds,
  draining?: Draining,
) => {
  const settings = container.get(serverTokens.settings);
  const log = container.get(serverTokens.log);
  const oidc = container.get(serverTokens.oidc);
  const { outbox } = container.get(serverTokens.post);
  const lines = container.get(serverTokens.lines);
  const metrics = container.get(serverTokens.metrics);
  const logAnswered = accessLog(log);
  const bucket = container.get(serverTokens.bucket);
  return buildServer({
    lines,
    service: container.get(serverTokens.service),
    operator: {
      service: container.get(serverTokens.operator),
      admit:
        settings.operatorToken === undefined
          ? undefined
          : admitOperator(container.get(serverTokens.world), isToken(settings.operatorToken)),
    },
    clock: container.get(serverTokens.clock),
    ...(draining === undefined ? {} : { draining }),
    askStore: container.get(serverTokens.askStore),
    inRequest: container.get(serverTokens.requests).run,
    onAnswered: (answered) => {
      logAnswered(answered);
      metrics.answered(answered);
    },
    uploadBegun: metrics.uploadBegun,
    visited: metrics.visited,
    onFault: (fault) => {
      log('error', 'fault', faultDetails(fault));
    },
    web:
      webFolder === undefined
        ? undefined
        : {
            folder: webFolder,
            released: releasedFolder(settings.dataDir),
            fetchReleased:
              bucket &&
              fromOtherReleases(
                { own: join(webFolder, 'assets'), released: releasedFolder(settings.dataDir) },
                bucket,
                container.get(serverTokens.reporter),
              ),
            drawing:
              drawWorker === undefined
                ? noDrawing
                : drawingThread(drawWorker, container.get(serverTokens.reporter), drawnWithin),
            imageOrigins: [new URL(settings.mapTilesUrl).origin],
            askedOrigins: oidc?.origins,
            frameOrigins:
              settings.meetings.dailyDomain === undefined ? [] : [`https://${settings.meetings.dailyDomain}`],
            callOrigins: settings.voiceTokenUrl === undefined ? [] : voiceSignalling,
            recorderOrigins:
              settings.sessionRecordingUrl === undefined ? [] : [new URL(settings.sessionRecordingUrl).origin],
            settings: {
              'info-email': settings.infoEmail,
              'support-email': settings.supportEmail,
              'map-tiles-url': settings.mapTilesUrl,
              version: settings.appVersion,
              'oidc-issuer': settings.oidc?.issuer ?? '',
              'oidc-client-id': settings.oidc?.clientId ?? '',
              'session-recording-url': settings.sessionRecordingUrl ?? '',
            } satisfies Required<PageSettings>,
          },
    mailbox: settings.demo && !settings.production ? outbox : undefined,
    // Beside the pages that were built: dist/rulebook.
    rulebook: settings.rulebook && webFolder !== undefined ? join(webFolder, '../rulebook/index.html') : undefined,
    limits: generousLimits,
    counts: container.get(serverTokens.callCounts),
    proxies: settings.proxies,
    publicUrl: settings.publicUrl,
  });
};
