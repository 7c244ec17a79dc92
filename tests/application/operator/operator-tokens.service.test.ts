import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { admitOperator } from '../../../application/operator/operator-tokens.service';
import type { TokenWanted } from '../../../application/operator/operator-tokens.port';
import {
  isGranted,
  operatorRights,
  parseTokenName,
  type OperatorRight,
} from '../../../application/ports/operator-caller';
import { minutes, seconds } from '../../../domain/time/duration';
import { operatorTokenName } from '../../support/builders/operator';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, type World } from '../../support/world/world';

const own = 'the-deployments-own-token';
const name = operatorTokenName('dashboard');
const admission = ({ dependencies }: World) => admitOperator(dependencies, (shown) => shown === own);
const added = async ({ operator }: World, changes: Partial<TokenWanted> = {}): Promise<string> =>
  (await answerOf(operator.addToken({ name, rights: ['read'], ...changes }))).token;
const listed = async ({ operator }: World) =>
  (await answerOf(operator.seeTokens({ after: undefined, limit: undefined }))).tokens;

describe('A right', () => {
  it('is enough for the calls that need it, and all is enough for every call', () => {
    const enough = (...rights: readonly OperatorRight[]) =>
      operatorRights.filter((needed) => isGranted(rights, needed));
    expect(enough('read', 'chat')).toEqual(['read', 'chat']);
    expect(enough('all')).toEqual(operatorRights);
    expect(enough()).toEqual([]);
  });
});

describe("A named token's name", () => {
  it.each(['a', 'HRIS', 'hiring dashboard 2', 'a.b_c-d', 'x'.repeat(64)])('may be %j', (text) => {
    expect(parseTokenName(text)).toEqual(E.right(text));
  });
  it.each(['', ' a', 'a ', '-a', 'a\nb', 'ä', 'x'.repeat(65)])('is never %j', (text) => {
    expect(E.isLeft(parseTokenName(text))).toBe(true);
  });
});

describe('Whoever shows a token [R27]', () => {
  it("is the deployment with its own, whatever the call needs, and the store isn't asked", async () => {
    const world = await aWorld();
    world.store.breakAfter(0);
    for (const right of operatorRights)
      expect(await answerOf(admission(world)(own, right))).toEqual({ _tag: 'Deployment' });
  });

  it('is known by its name, with the rights that it was given', async () => {
    const world = await aWorld();
    const token = await added(world, { rights: ['chat', 'read', 'read'] });
    expect(await answerOf(admission(world)(token, 'chat'))).toEqual({ _tag: 'Named', name });
    expect(await refusalOf(admission(world)(token, 'act'))).toEqual({
      _tag: 'RightMissing',
      name,
      rights: ['read', 'chat'],
      needed: 'act',
    });
    expect(await refusalOf(admission(world)(token, 'all'))).toMatchObject({ _tag: 'RightMissing' });
    const whole = await added(world, { name: operatorTokenName('whole'), rights: ['all'] });
    for (const right of operatorRights)
      expect(await answerOf(admission(world)(whole, right))).toEqual({ _tag: 'Named', name: 'whole' });
  });

  it('is nobody with one that was revoked, from that moment on', async () => {
    const world = await aWorld();
    const token = await added(world);
    expect(await answerOf(world.operator.revokeToken({ name }))).toEqual({ name });
    expect(await refusalOf(admission(world)(token, 'read'))).toEqual({ _tag: 'UnknownToken' });
    expect(await refusalOf(world.operator.revokeToken({ name }))).toEqual({ _tag: 'NoSuchToken', name });
    expect(await listed(world)).toMatchObject([{ name, revokedAt: world.clock.now() }]);
  });

  it("is nobody with a candidate's token; with a named one nobody is a candidate [R3b]", async () => {
    const world = await aWorld();
    const shown = (await signedIn(world)).session.token.read();
    expect(O.isSome(shown)).toBe(true);
    expect(await refusalOf(admission(world)(O.getOrElse(() => '')(shown), 'read'))).toEqual({ _tag: 'UnknownToken' });
    const { token } = await answerOf(world.operator.addToken({ name, rights: ['all'] }));
    expect(await refusalOf(world.service.authenticate(token))).toEqual({ _tag: 'NoSession' });
  });

  it('is nobody with a text that we never gave out, and the store is not asked', async () => {
    const world = await aWorld();
    world.store.breakAfter(0);
    for (const text of ['', 'guess', 'x'.repeat(43), 'x'.repeat(64), 'not a token'])
      expect(await refusalOf(admission(world)(text, 'read'))).toEqual({ _tag: 'UnknownToken' });
  });

  it('is told if the store does not answer', async () => {
    const world = await aWorld();
    const token = await added(world);
    world.store.breakAfter(0);
    expect(await refusalOf(admission(world)(token, 'read'))).toEqual({ _tag: 'StoreUnavailable' });
  });
});

describe('Named tokens', () => {
  it('are given a name once, even after it was revoked, so that each act on record is one token’s', async () => {
    const world = await aWorld();
    await added(world);
    const again = { _tag: 'TokenNameTaken', name };
    expect(await refusalOf(world.operator.addToken({ name, rights: ['all'] }))).toEqual(again);
    await answerOf(world.operator.revokeToken({ name }));
    expect(await refusalOf(world.operator.addToken({ name, rights: ['all'] }))).toEqual(again);
  });

  it('are listed without their secrets, page by page', async () => {
    const world = await aWorld();
    const token = await added(world);
    await added(world, { name: operatorTokenName('other'), rights: ['import', 'act'] });
    const { tokens, next } = await answerOf(world.operator.seeTokens({ after: undefined, limit: 1 }));
    expect(tokens).toEqual([
      { name, rights: ['read'], since: world.clock.now(), lastUsedAt: undefined, revokedAt: undefined },
    ]);
    expect(JSON.stringify(await listed(world))).not.toContain(token);
    expect(await answerOf(world.operator.seeTokens({ after: next, limit: 1 }))).toMatchObject({
      tokens: [{ name: 'other', rights: ['act', 'import'] }],
      next: undefined,
    });
  });

  it('note their last use once a minute at most', async () => {
    const world = await aWorld();
    const token = await added(world);
    const lastUse = async () => (await listed(world))[0]?.lastUsedAt;
    const began = world.clock.now();
    const use = () => answerOf(admission(world)(token, 'read'));
    await use();
    expect(await lastUse()).toBe(began);
    world.clock.moveBy(minutes(1) - seconds(1));
    await use();
    expect(await lastUse()).toBe(began);
    world.clock.moveBy(seconds(1));
    await use();
    expect(await lastUse()).toBe(world.clock.now());
  });
});
