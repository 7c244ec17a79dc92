import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { InlineParts } from './inline-parts';

/** styled-components creates an empty style element before its script fills it: this hash allows exactly that. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Camera and microphone for interviews on our own pages, everything else for nobody. */
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
  /** The recorder of SESSION_RECORDING_URL: the only foreign script there can be (R5). */
  readonly recorderOrigins: readonly string[];
  readonly inlineParts: InlineParts;
  /** Read for each answer, because a provider's endpoints are known only after the provider was asked. */
  readonly askedOrigins: (() => readonly string[]) | undefined;
}

/**
 * The security headers of every answer: no foreign script runs in our pages, nobody frames them, and addresses don't leak.
 *
 * Logos and introduction videos may come from anywhere over https, because employers host them; map tiles are images too, from MAP_TILES_URL. Inline
 * scripts and styles are allowed only if the build wrote them, by their hash. Besides us, `connect-src` has only the provider of social sign-ins, if
 * one is set; a map fetches nothing but images. A visitor follows a link to the provider's page and submits no form, so `form-action` allows only us.
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
        // `blob:`: an answer that was recorded on this page is played from memory.
        'media-src': ["'self'", 'blob:', 'https:'],
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
    // Browsers warn about the header where a page was opened before without it, and nothing here needs it.
    originAgentCluster: false,
  });
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    done();
  });
};
