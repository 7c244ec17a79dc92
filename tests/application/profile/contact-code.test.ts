import { aCandidate, email } from '../../support/builders/identity';
import { answerOf, refusalOf } from '../../support/world/answers';
import { ask, daniel, maria, moved, sentCode, two, wanted, wrong } from '../../support/world/contact-change';
import { linkInMail, signedIn } from '../../support/world/world';

const minute = 60_000;
const hour = 3_600_000;

describe('The code of a new address', () => {
  it('allows five tries, after which even the right code is refused [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const left: unknown[] = [];
    for (let tried = 0; tried < 5; tried += 1)
      left.push(await refusalOf(device.api.changeContact(wanted({ code: wrong(world) }))));
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ _tag: 'CodeWrong', triesLeft })));
    expect(await refusalOf(device.api.changeContact(wanted({ code: sentCode(world) })))).toEqual({
      _tag: 'CodeTriesUsedUp',
      limit: 5,
    });
  });

  it.each([
    [10 * minute, 'Right'],
    [10 * minute + 1, 'Left'],
  ])('%d ms after it was sent: %s [R3c]', async (age, tag) => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const given = wanted({ code: sentCode(world) });
    world.clock.moveBy(age);
    expect((await device.api.changeContact(given)())._tag).toBe(tag);
  });

  it('proves the address it was sent to and no other, and is replaced by a newer one', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const first = sentCode(world);
    const elsewhere = wanted({ email: email('somebody@example.org'), code: first });
    expect(await refusalOf(device.api.changeContact(elsewhere))).toEqual({ _tag: 'CodeNotFound' });
    await ask(device);
    expect(await refusalOf(device.api.changeContact(wanted({ code: first })))).toMatchObject({ _tag: 'CodeWrong' });
    await answerOf(device.api.changeContact(wanted({ code: sentCode(world) })));
  });

  it("is useless to another candidate, and signs no one in, not even the address's owner [R3c]", async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device, { email: daniel.email });
    const theirs = sentCode(world);
    const other = await signedIn(world, daniel);
    expect(await refusalOf(other.api.changeContact(wanted({ email: moved, code: theirs })))).toEqual({
      _tag: 'CodeNotFound',
    });
    expect(await refusalOf(world.device().api.submitCode({ email: daniel.email, code: theirs }))).toEqual({
      _tag: 'CodeNotFound',
    });
  });

  it("doesn't affect a sign-in code of the address's owner [R3c]", async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await answerOf(world.device().api.sendCode(daniel.email));
    const toSignIn = sentCode(world);
    await ask(device, { email: daniel.email });
    await answerOf(world.device().api.submitCode({ email: daniel.email, code: toSignIn }));
  });

  it('is sent at most five times an hour to one address, including sign-in codes, whoever asks [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 3; sent += 1) await answerOf(world.device().api.sendCode(daniel.email));
    for (let sent = 0; sent < 2; sent += 1)
      expect(await ask(device, { email: daniel.email })).toMatchObject({ _tag: 'CodeNeeded' });
    expect(await ask(device, { email: daniel.email })).toMatchObject({ _tag: 'TooManyCodes', per: 'hour' });
    const other = await signedIn(world, aCandidate({ email: maria.email }));
    expect(await ask(other, { email: daniel.email })).toMatchObject({ _tag: 'TooManyCodes', per: 'hour' });
  });

  it('keeps no one from signing in: after five of them the owner of the address still gets five emails, and can sign in [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 5; sent += 1) await ask(device, { email: daniel.email });
    expect(await ask(device, { email: daniel.email })).toMatchObject({ _tag: 'TooManyCodes' });
    const { api } = world.device();
    for (let sent = 0; sent < 5; sent += 1) await answerOf(api.sendCode(daniel.email));
    expect(await refusalOf(api.sendCode(daniel.email))).toMatchObject({ _tag: 'TooManyCodes' });
    await answerOf(api.submitCode({ email: daniel.email, code: sentCode(world) }));
  });

  it('does not revive an old sign-in link of that address, however many are requested [R3c]', async () => {
    const world = await two();
    await answerOf(world.device().api.sendCode(daniel.email));
    const { code: link } = linkInMail(world.mailer);
    world.clock.moveBy(72 * hour);
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 5; sent += 1) await ask(device, { email: daniel.email });
    expect(await refusalOf(world.device().api.submitLink({ email: daniel.email, code: link }))).toMatchObject({
      _tag: 'LinkExpired',
    });
  });

  it('is sent at most five times an hour for one candidate, whatever the addresses, so no one can use it to write to strangers', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 5; sent += 1)
      expect(await ask(device, { email: email(`stranger${sent}@example.org`) })).toMatchObject({ _tag: 'CodeNeeded' });
    const mails = world.mailer.sent().length;
    expect(await ask(device, { email: email('stranger5@example.org') })).toMatchObject({ _tag: 'TooManyCodes' });
    expect(world.mailer.sent()).toHaveLength(mails);
    world.clock.moveBy(hour);
    expect(await ask(device)).toMatchObject({ _tag: 'CodeNeeded' });
  });

  it("that can't be sent yet is promised, and nothing is changed", async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    world.mailer.failFromNowOn();
    expect(await ask(device)).toMatchObject({ _tag: 'CodeNeeded' });
    expect((await answerOf(device.api.profile())).email).toBe(maria.email);
  });
});
