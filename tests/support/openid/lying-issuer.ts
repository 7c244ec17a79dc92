import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type GenerateKeyPairResult, type JWTPayload } from 'jose';
import type { SocialEvidence } from '../../../application/identity/identity-provider.port';

export const clientId = 'candidate-portal';

/** What the issuer's userinfo endpoint answers to an access token. */
export type Told = Readonly<Record<string, unknown>>;

/** An issuer on loopback whose tokens and answers a test can falsify, because a real provider never sends wrong ones. */
export interface LyingIssuer {
  readonly url: string;
  /** Evidence as an honest issuer gives it, except for the given changes. */
  readonly evidence: (changes?: Changes) => Promise<SocialEvidence>;
  /** Sets what userinfo answers from now on. */
  readonly tell: (told: Told) => void;
  /** Sets what its endpoints answer from now on instead; undefined: the normal answers. */
  readonly breakDown: (endpoint: 'discovery' | 'jwks' | 'userinfo' | 'token', status: number | undefined) => void;
  /** The ID token from its token endpoint. */
  readonly give: (idToken: string) => void;
  /** How often each path was requested. */
  readonly asked: (path: string) => number;
  readonly close: () => Promise<void>;
}

export interface Changes {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** The key that signs: the issuer's own, one that it does not publish, none, or a shared secret. */
  readonly seal?: 'its-own' | 'stranger' | 'none' | 'shared-secret';
  readonly now?: number;
  readonly nonceSecret?: string;
  readonly accessToken?: string;
  /** Applied after signing. */
  readonly spoil?: (idToken: string) => string;
}

export const nonceOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const honest: Told = { sub: 'maria', email: 'maria.santos@example.org', email_verified: true, name: 'Maria Santos' };

/** Generated once for each test file, because it takes longer than a test. */
let made: Promise<readonly [GenerateKeyPairResult, GenerateKeyPairResult]> | undefined;
const keyPairs = (): NonNullable<typeof made> => {
  made ??= Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  return made;
};

export const lyingIssuer = async (): Promise<LyingIssuer> => {
  const [own, stranger] = await keyPairs();
  const published = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const broken = new Map<string, number>();
  const visits: string[] = [];
  let told: Told = honest;
  let given = '';
  let tokens = 0;

  const answerTo = ({ url = '', headers }: IncomingMessage, issuer: string): readonly [string, number, object] => {
    const path = url.replace(/\?.*$/, '');
    visits.push(path);
    const json = (name: string, body: object): readonly [string, number, object] => [
      name,
      broken.get(name) ?? 200,
      body,
    ];
    switch (path) {
      case '/.well-known/openid-configuration':
        return json('discovery', {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
        });
      case '/jwks':
        return json('jwks', { keys: [published] });
      case '/token':
        return json('token', { access_token: 'good', token_type: 'bearer', id_token: given });
      case '/userinfo':
        return headers.authorization?.startsWith('Bearer good') === true
          ? json('userinfo', told)
          : ['userinfo', 401, { error: 'invalid_token' }];
      default:
        return ['', 404, {}];
    }
  };

  let url = '';
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const [, status, body] = answerTo(request, url);
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(status === 401 ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {}),
      })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  const sealed = (claims: JWTPayload, seal: NonNullable<Changes['seal']>): Promise<string> | string => {
    if (seal === 'none') return new UnsecuredJWT(claims).encode();
    if (seal === 'shared-secret')
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(Buffer.from(published.n ?? ''));
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(seal === 'stranger' ? stranger.privateKey : own.privateKey);
  };

  return {
    url,
    evidence: async ({
      claims = {},
      seal = 'its-own',
      now = Date.now(),
      spoil = (token: string) => token,
      ...changes
    } = {}) => {
      tokens += 1;
      const { nonceSecret = `secret ${tokens}`, accessToken = 'good' } = changes;
      const second = Math.floor(now / 1_000);
      const standing = {
        iss: url,
        aud: clientId,
        sub: 'maria',
        iat: second,
        exp: second + 300,
        nonce: nonceOf(nonceSecret),
      };
      return { idToken: spoil(await sealed({ ...standing, ...claims }, seal)), accessToken, nonceSecret };
    },
    tell: (answer) => {
      told = answer;
    },
    breakDown: (endpoint, status) => {
      if (status === undefined) broken.delete(endpoint);
      else broken.set(endpoint, status);
    },
    give: (idToken) => {
      given = idToken;
    },
    asked: (path) => visits.filter((visit) => visit === path).length,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
