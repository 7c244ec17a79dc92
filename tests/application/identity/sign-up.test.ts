import * as O from 'fp-ts/Option';
import * as fc from 'fast-check';
import type { SignUpRequest } from '../../../application/identity/sign-up.api';
import { proveEmail } from '../../../application/identity/email-proof.service';
import { loadRecords } from '../../../application/import/load-records.service';
import { parsePictureUrl, parseSocialSource } from '../../../domain/identity/social-origin';
import { aCandidate, code, email } from '../../support/builders/identity';
import { decoded } from '../../support/builders/decoded';
import { phone, personName } from '../../support/builders/profile';
import { anAccount } from '../../support/builders/sign-up';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, linkInMail, type Device, type World } from '../../support/world/world';

const nora = anAccount();
const social = {
  source: decoded(parseSocialSource('googleUser'), 'googleUser'),
  pictureUrl: decoded(parsePictureUrl('https://example.org/nora.png'), 'picture'),
};

/** Signs up on a separate device. */
const signsUp = async (world: World, account: SignUpRequest = nora): Promise<Device> => {
  const device = world.device();
  device.session.token.write((await answerOf(device.api.signUp(account))).token);
  return device;
};

/** The owner of the address signs in with the mail that only they can read. */
const comesInByCode = async (world: World, who = nora.email): Promise<Device> => {
  const device = world.device();
  await answerOf(device.api.sendCode(who));
  const { token } = await answerOf(device.api.submitCode({ email: who, code: code(codeInMail(world.mailer)) }));
  device.session.token.write(token);
  return device;
};

const ended = async ({ api }: Device): Promise<boolean> => {
  const answer = await api.listApplications()();
  return answer._tag === 'Left' && answer.left._tag === 'SessionEnded';
};

describe('Signing up', () => {
  it('creates a candidate with the given data, and signs them in at once [spec 1 §3, spec 1 §7]', async () => {
    const world = await aWorld();
    const { api } = await signsUp(world);
    expect(await answerOf(api.profile())).toMatchObject({
      firstName: 'Nora',
      lastName: 'Quinn',
      email: nora.email,
      phone: nora.phone,
      zip: nora.zip,
      experience: [],
      education: [],
    });
    expect(await answerOf(api.listApplications())).toMatchObject({ candidateName: 'Nora Quinn', applications: [] });
  });

  it('sends no email, so no one can make us write to strangers [R3c]', async () => {
    const world = await aWorld();
    await signsUp(world);
    await world.sendMails();
    expect(world.mailer.sent()).toEqual([]);
  });

  it("can't be used to send messages: nothing from the name reaches the address, whoever requests a code for it [R3c]", async () => {
    const world = await aWorld();
    const advert = { firstName: personName('Cheap-pills'), lastName: personName('Evilexample') };
    const device = await signsUp(world, anAccount(advert));
    await answerOf(world.device().api.sendCode(nora.email));
    const elsewhere = { email: email('mallory@example.org'), phone: nora.phone, key: undefined };
    await refusalOf(device.api.changeContact({ ...elsewhere, code: undefined }));
    await answerOf(device.api.changeContact({ ...elsewhere, code: code(codeInMail(world.mailer)) }));
    const got = world.mailer.sent().filter(({ to }) => to === nora.email);
    expect(got.map(({ subject }) => subject.replace(/^\d{4}/, '0042'))).toEqual([
      '0042 is your sign-in code',
      'Your email address was changed',
    ]);
    expect(JSON.stringify(world.mailer.sent())).not.toMatch(/pills|evil/i);
  });

  it('with an address that has an account is refused, and the account is unchanged [spec 1 §7]', async () => {
    const world = await aWorld();
    const taken = anAccount({ email: aCandidate().email, firstName: personName('Mallory') });
    expect(await refusalOf(world.device().api.signUp(taken))).toEqual({ _tag: 'AccountExists' });
    const found = await world.behind(({ candidates }) => candidates.withEmail(taken.email));
    expect(O.toUndefined(found)?.firstName).toBe('Maria');
  });

  it('ten times at once with one address creates one account and one token [R3c]', async () => {
    const world = await aWorld();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.device().api.signUp(nora)()));
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1);
  });

  it('never opens a session for an existing account, whatever is sent [spec 1 §7, R3c]', async () => {
    const world = await aWorld();
    const anything = fc.record({
      firstName: fc.constantFrom(personName('Maria'), personName('X')),
      phone: fc.constantFrom(phone('+13125550142'), phone('+919820098200')),
      social: fc.constantFrom(undefined, {
        source: decoded(parseSocialSource('googleUser'), 'googleUser'),
        pictureUrl: undefined,
      }),
    });
    await fc.assert(
      fc.asyncProperty(anything, async (said) => {
        const answer = await world.device().api.signUp(anAccount({ ...said, email: aCandidate().email }))();
        expect(answer._tag).toBe('Left');
      }),
    );
  });

  it.each([
    ['+11235550142', 'area-code'],
    ['+13121110142', 'exchange'],
    ['+131255501421', 'length'],
  ])('with %s is refused by the server as well, and creates no account [spec 1 §5]', async (number, part) => {
    const world = await aWorld();
    const { api } = world.device();
    const refusal = { _tag: 'PhoneNotCallable', part };
    expect(await refusalOf(api.checkPhone(phone(number)))).toEqual(refusal);
    expect(await refusalOf(api.signUp(anAccount({ phone: phone(number) })))).toEqual(refusal);
    expect(await world.behind(({ candidates }) => candidates.withEmail(nora.email))).toEqual(O.none);
  });

  it('with a social profile stores its source, and the address counts as proven from the start [spec 1 §3, spec 1 §4]', async () => {
    const world = await aWorld();
    const proof = proveEmail(world.dependencies, nora.email);
    const device = await signsUp(world, { ...anAccount({ social }), proof });
    const { id } = await answerOf(device.api.profile());
    expect(await world.behind(({ candidates }) => candidates.socialOrigin(id))).toEqual(O.some(social));
    await comesInByCode(world);
    expect(await ended(device)).toBe(false);
  });

  it.each([
    ['without a proof', () => undefined],
    ['with one that was made up', () => `${'9'.repeat(13)}.${'0'.repeat(64)}`],
    ['with the proof of another address', (world: World) => proveEmail(world.dependencies, aCandidate().email)],
  ])('in the name of a social sign-in %s is refused, and creates no account [spec 1 §4]', async (_, proofIn) => {
    const world = await aWorld();
    const request = { ...anAccount({ social }), proof: proofIn(world) };
    expect(await refusalOf(world.device().api.signUp(request))).toEqual({ _tag: 'EmailNotProven' });
    expect(await world.behind(({ candidates }) => candidates.withEmail(nora.email))).toEqual(O.none);
  });
});

describe("Someone who signed up with another person's address", () => {
  it('is signed out once the owner enters the emailed code; the owner stays signed in on every device [R3a, R3c]', async () => {
    const world = await aWorld();
    const stranger = await signsUp(world);
    expect(await ended(stranger)).toBe(false);
    const owner = await comesInByCode(world);
    expect(await ended(stranger)).toBe(true);
    await comesInByCode(world);
    expect(await ended(owner)).toBe(false);
  });

  it('is signed out once the owner presses the emailed link [R3a, R3c]', async () => {
    const world = await aWorld();
    const stranger = await signsUp(world);
    const owner = world.device();
    await answerOf(owner.api.sendCode(nora.email));
    const link = linkInMail(world.mailer);
    await answerOf(owner.api.submitLink({ email: link.email, code: link.code }));
    expect(await ended(stranger)).toBe(true);
  });

  it('sees nothing that the employer imports for the address: the session ends with the import [R3a]', async () => {
    const world = await aWorld();
    const stranger = await signsUp(world);
    const maria = await comesInByCode(world, aCandidate().email);
    const candidate = aCandidate({ email: nora.email });
    const records = {
      positions: [],
      questionnaires: [],
      slots: [],
      candidates: [candidate, aCandidate()].map((one) => ({
        at: 'candidates[0]',
        value: { candidate: one, applications: [] },
      })),
      conversations: [],
      hasUnreadableCandidates: false,
      incomplete: false,
      unreadablePositions: [],
      unreadableQuestionnaires: false,
    };
    await answerOf(loadRecords(world.dependencies)(records, { id: 'an-import-of-a-few', pieces: () => [] }));
    expect(await ended(stranger)).toBe(true);
    expect(await ended(maria)).toBe(false);
  });

  it('affects no one else: others who signed up stay signed in [R3a]', async () => {
    const world = await aWorld();
    await signsUp(world);
    const other = await signsUp(world, anAccount({ email: email('olu@example.org') }));
    await comesInByCode(world);
    expect(await ended(other)).toBe(false);
  });
});
