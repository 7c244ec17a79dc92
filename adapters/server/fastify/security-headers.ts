import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { InlineParts } from './inline-parts';

/** styled-components creates an empty style element before its script fills it: this hash allows exactly that. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Camera and microphone are allowed for interviews, on our own pages and in Daily's frame; everything else is denied. */
const permissionsPolicy = (frames: readonly string[]): string =>
  [
    ...['camera', 'microphone'].map(
      (device) => `${device}=(${['self', ...frames.map((frame) => `"${frame}"`)].join(' ')})`,
    ),
    ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi'].map(
      (feature) => `${feature}=()`,
    ),
    ...['payment', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'].map(
      (feature) => `${feature}=()`,
    ),
  ].join(', ');

export interface Origins {
  readonly overHttps: boolean;
  /** The portal's own address, for the live line. */
  readonly publicUrl: string;
  readonly imageOrigins: readonly string[];
  /** The recorder of SESSION_RECORDING_URL: the only foreign script there can be (R5). */
  readonly recorderOrigins: readonly string[];
  /** Daily's rooms, if Daily is set up: the only pages that ours embed in a frame (R26). */
  readonly frameOrigins: readonly string[];
  /** The call provider's signaling, if audio interviews are set up (R49). */
  readonly callOrigins: readonly string[];
  readonly inlineParts: InlineParts;
  /** Read for each answer, because a provider's endpoints are known only after the provider was asked. */
  readonly askedOrigins: (() => readonly string[]) | undefined;
}

/**
 * The security headers of every answer: no foreign script runs in our pages, nobody frames them, and addresses don't leak.
 *
 * Logos and introduction videos may come from anywhere over https, because employers host them; map tiles are images too, from MAP_TILES_URL. Inline
 * scripts and styles are allowed only if the build wrote them, by their hash. Besides us, `connect-src` has only the provider of social sign-ins, if
 * one is set, and the call provider's signaling; a map fetches nothing but images. A visitor follows a link to the provider's page and submits no
 * form, so `form-action` allows only us.
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  {
    overHttps,
    publicUrl,
    imageOrigins,
    recorderOrigins,
    frameOrigins,
    callOrigins,
    askedOrigins,
    inlineParts: { scripts, styles },
  }: Origins,
): Promise<void> => {
  const lineOrigin = new URL(publicUrl).origin.replace(/^http/, 'ws');
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
          // The live line: older versions of Safari don't count it as 'self'.
          lineOrigin,
          ...recorderOrigins,
          ...callOrigins,
          ...(askedOrigins === undefined ? [] : [() => askedOrigins().join(' ')]),
        ],
        'frame-src': frameOrigins.length === 0 ? ["'none'"] : [...frameOrigins],
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
  const devices = permissionsPolicy(frameOrigins);
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('permissions-policy', devices);
    done();
  });
};

const changePolicy = (reply: FastifyReply, part: RegExp, change: (found: string) => string): void => {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace(part, change));
};

/** Allows one more inline style in this answer: the style of a page drawn for it. */
export const allowStyle = (reply: FastifyReply, hash: string): void =>
  changePolicy(reply, /(?:^|;)style-src /, (directive) => `${directive}${hash} `);

/** Allows this answer, and no other, to embed a page of ours: the mailbox shows a mail's HTML in a frame. */
export const allowOwnFrame = (reply: FastifyReply): void =>
  changePolicy(reply, /(?<=^|;)frame-src [^;]*/, () => "frame-src 'self'");
