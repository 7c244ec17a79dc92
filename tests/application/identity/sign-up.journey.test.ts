import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { landAfterSignIn, rememberLinked } from '../../../application/identity/enter.journey';
import { requestCode } from '../../../application/identity/request-code.journey';
import { submitCode } from '../../../application/identity/sign-in.journey';
import { keepTyped, openSignUp, submitSignUp, vouchedFor } from '../../../application/identity/sign-up.journey';
import { apply } from '../../../application/navigation/destination';
import { landingPath } from '../../../application/navigation/landing';
import { emptySignUpForm } from '../../../domain/identity/sign-up';
import { proveEmail } from '../../../application/identity/email-proof.service';
import { aCandidate, email } from '../../support/builders/identity';
import { positionId } from '../../support/builders/applications';
import { aSignUpForm } from '../../support/builders/sign-up';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail } from '../../support/world/world';

const social = {
  source: 'googleUser',
  email: 'nora.quinn@example.org',
  name: 'Nora Quinn',
  pictureUrl: 'https://example.org/nora.png',
  proof: 'a proof',
};

/** A device at a portal, and how often each call was made. */
const aDevice = async () => {
  const world = await aWorld();
  const device = world.device();
  const asked: string[] = [];
  const api = {
    ...device.api,
    checkPhone: (phone: Parameters<typeof device.api.checkPhone>[0]) => {
      asked.push(`checkPhone ${phone}`);
      return device.api.checkPhone(phone);
    },
    signUp: (account: Parameters<typeof device.api.signUp>[0]) => {
      asked.push('signUp');
      return device.api.signUp(account);
    },
  };
  return { world, asked, api, session: device.session, reporter: device.reporter, clock: world.clock };
};

describe('Sign Up', () => {
  it('sends nothing while a field is invalid, and reports every error [spec 1 §5]', async () => {
    const device = await aDevice();
    const refusal = await refusalOf(submitSignUp(device)(emptySignUpForm, undefined));
    expect(refusal).toMatchObject({ _tag: 'SignUpRejected', faults: { terms: { _tag: 'TermsNotAccepted' } } });
    expect(device.asked).toEqual([]);
  });

  it('has a +1 number checked by the server first; if refused, no account is created [spec 1 §5]', async () => {
    const device = await aDevice();
    await answerOf(submitSignUp(device)(aSignUpForm(), undefined));
    expect(device.asked).toEqual(['checkPhone +13125550142', 'signUp']);
    const other = await aDevice();
    const wrong = aSignUpForm({ phone: '+1 (123) 555-0142' });
    expect(await refusalOf(submitSignUp(other)(wrong, undefined))).toEqual({
      _tag: 'PhoneNotCallable',
      part: 'area-code',
    });
    expect(other.asked).toEqual(['checkPhone +11235550142']);
    expect(O.isNone(other.session.token.read())).toBe(true);
  });

  it("doesn't check a +91 number [spec 1 §5]", async () => {
    const device = await aDevice();
    await answerOf(submitSignUp(device)(aSignUpForm({ country: '+91', phone: '+91 (982) 009-8200' }), undefined));
    expect(device.asked).toEqual(['signUp']);
  });

  it('reports that nothing happened if the check failed, and stores no token if the sign-up failed', async () => {
    const device = await aDevice();
    const lost = () => TE.left({ _tag: 'AnswerLost' } as const);
    const unheard = { ...device, api: { ...device.api, checkPhone: lost } };
    expect(await refusalOf(submitSignUp(unheard)(aSignUpForm(), undefined))).toEqual({ _tag: 'NoConnection' });
    const halfway = { ...device, api: { ...device.api, signUp: lost } };
    expect(await refusalOf(submitSignUp(halfway)(aSignUpForm(), undefined))).toEqual({ _tag: 'AnswerLost' });
    expect(O.isNone(device.session.token.read())).toBe(true);
  });

  it('opens the session on this device and forgets the typed data; the hints are kept until they are followed [R2, R3a]', async () => {
    const device = await aDevice();
    rememberLinked(device.session)('applyLink', apply(positionId(4711)));
    keepTyped(device)(aSignUpForm());
    device.session.socialProfile.write(social);
    await answerOf(submitSignUp(device)(aSignUpForm(), undefined));
    expect(O.isSome(device.session.token.read())).toBe(true);
    expect([device.session.signUpDraft.read(), device.session.socialProfile.read()]).toEqual([O.none, O.none]);
    expect(landingPath(landAfterSignIn(device))).toBe('/apply/4711');
    expect(landingPath(landAfterSignIn(device))).toBe('/candidateportal');
  });

  it('with a social profile sends where it came from and its picture [spec 1 §3]', async () => {
    const device = await aDevice();
    const proof = proveEmail(device.world.dependencies, email(social.email));
    await answerOf(submitSignUp(device)(aSignUpForm({ email: social.email }), { ...social, proof }));
    const { id } = await answerOf(device.api.profile());
    const origin = await device.world.behind(({ candidates }) => candidates.socialOrigin(id));
    expect(origin).toEqual(O.some({ source: 'googleUser', pictureUrl: social.pictureUrl }));
  });

  it('with an address that has an account leaves no token [spec 1 §7]', async () => {
    const device = await aDevice();
    const taken = aSignUpForm({ email: aCandidate().email });
    expect(await refusalOf(submitSignUp(device)(taken, undefined))).toEqual({ _tag: 'AccountExists' });
    expect(O.isNone(device.session.token.read())).toBe(true);
  });
});

describe('The form as it opens', () => {
  it('is empty but for the address that was tried at sign-in', async () => {
    const device = await aDevice();
    expect(openSignUp(device)(undefined)).toEqual(emptySignUpForm);
    expect(openSignUp(device)(undefined, 'nora@example.org')).toEqual({
      ...emptySignUpForm,
      email: 'nora@example.org',
    });
  });

  it('keeps the data typed in this tab for 30 minutes [R3a]', async () => {
    const device = await aDevice();
    const typed = aSignUpForm({ zip: '6' });
    keepTyped(device)(typed);
    device.clock.moveBy(30 * 60_000 - 1);
    expect(openSignUp(device)(undefined, 'other@example.org')).toEqual(typed);
    device.clock.moveBy(1);
    expect(openSignUp(device)(undefined)).toEqual(emptySignUpForm);
  });

  it('is cleared once someone has signed in here [R3a]', async () => {
    const device = await aDevice();
    keepTyped(device)(aSignUpForm());
    const { email } = await answerOf(requestCode(device)(aCandidate().email));
    await answerOf(submitCode(device)(email, codeInMail(device.world.mailer)));
    expect(openSignUp(device)(undefined)).toEqual(emptySignUpForm);
  });

  it.each(['wipe', 'lapse'] as const)('is cleared after %s [R3a]', async (leave) => {
    const device = await aDevice();
    keepTyped(device)(aSignUpForm());
    device.session.socialProfile.write(social);
    device.session[leave]();
    expect(openSignUp(device)(undefined)).toEqual(emptySignUpForm);
    expect(vouchedFor(device.session, 'googleUser')).toBeUndefined();
  });

  it('is prefilled from the social profile only if the URL says that a provider vouched [spec 1 §2]', async () => {
    const device = await aDevice();
    expect(vouchedFor(device.session, 'googleUser')).toBeUndefined();
    device.session.socialProfile.write(social);
    expect(vouchedFor(device.session, undefined)).toBeUndefined();
    const profile = vouchedFor(device.session, 'googleUser');
    expect(openSignUp(device)(profile)).toMatchObject({ firstName: 'Nora', lastName: 'Quinn', email: social.email });
  });

  it('after a social sign-in keeps what its owner had typed, and fills in empty fields [spec 1 §4]', async () => {
    const device = await aDevice();
    keepTyped(device)({ ...emptySignUpForm, lastName: 'Quinn-Lee', zip: '60601' });
    expect(openSignUp(device)(social)).toEqual({
      ...emptySignUpForm,
      firstName: 'Nora',
      lastName: 'Quinn-Lee',
      email: social.email,
      zip: '60601',
    });
  });

  it('after a social sign-in shows nothing that was typed under another address [R3a]', async () => {
    const device = await aDevice();
    keepTyped(device)(aSignUpForm({ firstName: 'Ann', email: 'ann@example.org' }));
    expect(openSignUp(device)(social)).toEqual({
      ...emptySignUpForm,
      firstName: 'Nora',
      lastName: 'Quinn',
      email: social.email,
    });
  });
});
