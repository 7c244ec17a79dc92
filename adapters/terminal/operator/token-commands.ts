import type { SeenToken, TokensPage } from '../../../application/operator/operator-tokens.port';
import { longestPage } from '../../../application/operator/pages.port';
import { printIsoInstant } from '../../../domain/time/instant';
import { addToken, revokeToken, seeTokens } from '../../contract/operator/operator-tokens.calls';
import { command, nextPage, type OperatorCommand } from './command';

const sayToken = ({ name, rights, since, lastUsedAt, revokedAt }: SeenToken): string =>
  [
    name,
    rights.join(', '),
    `since ${printIsoInstant(since)}`,
    lastUsedAt === undefined ? 'never used' : `last used ${printIsoInstant(lastUsedAt)}`,
    ...(revokedAt === undefined ? [] : [`revoked ${printIsoInstant(revokedAt)}`]),
  ].join('  ');

const sayTokens = ({ tokens }: TokensPage): string =>
  tokens.length === 0 ? 'No named token was added.' : tokens.map(sayToken).join('\n');

/** What an operator does with named tokens. */
export const tokenCommands: readonly OperatorCommand[] = [
  command({
    name: 'token-add',
    usage: '--name NAME --rights RIGHT[,RIGHT…]',
    options: { name: 'name', rights: 'rights' },
    call: addToken,
    wire: ({ name, rights }) => ({ name, rights: rights?.split(',').map((right) => right.trim()) }),
    ask: (side) => side.addToken,
    say: ({ token }) =>
      `${token}\nThis is the only time that it is shown. Whoever has it may do what its rights allow.`,
  }),
  command({
    name: 'tokens',
    usage: '',
    options: {},
    call: seeTokens,
    wire: () => ({ limit: longestPage }),
    ask: (side) => side.seeTokens,
    say: sayTokens,
    pages: {
      following: nextPage,
      joined: (first, second) => ({ ...second, tokens: [...first.tokens, ...second.tokens] }),
    },
  }),
  command({
    name: 'token-revoke',
    usage: '--name NAME',
    options: { name: 'name' },
    call: revokeToken,
    wire: ({ name }) => ({ name }),
    ask: (side) => side.revokeToken,
    say: ({ name }) => `The token '${name}' is revoked. Its name is not given again.`,
  }),
];
