import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createHash } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import {
  OperationProcessingError,
  processUserInfoResponse,
  ResponseBodyError,
  userInfoRequest,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi';
import type { Clock } from '../../../application/ports/clock';
import type {
  IdentityProvider,
  NotVouched,
  SocialEvidence,
  Vouched,
} from '../../../application/identity/identity-provider.port';
import type { Reporter } from '../../../application/ports/reporter';
import { providerClockDiffers, type ProviderClaims } from '../../../domain/identity/social-sign-in';
import { seconds } from '../../../domain/time/duration';
import { parseInstant, type Instant } from '../../../domain/time/instant';
import { answerWithin, discovery, type Description } from './discovery';

/** The provider that a deployment names, and our server's access to it. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

export interface OidcProvider {
  readonly provider: IdentityProvider;
  /** Where our pages contact the provider: the issuer, and its endpoints once they are known. */
  readonly origins: () => readonly string[];
}

const refused: NotVouched = { _tag: 'EvidenceRefused' };
const unreachable: NotVouched = { _tag: 'ProviderUnreachable' };

/** Signature algorithms that only the provider can use: neither `none` nor any with a shared key. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** For the log: names of checks and claims, never a token or a person. */
const codeOf = (fault: unknown): string => {
  if (fault instanceof errors.JWTClaimValidationFailed) return `${fault.code} ${fault.claim}`;
  if (fault instanceof errors.JOSEError || fault instanceof OperationProcessingError) return fault.code ?? fault.name;
  return fault instanceof Error ? fault.name : 'unknown fault';
};

/** The keys could not be fetched, which says nothing about the token. */
const keysMissing = (fault: unknown): boolean =>
  !(fault instanceof errors.JOSEError) ||
  fault instanceof errors.JWKSTimeout ||
  fault instanceof errors.JWKSInvalid ||
  fault.code === errors.JOSEError.code;

/** The endpoint refused the access token, or described somebody else. */
const userRefused = (fault: unknown): boolean =>
  fault instanceof WWWAuthenticateChallengeError ||
  fault instanceof ResponseBodyError ||
  (fault instanceof OperationProcessingError && fault.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED');

interface SignIn {
  readonly subject: string;
  readonly nonce: string;
  readonly issuedAt: Instant;
}

/**
 * The ID token's claims besides issuer, audience and expiry, which `jwtVerify` checks: the token must be issued for us alone, and for the browser
 * that presents it. The nonce is the hash of a secret that never left that browser, so a stolen token is useless.
 */
const signInOf = (claims: JWTPayload, { nonceSecret }: SocialEvidence, clientId: string): E.Either<string, SignIn> => {
  const { sub: subject, iat = Number.NaN } = claims;
  const party = claims['azp'];
  const audiences = Array.isArray(claims.aud) ? claims.aud.length : 1;
  if (party === undefined ? audiences > 1 : party !== clientId) return E.left('azp');
  const nonce = createHash('sha256').update(nonceSecret).digest('base64url');
  if (claims['nonce'] !== nonce) return E.left('nonce');
  const issuedAt = parseInstant(iat * 1_000);
  return subject === undefined || E.isLeft(issuedAt)
    ? E.left('sub or iat')
    : E.right({ subject, nonce, issuedAt: issuedAt.right });
};

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Some providers write the flag as a text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/**
 * Verifies evidence (spec 1 §7). The ID token proves that the sign-in was for this portal. An access token can't: one issued to another portal opens
 * the same userinfo endpoint. Our server reads the address and the name from that endpoint itself.
 */
export const oidcProvider = ({ issuer, clientId, clock, reporter }: OidcSettings): OidcProvider => {
  const { describe, origins } = discovery(issuer, clock, (fault) => {
    reporter.report('social-provider-unreachable', { why: codeOf(fault) });
  });
  const failing =
    (asked: string, isTheirs: (fault: unknown) => boolean) =>
    (fault: unknown): NotVouched => {
      reporter.report('social-sign-in-not-vouched', { asked, why: codeOf(fault) });
      return isTheirs(fault) ? refused : unreachable;
    };

  const verified = (description: Description, evidence: SocialEvidence): TE.TaskEither<NotVouched, SignIn> =>
    pipe(
      TE.tryCatch(
        () =>
          jwtVerify(evidence.idToken, description.keys, {
            issuer: description.server.issuer,
            audience: clientId,
            algorithms,
            clockTolerance: providerClockDiffers / seconds(1),
            requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
            currentDate: new Date(clock.now()),
          }),
        failing('id-token', (fault) => !keysMissing(fault)),
      ),
      TE.flatMapEither(({ payload }) =>
        pipe(
          signInOf(payload, evidence, clientId),
          E.mapLeft((why) => {
            reporter.report('social-sign-in-not-vouched', { asked: 'id-token', why });
            return refused;
          }),
        ),
      ),
    );

  const claimsOf = (
    { server, options }: Description,
    { accessToken }: SocialEvidence,
    subject: string,
  ): TE.TaskEither<NotVouched, ProviderClaims> =>
    TE.tryCatch(
      async () => {
        const client = { client_id: clientId };
        const response = await userInfoRequest(server, client, accessToken, {
          ...options,
          signal: AbortSignal.timeout(answerWithin),
        });
        const userInfo = await processUserInfoResponse(server, client, subject, response);
        return { email: textIn(userInfo.email), emailVerified: isTrue(userInfo.email_verified) };
      },
      failing('userinfo', userRefused),
    );

  return {
    origins,
    provider: {
      vouch: (evidence): TE.TaskEither<NotVouched, Vouched> =>
        pipe(
          TE.tryCatch(describe, () => unreachable),
          TE.bindTo('description'),
          TE.bind('signIn', ({ description }) => verified(description, evidence)),
          TE.bind('claims', ({ description, signIn }) => claimsOf(description, evidence, signIn.subject)),
          TE.map(({ signIn: { nonce, issuedAt }, claims }) => ({ ...claims, nonce, issuedAt })),
        ),
    },
  };
};
