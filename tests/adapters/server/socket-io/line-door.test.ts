import { randomBytes } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { parseSessionToken, type SessionToken } from '../../../../application/identity/secrets.port';
import { nodeSecrets } from '../../../../adapters/server/identity/secrets';
import { atAPace } from '../../../../adapters/server/socket-io/at-a-pace';
import { lineDoor } from '../../../../adapters/server/socket-io/line-door';

const secrets = nodeSecrets(randomBytes(32));
const [over, busy] = [new Error('over'), new Error('busy')];

const tokenOf = (text: string): SessionToken | undefined => {
  const token = parseSessionToken(text);
  return E.isRight(token) ? token.right : undefined;
};

/** A door, and how often it had a session looked at. */
const aDoor = (mostAttempts = 10_000) => {
  let looks = 0;
  const door = lineDoor({
    behind: { mostAttempts, tokenOrigin: secrets.originOf },
    pace: atAPace({ atOnce: 2, waiting: 1_000 }),
    onFault: (fault) => {
      throw fault;
    },
  });
  const ask = (token: string, address = '192.0.2.7', readyState = 'open'): Promise<Error | undefined> =>
    new Promise((next) => {
      door({
        conn: { readyState, close: () => undefined },
        address,
        token: tokenOf(token),
        next,
        refusals: { over, busy },
        look: () => {
          looks += 1;
          return Promise.resolve(undefined);
        },
      });
    });
  return { ask, looks: () => looks };
};

const unmarked = (): string => randomBytes(32).toString('base64url');

describe('The door of the live lines', () => {
  it.each([
    ['no token', ''],
    ['another mark', nodeSecrets(randomBytes(32)).newToken()],
    ['bytes of the length of ours', randomBytes(48).toString('base64url')],
    ['another length', 'x'.repeat(65)],
  ])('has no session looked at for %s [R3c]', async (_, token) => {
    const { ask, looks } = aDoor();
    expect(await ask(token)).toBe(over);
    expect(looks()).toBe(0);
  });

  it('has one looked at for a token of ours, however many have come with others [R3c]', async () => {
    const { ask, looks } = aDoor();
    for (let n = 0; n < 700; n += 1) await ask(unmarked());
    expect(looks()).toBe(600);
    expect(await ask(unmarked())).toBe(busy);
    expect(await ask(secrets.newToken())).toBeUndefined();
    expect(await ask(unmarked(), '192.0.2.8')).toBeUndefined();
  });

  it('counts attempts by address [R3c]', async () => {
    const { ask } = aDoor(2);
    const asked = [await ask(unmarked()), await ask('x'), await ask(secrets.newToken())];
    expect(asked).toEqual([undefined, over, busy]);
    expect(await ask(secrets.newToken(), '192.0.2.8')).toBeUndefined();
  });

  it('has none looked at whose connection broke while it waited', async () => {
    const { ask, looks } = aDoor();
    expect(await ask(secrets.newToken(), '192.0.2.7', 'closed')).toBe(busy);
    expect(looks()).toBe(0);
  });
});

describe('Works at a pace', () => {
  it('run few at a time, in order, and are refused beyond those that may wait', async () => {
    const pace = atAPace({ atOnce: 2, waiting: 3 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const works = Array.from({ length: 6 }, (_, n) =>
      pace(async () => {
        begun.push(n);
        await new Promise<void>((end) => ends.push(end));
        return n;
      }),
    );
    expect(await works[5]).toBeUndefined();
    expect(begun).toEqual([0, 1]);
    for (let n = 0; n < 5; n += 1) {
      ends[n]?.();
      await works[n];
      await new Promise((turn) => setTimeout(turn, 0));
    }
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('go on after one that fails', async () => {
    const pace = atAPace({ atOnce: 1, waiting: 1 });
    await expect(pace(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pace(() => Promise.resolve(1))).toBe(1);
  });
});
