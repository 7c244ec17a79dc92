import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { ourDefect } from '../../../application/failure';
import { openScope } from '../../../application/live/scope';
import { signInMachine, type SignInEvent } from '../../../application/identity/sign-in.live';
import type { Landing } from '../../../application/navigation/landing';
import type { CodeSent, IdentityApi } from '../../../application/identity/identity.api';
import { signedOutMessage } from '../../../application/words/failures';
import { aCandidate, email } from '../../support/builders/identity';
import { settled } from '../../support/world/by-hand';
import { playedPresence } from '../../support/world/presence';
import { aWorld, codeInMail, signedIn, type Device, type World } from '../../support/world/world';

const maria = aCandidate().email;

/** A device's sign-in page, over the real service. */
const aPage = (world: World, device: Device = world.device()) => {
  const presence = playedPresence(world.clock.now);
  const landed: Landing[] = [];
  const page = signInMachine({ ...device, clock: world.clock, presence, land: (landing) => landed.push(landing) });
  page.runIn(openScope());
  const press = async (...events: readonly SignInEvent[]): Promise<void> => {
    for (const event of events) {
      page.send(event);
      await settled();
      await settled();
    }
  };
  const at = () => page.value().at;
  return { ...page, press, at, presence, landed, device };
};

const typed: SignInEvent = { _tag: 'EmailTyped', email: maria };
const ask: SignInEvent = { _tag: 'CodePressed' };
const opened = { _tag: 'PageTakenOver', email: '', sent: false, toPage: false, remembered: undefined } as const;

describe('Signing in on the sign-in page', () => {
  it('asks for an address, sends a code, and navigates after the right one [spec 1 §2]', async () => {
    const world = await aWorld();
    const { press, at, landed, device } = aPage(world);
    await press(opened, typed, ask);
    expect(at()).toMatchObject({ _tag: 'AskingCode', email: maria, digits: '' });
    await press({ _tag: 'CodeGiven', digits: codeInMail(world.mailer) });
    expect(landed.map(({ destination }) => destination._tag)).toEqual(['MyJobs']);
    expect(O.isSome(device.session.token.read())).toBe(true);
  });

  it('says what is wrong with an address, until another is typed [spec 1 §5]', async () => {
    const { press, at } = aPage(await aWorld());
    await press(opened, { _tag: 'EmailTyped', email: 'maria@' }, ask);
    expect(at()).toMatchObject({ _tag: 'AskingEmail', sending: false, fault: { _tag: 'EmailMalformed' } });
    await press(typed);
    expect(at()).toMatchObject({ email: maria, fault: undefined });
  });

  it('sends one code, however often the button is pressed', async () => {
    const world = await aWorld();
    const { press, send } = aPage(world);
    await press(opened, typed);
    send(ask);
    send(ask);
    await press();
    await settled();
    await settled();
    expect(world.mailer.sent()).toHaveLength(1);
  });

  it('sends another code on request, and says if that is not allowed [spec 1 §9, R3c]', async () => {
    const world = await aWorld();
    const { press, at } = aPage(world);
    await press(opened, typed, ask);
    expect(at()).toMatchObject({ resent: false });
    world.clock.moveBy(60_000);
    await press({ _tag: 'ResendPressed' });
    expect(world.mailer.sent()).toHaveLength(2);
    expect(at()).toMatchObject({ _tag: 'AskingCode', resending: false, fault: undefined, resent: true });
    await press({ _tag: 'CodeGiven', digits: '12' });
    expect(at()).toMatchObject({ resent: false });
  });

  it('checks a code once, and clears the boxes if it is wrong [spec 1 §8]', async () => {
    const world = await aWorld();
    const { press, at, send } = aPage(world);
    await press(opened, typed, ask);
    const wrong = codeInMail(world.mailer) === '0000' ? '1111' : '0000';
    send({ _tag: 'CodeGiven', digits: wrong });
    await press({ _tag: 'CodeGiven', digits: wrong });
    expect(at()).toMatchObject({ digits: '', checking: false, fault: { _tag: 'CodeWrong', triesLeft: 4 } });
  });

  it('goes back to the address, and forgets that a code was sent', async () => {
    const { press, at, device } = aPage(await aWorld());
    await press(opened, typed, ask, { _tag: 'ChangeEmailPressed' });
    expect(at()).toMatchObject({ _tag: 'AskingEmail', email: '' });
    expect(device.session.sentCode.read()).toEqual(O.none);
  });

  it("doesn't jump to the code step if the candidate went back to the address while a code was being requested", async () => {
    const world = await aWorld();
    const { press, at, send, device } = aPage(world);
    await press(opened, typed, ask);
    send({ _tag: 'ResendPressed' });
    await press({ _tag: 'ChangeEmailPressed' });
    expect(at()._tag).toBe('AskingEmail');
    expect(device.session.sentCode.read()).toEqual(O.none);
  });

  it('uses the code for the last address entered, in whatever order the responses come [R3c]', async () => {
    const world = await aWorld();
    const device = world.device();
    const answers = new Map<string, (sent: E.Either<never, CodeSent>) => void>();
    const sendCode: IdentityApi['sendCode'] = (to) => () => new Promise((resolve) => answers.set(to, resolve));
    const { press, at } = aPage(world, { ...device, api: { ...device.api, sendCode } });
    const daniel = email('daniel@example.org');
    const back: SignInEvent = { _tag: 'ChangeEmailPressed' };
    await press(opened, typed, ask, back, { _tag: 'EmailTyped', email: daniel }, ask);
    const sent = E.right({ message: '', resendAt: world.clock.now() });
    answers.get(maria)?.(sent);
    await press();
    await settled();
    expect(at()).toMatchObject({ _tag: 'AskingEmail', sending: true });
    expect(device.session.sentCode.read()).toEqual(O.none);
    answers.get(daniel)?.(sent);
    await settled();
    expect(at()).toMatchObject({ _tag: 'AskingCode', email: daniel });
    expect(device.session.sentCode.read()).toMatchObject(O.some({ email: daniel }));
  });
});

describe('The sign-in page when it opens', () => {
  it('takes over what was typed and submitted before the script loaded', async () => {
    const world = await aWorld();
    const { press, at } = aPage(world);
    await press({ _tag: 'PageTakenOver', email: maria, sent: true, toPage: false, remembered: 'other@example.org' });
    expect(at()).toMatchObject({ _tag: 'AskingCode', email: maria });
    expect(world.mailer.sent()).toHaveLength(1);
  });

  it('knows whether a page that needs a session was opened [spec 1 §4]', async () => {
    const { press, value } = aPage(await aWorld());
    expect(value().toPage).toBe(false);
    await press({ ...opened, toPage: true }, typed);
    expect(value().toPage).toBe(true);
  });

  it('knows the address passed by the previous page', async () => {
    const { press, at } = aPage(await aWorld());
    await press({ ...opened, remembered: maria });
    expect(at()).toMatchObject({ _tag: 'AskingEmail', email: maria });
  });

  it('continues with a code that this tab requested, unless something else was typed [R3c]', async () => {
    const world = await aWorld();
    const first = aPage(world);
    await first.press(opened, typed, ask);
    const again = aPage(world, first.device);
    await again.press(opened);
    expect(again.at()).toMatchObject({ _tag: 'AskingCode', email: maria });
    const other = aPage(world, first.device);
    await other.press({ ...opened, email: 'other@example.org' });
    expect(other.at()).toMatchObject({ _tag: 'AskingEmail', email: 'other@example.org' });
  });

  it('shows the message left by a sign-out once, until it is closed [spec 1 §4]', async () => {
    const world = await aWorld();
    const { press, value, device } = aPage(world);
    device.session.signOutMessage.write(signedOutMessage);
    await press(opened);
    expect(value().message).toBe(signedOutMessage);
    expect(device.session.signOutMessage.read()).toEqual(O.none);
    await press(typed);
    expect(value().message).toBe(signedOutMessage);
    await press({ _tag: 'SaidClosed' });
    expect(value().message).toBeUndefined();
  });

  it('continues when another tab signs in, once, and asks who is here [R3a]', async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    const { presence, landed } = aPage(world, device);
    presence.stirs.next('stored');
    presence.stirs.next('stored');
    expect(landed).toHaveLength(1);
    expect(presence.asksWhoIsHere.read()).toEqual(O.some(true));
  });

  it('stays if nobody signed in, whatever another tab stores', async () => {
    const { presence, landed } = aPage(await aWorld());
    presence.stirs.next('stored');
    expect(landed).toEqual([]);
  });

  it('is not stuck if a call throws: it says so, and can be pressed again', async () => {
    const world = await aWorld();
    const device = world.device();
    const broken = {
      ...device.api,
      sendCode: () => {
        throw new Error('a defect');
      },
    };
    const { press, at } = aPage(world, { ...device, api: broken });
    await press(opened, typed, ask);
    expect(at()).toMatchObject({ sending: false, failure: ourDefect });
  });
});
