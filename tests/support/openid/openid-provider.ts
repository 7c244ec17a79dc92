import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A person with an account at the provider. They sign in there by its name, with any password. */
export interface Account {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

/** A real OpenID provider (npm's oidc-provider) on loopback, with its own pages for sign-in and consent. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Registers the portal, with its redirect address. */
  readonly knows: (redirectUri: string) => void;
  readonly close: () => Promise<void>;
}

const clientId = 'candidate-portal';

const notYet: RequestListener = (_, response) => {
  response.writeHead(503).end();
};

export const openIdProvider = async (accounts: Readonly<Record<string, Account>>): Promise<OpenIdProvider> => {
  let answer = notYet;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? (address satisfies AddressInfo | null)?.port : undefined;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    issuer,
    clientId,
    knows: (redirectUri) => {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: clientId,
            redirect_uris: [redirectUri],
            grant_types: ['authorization_code'],
            response_types: ['code'],
            token_endpoint_auth_method: 'none',
          },
        ],
        claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'picture'] },
        clientBasedCORS: () => true,
        cookies: { keys: ['a key of a test'] },
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
        findAccount: (_, accountId) => ({
          accountId,
          claims: () => ({ sub: accountId, ...accounts[accountId] }),
        }),
      });
      const serve = provider.callback();
      answer = (request, response) => void serve(request, response);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
