import * as E from 'fp-ts/Either';
import { ourDefect } from '../../../application/failure';
import type { SaveDetailsFailure } from '../../../application/profile/keep-profile.journey';
import { detailsMachine, type DetailsEvent, type DetailsPorts } from '../../../application/profile/edit-details.live';
import { openScope } from '../../../application/live/scope';
import type { ProfileSaved } from '../../../application/profile/profile.api';
import { noPersonFaults, type PersonForm } from '../../../domain/identity/person';
import { aCandidate, key } from '../../support/builders/identity';
import { phone, zip } from '../../support/builders/profile';
import { candidateId } from '../../support/builders/recording';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const maria = {
  id: candidateId(1),
  ...aCandidate({ phone: phone('+13125550142'), zip: zip('60625') }),
  experience: [],
  education: [],
};
const form = { firstName: 'Maria', lastName: 'Santos', country: '+1', phone: '+1 (312) 555-0142', zip: '60625' };
const edit: DetailsEvent = { _tag: 'EditPressed', candidate: maria };
const update: DetailsEvent = { _tag: 'UpdatePressed' };
const cancel: DetailsEvent = { _tag: 'CancelPressed' };
const typed = (name: keyof PersonForm, value: string): DetailsEvent => ({ _tag: 'Typed', name, value });
const saved = E.right({ message: 'Saved' });

/** The profile, opened to be edited; the test answers its calls. */
const aForm = async (changes: Partial<DetailsPorts> = {}) => {
  const call = callByHand<Parameters<DetailsPorts['save']>[0], SaveDetailsFailure, ProfileSaved>();
  const said = jest.fn();
  const notSaved = jest.fn();
  let keys = 0;
  const page = detailsMachine({
    save: call.call,
    saved: said,
    notSaved,
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
  page.runIn(scope);
  const press = async (...events: readonly DetailsEvent[]): Promise<void> => {
    events.forEach(page.send);
    await settled();
  };
  await press(edit);
  return { ...page, value: () => page.value().editing, forms: page.value, press, call, said, notSaved, scope };
};

const missing = { _tag: 'NameMissing' } as const;
const short = { _tag: 'PhoneTooShort', digits: 4, atLeast: 10 } as const;
const badZip = { _tag: 'NotAZipCode', digits: 5 } as const;
const faults = { ...noPersonFaults, firstName: missing, phone: short, zip: badZip };

describe('The details while they are being edited', () => {
  it.each([
    ['firstName', 'M', { ...faults, firstName: undefined }],
    ['phone', '3', { ...faults, phone: undefined }],
    ['country', '+91', { ...faults, phone: undefined }],
    ['zip', '6', { ...faults, zip: undefined }],
  ] as const)('clear the error of %s, keep the others, and leave the focus alone [R29]', async (name, text, left) => {
    const { value, press, call } = await aForm();
    await press(update);
    await call.answer(E.left({ _tag: 'DetailsRejected', faults }));
    expect(value()).toMatchObject({ faults, takesFocus: true, busy: false });
    await press(typed(name, text));
    expect(value()).toMatchObject({ faults: left, takesFocus: false });
  });

  it("clears the server's error about the number only when the phone or its country is edited [R29]", async () => {
    const refusal = { _tag: 'PhoneNotCallable', part: 'exchange' } as const;
    for (const [name, text, left] of [
      ['zip', '6', refusal],
      ['phone', '3', undefined],
      ['country', '+91', undefined],
    ] as const) {
      const { value, press, call, notSaved } = await aForm();
      await press(update);
      await call.answer(E.left(refusal));
      expect(value()).toMatchObject({ faults: { phone: refusal }, takesFocus: true });
      await press(typed(name, text));
      expect(value()?.faults.phone).toEqual(left);
      expect(notSaved).not.toHaveBeenCalled();
    }
  });

  it("keep the phone in its country's mask, and clear it when the country changes [spec 1 §5]", async () => {
    const { value, press } = await aForm();
    await press(typed('country', '+91'));
    expect(value()?.typed).toEqual({ ...form, country: '+91', phone: '' });
    await press(typed('country', '+1'), typed('phone', '312555'));
    expect(value()?.typed.phone).toBe('+1 (312) 555');
  });

  it("can't be edited while they are being sent: the response is about what they contain", async () => {
    const { value, press, call, notSaved } = await aForm();
    await press(update);
    const sent = value();
    expect(sent).toMatchObject({ faults: {}, busy: true });
    await press(typed('zip', '1'));
    expect(value()).toBe(sent);
    await call.answer(E.left({ _tag: 'NoConnection' }));
    expect(value()).toMatchObject({ typed: form, busy: false, failure: { _tag: 'NoConnection' } });
    expect(notSaved).toHaveBeenCalledWith({ _tag: 'NoConnection' });
    await press(typed('zip', '1'));
    expect(value()?.typed.zip).toBe('1');
  });
});

describe('The form of the details', () => {
  it('is saved once, however often Update is pressed, says so, and closes [spec 1 §2, R17]', async () => {
    const { value, press, call, said } = await aForm();
    await press(typed('zip', '60626'), update, update);
    expect(call.asked).toMatchObject([{ shown: maria, typed: { ...form, zip: '60626' } }]);
    await call.answer(saved);
    expect(value()).toBeUndefined();
    expect(said).toHaveBeenCalledWith('Saved');
  });

  it('is sent again under the same key if the response was lost [R17]', async () => {
    const { press, call } = await aForm();
    await press(update);
    await call.answer(E.left({ _tag: 'AnswerLost' }));
    await press(update);
    await call.answer(E.left({ _tag: 'NoConnection' }));
    await press(update);
    expect(call.asked.map((asked) => asked.key)).toEqual([key('press 1'), key('press 1'), key('press 2')]);
  });

  it('that was closed stays closed, whatever the response, which is shown anyway', async () => {
    const { value, press, call, said, scope } = await aForm();
    await press(update, cancel);
    await call.answer(E.left({ _tag: 'NoConnection' }));
    expect(value()).toBeUndefined();
    await press(edit, update);
    scope.end();
    await call.answer(saved);
    expect(said).toHaveBeenCalledWith('Saved');
  });

  it('does nothing while the profile is still loading', async () => {
    const { value, press, call } = await aForm();
    await press(cancel, typed('zip', '1'), update, cancel);
    expect(value()).toBeUndefined();
    expect(call.asked).toEqual([]);
  });

  it('can be saved again after our own code threw', async () => {
    const { value, press } = await aForm({
      save: () => {
        throw new Error('ours');
      },
    });
    await press(update);
    expect(value()).toMatchObject({ typed: form, busy: false, failure: ourDefect });
  });
});

describe("'Your details' on the profile", () => {
  it('are changed once that is chosen, until their form is closed; before that, nothing was chosen [R28]', async () => {
    const { forms, press } = await aForm();
    expect(forms().changesContact).toBeUndefined();
    await press(cancel, { _tag: 'ChangeContactPressed' });
    expect(forms()).toEqual({ editing: undefined, changesContact: true });
    await press({ _tag: 'ContactClosed' });
    expect(forms().changesContact).toBe(false);
  });
});
