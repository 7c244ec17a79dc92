import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { ourDefect } from '../../../application/failure';
import type { ChangeContactFailure } from '../../../application/profile/change-contact.journey';
import { contactMachine, type ContactEvent, type ContactPorts } from '../../../application/profile/change-contact.live';
import { openScope } from '../../../application/live/scope';
import type { ContactSaved } from '../../../application/profile/profile.api';
import type { SessionStore } from '../../../application/ports/session-store';
import { email, key } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { atMs } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';
import { aWorld, morning } from '../../support/world/world';

const maria = { email: email('maria@example.org'), phone: phone('+13125550142') };
const moved = email('maria.lopez@example.org');
const needed: ChangeContactFailure = { _tag: 'CodeNeeded', sentTo: moved, resendAt: atMs(morning + 60_000) };
const saved = E.right({ message: 'Saved', token: undefined });
const save: ContactEvent = { _tag: 'SavePressed' };
const typed: ContactEvent = { _tag: 'EmailTyped', email: moved };
const give: ContactEvent = { _tag: 'CodeGiven', digits: '0427' };

/** The form in a tab; the test answers its calls. */
const aForm = async (session?: SessionStore, changes: Partial<ContactPorts> = {}) => {
  const world = await aWorld();
  const tab = session ?? world.device().session;
  const call = callByHand<Parameters<ContactPorts['save']>[0], ChangeContactFailure, ContactSaved>();
  const said = jest.fn();
  const close = jest.fn();
  let keys = 0;
  const form = contactMachine({
    candidate: maria,
    save: call.call,
    saved: said,
    close,
    session: tab,
    clock: world.clock,
    environment: {
      newKey: () => {
        keys += 1;
        return key(`press ${keys}`);
      },
    },
    reporter: keepingReporter(),
    ...changes,
  });
  const scope = openScope();
  form.runIn(scope);
  const press = async (...events: readonly ContactEvent[]): Promise<void> => {
    events.forEach(form.send);
    await settled();
  };
  return { ...form, press, call, said, close, tab, scope };
};

describe("'Your details' in their form", () => {
  it('are saved once, however often the button is pressed, and say so [R28, R17]', async () => {
    const { press, call, said, close } = await aForm();
    await press({ _tag: 'PhoneTyped', phone: '3125550199' }, save, save);
    expect(call.asked).toMatchObject([{ shown: maria, typed: { phone: '+1 (312) 555-0199' }, code: undefined }]);
    await call.answer(saved);
    expect(said).toHaveBeenCalledWith('Saved');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('close if nothing was changed, and show no message', async () => {
    const { press, call, said, close } = await aForm();
    await press(save);
    await call.answer(E.left({ _tag: 'NothingChanged' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(said).not.toHaveBeenCalled();
  });

  it('are sent again under the same key if the response was lost, and under a new one if changed [R17]', async () => {
    const { press, call, value } = await aForm();
    await press(typed, save);
    await call.answer(E.left({ _tag: 'AnswerLost' }));
    expect(value()).toMatchObject({ typed: { email: moved }, busy: false, failure: { _tag: 'AnswerLost' } });
    await press(save);
    await call.answer(E.left({ _tag: 'AnswerLost' }));
    await press({ _tag: 'EmailTyped', email: 'm@example.org' }, save);
    expect(call.asked.map((asked) => asked.key)).toEqual([key('press 1'), key('press 1'), key('press 2')]);
  });

  it('that are closed while being sent are saved anyway, and say so', async () => {
    const { press, call, said, scope } = await aForm();
    await press(typed, save);
    scope.end();
    await call.answer(saved);
    expect(said).toHaveBeenCalledWith('Saved');
  });

  it('can be saved again after our own code threw', async () => {
    const { press, value } = await aForm(undefined, {
      save: () => {
        throw new Error('ours');
      },
    });
    await press(typed, save);
    expect(value()).toMatchObject({ _tag: 'Typing', busy: false, failure: ourDefect });
  });
});

describe('The code for a new address, in the form', () => {
  it('is requested, survives a reload, and saves the details [R28]', async () => {
    const first = await aForm();
    await first.press(typed, save);
    await first.call.answer(E.left(needed));
    expect(first.value()).toMatchObject({ _tag: 'GivingCode', email: moved, resent: false });
    const { press, call, value, close } = await aForm(first.tab);
    expect(value()).toMatchObject({ _tag: 'GivingCode', email: moved, typed: { email: moved } });
    await press(give, give);
    expect(call.asked).toMatchObject([{ typed: { email: moved }, code: '0427' }]);
    await call.answer(saved);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('can be left for the details, and a reload does not bring it back [R28]', async () => {
    const { press, call, value, tab } = await aForm();
    await press(typed, save);
    await call.answer(E.left(needed));
    await press({ _tag: 'BackPressed' });
    expect(value()).toMatchObject({ _tag: 'Typing', typed: { email: moved } });
    expect(tab.contactChange.read()).toEqual(O.none);
  });

  it('can be entered again after our own code threw', async () => {
    const first = await aForm();
    await first.press(typed, save);
    await first.call.answer(E.left(needed));
    const { press, value } = await aForm(first.tab, {
      save: () => {
        throw new Error('ours');
      },
    });
    await press(give);
    expect(value()).toMatchObject({ _tag: 'GivingCode', digits: '0427', checking: false, failure: ourDefect });
  });
});
