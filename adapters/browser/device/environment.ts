import { known } from '../../../domain/brand';
import { deviceZone } from '../../../domain/time/time-zone';
import type { Environment, SocialProvider } from '../../../application/ports/environment';
import type { IdempotencyKey } from '../../../application/ports/secrets';
import { pageDefaults, type PageSetting } from '../../contract/page-settings';

/** 128 random bits in hexadecimal; `randomUUID` would need https, which a phone in a demo on local Wi-Fi does not have. */
const randomKey = (crypto: Crypto): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What the server wrote into the page's head; an empty setting counts as none. */
const fromHead = (document: Document, name: PageSetting): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || pageDefaults[name];

/** The map's raster tiles, with `{z}/{x}/{y}` (MAP_TILES_URL). */
export const mapTilesUrl = (document: Document): string => fromHead(document, 'map-tiles-url');

const socialProvider = (document: Document): SocialProvider | undefined => {
  const issuer = fromHead(document, 'oidc-issuer');
  const clientId = fromHead(document, 'oidc-client-id');
  return issuer === '' || clientId === '' ? undefined : { issuer, clientId };
};

/** The script that records sessions; undefined: none is recorded (SESSION_RECORDING_URL). */
export const sessionRecordingUrl = (document: Document): string | undefined =>
  fromHead(document, 'session-recording-url') || undefined;

export const browserEnvironment = (window: Window): Environment => ({
  zone: () => deviceZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  newKey: () => known<IdempotencyKey>(randomKey(window.crypto)),
  publicUrl: window.location.origin,
  infoEmail: fromHead(window.document, 'info-email'),
  supportEmail: fromHead(window.document, 'support-email'),
  version: fromHead(window.document, 'version'),
  socialProvider: socialProvider(window.document),
  recordsVisits: sessionRecordingUrl(window.document) !== undefined,
});
