import { seconds } from '../../../domain/time/duration';
import { key } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { answerOf, refusalOf } from '../../support/world/answers';
import { ask, daniel, maria, move, moved, sentCode, two, wanted } from '../../support/world/contact-change';
import { signedIn } from '../../support/world/world';

const hour = 3_600_000;

describe('The sessions after a change', () => {
  it('the new token is valid at once, the old one for another 5 s, then: Please login again!! [R28, spec 1 §8]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const { token } = await move(world, device);
    const tab = world.device();
    if (token !== undefined) tab.session.token.write(token);
    await answerOf(tab.api.profile());
    world.clock.moveBy(4_999);
    await answerOf(device.api.profile());
    world.clock.moveBy(1);
    expect(await refusalOf(device.api.profile())).toMatchObject({
      _tag: 'SessionEnded',
      message: 'Please login again!!',
    });
    await answerOf(tab.api.profile());
  });

  it('a new email signs out all other devices at once: Please login again!! [R28, spec 1 §8]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const tablet = await signedIn(world, maria);
    const danielsOwn = await signedIn(world, daniel);
    await move(world, device);
    expect(await refusalOf(tablet.api.profile())).toMatchObject({ message: 'Please login again!!' });
    await answerOf(danielsOwn.api.profile());
  });

  it('without a session nothing can be changed [spec 1 §6]', async () => {
    const world = await two();
    expect(await ask(world.device())).toMatchObject({ _tag: 'SessionEnded' });
    expect(world.mailer.sent()).toEqual([]);
  });
});

describe('A change sent twice because its response was lost', () => {
  it('is made once, notifies the old address once, and returns a token again under the same key [R17, R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const proven = wanted({ code: sentCode(world), key: key('the press') });
    const mails = world.mailer.sent().length;
    const first = await answerOf(device.api.changeContact(proven));
    const second = await answerOf(device.api.changeContact(proven));
    expect(world.mailer.sent()).toHaveLength(mails + 1);
    expect(second.token).not.toBe(first.token);
    const tab = world.device();
    if (second.token !== undefined) tab.session.token.write(second.token);
    world.clock.moveBy(hour);
    await answerOf(tab.api.profile());
  });

  it('does not extend the old token: repeating the call after 4 s returns the new token, and the old one ends after 5 s [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const proven = wanted({ code: sentCode(world), key: key('the press') });
    await answerOf(device.api.changeContact(proven));
    world.clock.moveBy(4_000);
    const { token } = await answerOf(device.api.changeContact(proven));
    world.clock.moveBy(999);
    await answerOf(device.api.profile());
    world.clock.moveBy(1);
    expect(await refusalOf(device.api.profile())).toMatchObject({ _tag: 'SessionEnded' });
    const tab = world.device();
    if (token !== undefined) tab.session.token.write(token);
    await answerOf(tab.api.profile());
  });

  it('does not extend the old token if another change is made with it [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const call = (number: string) => device.api.changeContact(wanted({ email: maria.email, phone: phone(number) }));
    await answerOf(call('+13125550199'));
    world.clock.moveBy(4_000);
    await answerOf(call('+13125550198'));
    world.clock.moveBy(1_000);
    expect(await refusalOf(device.api.profile())).toMatchObject({ _tag: 'SessionEnded' });
  });

  it("without its key returns no token: an old token can't be exchanged for a new one", async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await move(world, device);
    expect((await answerOf(device.api.changeContact(wanted()))).token).toBeUndefined();
  });

  it('is refused under the key of a different change, and changes nothing', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await answerOf(
      device.api.changeContact(wanted({ email: maria.email, phone: phone('+13125550199'), key: key('the press') })),
    );
    expect(await ask(device, { key: key('the press') })).toEqual({ _tag: 'KeyUsedBefore' });
    expect(world.mailer.sent().filter(({ to }) => to === moved)).toEqual([]);
  });

  it('requests another code each time, within the limit, whether its email was sent or is still waiting [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const press = { key: key('the press') };
    world.mailer.failFromNowOn();
    for (let sent = 0; sent < 2; sent += 1) expect(await ask(device, press)).toMatchObject({ _tag: 'CodeNeeded' });
    expect(world.mailer.sent().filter(({ to }) => to === moved)).toEqual([]);
    world.mailer.mend();
    world.timer.pass(seconds(30));
    for (let sent = 0; sent < 3; sent += 1) expect(await ask(device, press)).toMatchObject({ _tag: 'CodeNeeded' });
    expect(world.mailer.sent().filter(({ to }) => to === moved)).toHaveLength(5);
    expect(await ask(device, press)).toMatchObject({ _tag: 'TooManyCodes' });
    await answerOf(device.api.changeContact(wanted({ ...press, code: sentCode(world) })));
  });

  it('leaves nothing half done if the store fails in between', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const proven = wanted({ code: sentCode(world), key: key('the press') });
    world.store.breakAfter(0);
    expect(await refusalOf(device.api.changeContact(proven))).toMatchObject({ _tag: 'ServerFault' });
    world.store.mend();
    await answerOf(device.api.changeContact(proven));
  });
});
