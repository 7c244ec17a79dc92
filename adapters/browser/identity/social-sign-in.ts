import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomState,
  getValidatedIdTokenClaims,
  None,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processUserInfoResponse,
  ResponseBodyError,
  userInfoRequest,
  validateAuthResponse,
  type AuthorizationServer,
} from 'oauth4webapi';
import type { SocialProvider } from '../../../application/ports/environment';
import type {
  ProviderUnreachable,
  SocialAttempt,
  SocialFailure,
  SocialReturn,
  SocialSignIn,
} from '../../../application/identity/social-sign-in.port';

/** How long to wait for an answer from the provider. */
const answerWithin = 15_000;

const unreachable: ProviderUnreachable = { _tag: 'ProviderUnreachable' };

/** Only the address and the name are requested. */
const scope = 'openid email profile';

/** Why the return failed. Anything but the provider's own refusal counts as a connection problem: blocked, cut off, too slow. */
const failureOf = (fault: unknown): SocialFailure => {
  if (fault instanceof AuthorizationResponseError)
    return { _tag: fault.error === 'access_denied' ? 'SocialSignInCancelled' : 'ProviderRefused' };
  if (fault instanceof ResponseBodyError || fault instanceof OperationProcessingError)
    return { _tag: 'ProviderRefused' };
  return unreachable;
};

/** The address's query in the form that the library needs. `state` is checked first: for a return that is not ours the provider is not called. */
const returned = (query: string, { state }: SocialAttempt): URLSearchParams | undefined => {
  const parameters = new URLSearchParams(query);
  return parameters.getAll('state').join() === state ? parameters : undefined;
};

/**
 * OpenID Connect in a browser: authorization code with PKCE (S256), state and nonce, for a public client (RFC 9700). The nonce is the hash of a
 * secret that only our own server gets to see.
 */
export const browserSocialSignIn = (
  window: Window,
  { issuer, clientId }: SocialProvider,
  redirectUri: string,
): SocialSignIn => {
  const client = { client_id: clientId };
  const insecure = { [allowInsecureRequests]: new URL(issuer).protocol === 'http:' };
  const asking = () => ({ ...insecure, signal: AbortSignal.timeout(answerWithin) });
  const discover = async (): Promise<AuthorizationServer> =>
    processDiscoveryResponse(new URL(issuer), await discoveryRequest(new URL(issuer), asking()));

  const addressFor = async ({ state, verifier, nonceSecret }: SocialAttempt, anew: boolean): Promise<string> => {
    const { authorization_endpoint: endpoint = '' } = await discover();
    const address = new URL(endpoint);
    const parameters = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope,
      state,
      nonce: await calculatePKCECodeChallenge(nonceSecret),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(anew ? { prompt: 'login' } : {}),
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return address.href;
  };

  const exchanged = async (
    attempt: SocialAttempt,
    parameters: URLSearchParams,
  ): Promise<SocialReturn | SocialFailure> => {
    const server = await discover();
    const valid = validateAuthResponse(server, client, parameters, attempt.state);
    const answer = await authorizationCodeGrantRequest(
      server,
      client,
      None(),
      valid,
      redirectUri,
      attempt.verifier,
      asking(),
    );
    const tokens = await processAuthorizationCodeResponse(server, client, answer, {
      expectedNonce: await calculatePKCECodeChallenge(attempt.nonceSecret),
      requireIdToken: true,
    });
    const { id_token: idToken = '', access_token: accessToken } = tokens;
    const { sub = '' } = getValidatedIdTokenClaims(tokens) ?? {};
    const userInfo = await processUserInfoResponse(
      server,
      client,
      sub,
      await userInfoRequest(server, client, accessToken, asking()),
    );
    if (userInfo.email === undefined) return { _tag: 'NoEmailFromProvider' };
    const names = [userInfo.given_name, userInfo.family_name].filter((name) => name !== undefined).join(' ');
    return {
      evidence: { idToken, accessToken, nonceSecret: attempt.nonceSecret },
      userInfo: { email: userInfo.email, name: names || (userInfo.name ?? ''), pictureUrl: userInfo.picture },
    };
  };

  return {
    begin: (anew) =>
      TE.tryCatch(
        async () => {
          const attempt: SocialAttempt = {
            state: generateRandomState(),
            verifier: generateRandomCodeVerifier(),
            nonceSecret: generateRandomCodeVerifier(),
          };
          return { address: await addressFor(attempt, anew), attempt };
        },
        () => unreachable,
      ),
    leaveFor: (address) => {
      window.location.assign(address);
    },
    finish: (attempt, query) => async () => {
      const parameters = returned(query, attempt);
      if (parameters === undefined) return E.left({ _tag: 'AttemptUnknown' });
      try {
        const came = await exchanged(attempt, parameters);
        return '_tag' in came ? E.left(came) : E.right(came);
      } catch (fault) {
        return E.left(failureOf(fault));
      }
    },
  };
};
