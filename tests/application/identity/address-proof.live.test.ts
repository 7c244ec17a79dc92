import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { ourDefect, type CallFailure } from '../../../application/failure';
import {
  addressProofMachine,
  type AddressProofEvent,
  type AddressProofPorts,
} from '../../../application/identity/address-proof.live';
import { openScope } from '../../../application/live/scope';
import type {
  AddressProven,
  CodeSent,
  SendCodeRefusal,
  SubmitCodeRefusal,
} from '../../../application/identity/identity.api';
import type { Email } from '../../../domain/text/email';
import type { OneTimeCode } from '../../../domain/identity/one-time-code';
import { email } from '../../support/builders/identity';
import { atMs } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';
import { aWorld, morning } from '../../support/world/world';

const maria = email('maria@example.org');
const sent = E.right({ message: '', resendAt: atMs(morning + 60_000) });
const proven = E.right({ message: '' });
const give: AddressProofEvent = { _tag: 'CodeGiven', digits: '0427' };

/** A page whose act was refused; the test answers its calls. */
const aPage = async (changes: Partial<AddressProofPorts['api']> = {}) => {
  const world = await aWorld();
  const { session } = world.device();
  const code = callByHand<Email, CallFailure | SendCodeRefusal, CodeSent>();
  const proof = callByHand<OneTimeCode, CallFailure | SubmitCodeRefusal, AddressProven>();
  const goOn = jest.fn();
  const dialog = addressProofMachine({
    api: { sendCode: code.call, proveAddress: proof.call, ...changes },
    session,
    clock: world.clock,
    reporter: keepingReporter(),
  });
  dialog.runIn(openScope());
  const press = async (...events: readonly AddressProofEvent[]): Promise<void> => {
    events.forEach(dialog.send);
    await settled();
  };
  const want = () => press({ _tag: 'ProofWanted', email: maria, goOn });
  return { ...dialog, press, want, code, proof, goOn, session };
};

describe('The code required by an action', () => {
  it('is mailed and asked for; once it is correct, the action continues, once [R41]', async () => {
    const { value, want, press, code, proof, goOn, session } = await aPage();
    expect(value()).toEqual({ _tag: 'Closed' });
    await want();
    expect(code.asked).toEqual([maria]);
    expect(value()).toMatchObject({ _tag: 'AskingForCode', email: maria, sending: true });
    await code.answer(sent);
    expect(value()).toMatchObject({ _tag: 'GivingCode', email: maria, digits: '', resent: false });
    await press(give, give);
    expect(proof.asked).toEqual(['0427']);
    expect(goOn).not.toHaveBeenCalled();
    await proof.answer(proven);
    expect(value()).toEqual({ _tag: 'Closed' });
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(session.sentCode.read()).toEqual(O.none);
  });

  it('is not mailed again while one sent a moment ago is still valid [R3c, R41]', async () => {
    const { value, want, press, code } = await aPage();
    await want();
    await code.answer(sent);
    await press({ _tag: 'LetGo' });
    expect(value()).toEqual({ _tag: 'Closed' });
    await want();
    expect(code.asked).toHaveLength(1);
    expect(value()).toMatchObject({ _tag: 'GivingCode', resent: false });
  });

  it('that could not be mailed says why, and can be requested again, once [R29]', async () => {
    const { value, want, press, code } = await aPage();
    const again: AddressProofEvent = { _tag: 'SendPressed' };
    const limit = { _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: atMs(0) } as const;
    await want();
    await code.answer(E.left({ _tag: 'NoConnection' }));
    expect(value()).toMatchObject({ _tag: 'AskingForCode', sending: false, failure: { _tag: 'NoConnection' } });
    await press(again, again);
    expect(code.asked).toHaveLength(2);
    await code.answer(E.left(limit));
    expect(value()).toMatchObject({ sending: false, failure: undefined, fault: limit });
  });

  it('is sent again if it does not arrive, and says so [spec 1 §9]', async () => {
    const { value, want, press, code } = await aPage();
    await want();
    await code.answer(sent);
    await press({ _tag: 'ResendPressed' }, { _tag: 'ResendPressed' }, give);
    expect(code.asked).toHaveLength(2);
    await code.answer(sent);
    expect(value()).toMatchObject({ _tag: 'GivingCode', resending: false, resent: true });
  });

  it('that is wrong clears its boxes, and the action waits [spec 1 §8]', async () => {
    const { value, want, press, code, proof, goOn } = await aPage();
    await want();
    await code.answer(sent);
    await press({ _tag: 'DigitsTyped', digits: '04' }, give);
    await proof.answer(E.left({ _tag: 'CodeWrong', triesLeft: 4 }));
    expect(value()).toMatchObject({ digits: '', checking: false, fault: { _tag: 'CodeWrong' } });
    expect(goOn).not.toHaveBeenCalled();
  });

  it('leaves the page as it was if the candidate dismisses the dialog, even if a response comes late', async () => {
    const { value, want, press, code, proof, goOn } = await aPage();
    await want();
    await press({ _tag: 'LetGo' });
    await code.answer(sent);
    expect(value()).toEqual({ _tag: 'Closed' });
    await want();
    await press(give, { _tag: 'LetGo' });
    await proof.answer(proven);
    await press(give, { _tag: 'SendPressed' }, { _tag: 'ResendPressed' });
    expect(value()).toEqual({ _tag: 'Closed' });
    expect(goOn).not.toHaveBeenCalled();
  });

  it('can be requested again after our own code threw', async () => {
    const broken = () => {
      throw new Error('ours');
    };
    const unsent = await aPage({ sendCode: broken });
    await unsent.want();
    expect(unsent.value()).toMatchObject({ _tag: 'AskingForCode', sending: false, failure: ourDefect });
    const { value, want, press, code } = await aPage({ proveAddress: broken });
    await want();
    await code.answer(sent);
    await press(give);
    expect(value()).toMatchObject({ _tag: 'GivingCode', digits: '0427', checking: false, failure: ourDefect });
  });

  it('counts as entered, whatever fails in the action that continues', async () => {
    const { value, want, press, code, proof, goOn } = await aPage();
    goOn.mockImplementation(() => {
      throw new Error('ours');
    });
    await want();
    await code.answer(sent);
    await press(give);
    await proof.answer(proven);
    expect(value()).toEqual({ _tag: 'Closed' });
  });
});
