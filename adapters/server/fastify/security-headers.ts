import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { InlineParts } from './inline-parts';

/** styled-components makes an empty style element before it fills it by script: its hash lets exactly that in. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Camera and microphone for interviews in our own pages, the rest for nobody. */
const permissionsPolicy = [
  'camera=(self)',
  'microphone=(self)',
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi'].map(
    (feature) => `${feature}=()`,
  ),
  ...['payment', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'].map((feature) => `${feature}=()`),
].join(', ');

export interface Origins {
  readonly overHttps: boolean;
  readonly imageOrigins: readonly string[];
  /** The recorder of SESSION_RECORDING_URL: the one foreign script there can be (R5). */
  readonly recorderOrigins: readonly string[];
  readonly inlineParts: InlineParts;
  /** Asked at each answer: where a provider's endpoints are is known once it was asked itself. */
  readonly askedOrigins: (() => readonly string[]) | undefined;
}

/**
 * What every answer says about itself: nothing foreign runs in our pages, nobody frames them, and addresses don't leak.
 * Logos and introduction videos come from wherever employers keep them, over https; the tiles of a map are images too, from where
 * MAP_TILES_URL says. What the build wrote into its pages is let in by its hash, and nothing else inside a page. Nothing else of a map is fetched from there: besides us,
 * `connect-src` holds the provider of social sign-ins alone, and only where one is set. Going to its page is a link, not a form, so `form-action` stays ours.
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { overHttps, imageOrigins, recorderOrigins, askedOrigins, inlineParts: { scripts, styles } }: Origins,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scripts, ...recorderOrigins],
        'style-src': ["'self'", emptyStyle, ...styles],
        'img-src': ["'self'", 'data:', 'https:', ...imageOrigins],
        'media-src': ["'self'", 'https:'],
        'connect-src': [
          "'self'",
          ...recorderOrigins,
          ...(askedOrigins === undefined ? [] : [() => askedOrigins().join(' ')]),
        ],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
      },
    },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Browsers warn wherever a page was opened before without it, and nothing of ours needs it.
    originAgentCluster: false,
  });
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    done();
  });
};
