import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Subject } from 'rxjs';
import { ourDefect } from '../../../application/failure';
import { socialButtonMachine, type SocialButtonPorts } from '../../../application/identity/leave-for-provider.live';
import { openScope } from '../../../application/live/scope';
import type { ProviderUnreachable, SocialTrip } from '../../../application/identity/social-sign-in.port';
import { tripTo } from '../../support/openid/social-world';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';
import { aWorld } from '../../support/world/world';

const trip: SocialTrip = {
  address: 'https://accounts.example.com/?state=1',
  attempt: { state: 'state 1', verifier: 'verifier', nonceSecret: 'secret-1' },
};

interface Given {
  readonly cameBack?: string;
  readonly social?: SocialButtonPorts['social'];
}

/** The button; the test answers what the provider is asked. */
const aButton = async ({ cameBack, social }: Given = {}) => {
  const beginning = callByHand<boolean, ProviderUnreachable, SocialTrip>();
  const provider = { ...tripTo({}), begin: beginning.call };
  const { session } = (await aWorld()).device();
  const [returns, reporter, scope] = [new Subject<undefined>(), keepingReporter(), openScope()];
  const button = socialButtonMachine(
    { session, reporter, presence: { returns }, social: social ?? (() => Promise.resolve(provider)) },
    cameBack,
  );
  button.runIn(scope);
  const press = async (): Promise<void> => {
    button.send({ _tag: 'Pressed' });
    await settled();
  };
  const showAgain = (): void => returns.next(undefined);
  return { value: button.value, press, showAgain, beginning, left: provider.left, session, reporter, scope };
};

describe('The button of social sign-in', () => {
  it('asks the provider once, however often it is pressed, and then leaves for it [spec 1 §4, R17]', async () => {
    const { value, press, beginning, left, session } = await aButton();
    await press();
    await press();
    expect([value().phase, beginning.asked, left]).toEqual(['preparing', [false], []]);
    await beginning.answer(E.right(trip));
    expect([value().phase, left]).toEqual(['leaving', [trip.address]]);
    expect(session.socialAttempt.read()).toEqual(O.some(trip.attempt));
    await press();
    expect(beginning.asked).toHaveLength(1);
  });

  it('leaves a visitor alone who went elsewhere meanwhile, for example signed in by a code', async () => {
    const { press, beginning, left, session, scope } = await aButton();
    await press();
    scope.end();
    await beginning.answer(E.right(trip));
    expect(left).toEqual([]);
    expect(session.socialAttempt.read()).toEqual(O.none);
  });

  it('is pressable again on a page that going back restored, but not while the provider is asked', async () => {
    const { value, press, showAgain, beginning } = await aButton();
    await press();
    showAgain();
    expect(value().phase).toBe('preparing');
    await beginning.answer(E.right(trip));
    showAgain();
    expect(value().phase).toBe('ready');
  });

  it('says that the provider is out of reach, and asks it for the account at the next try [R29]', async () => {
    const { value, press, beginning } = await aButton();
    await press();
    await beginning.answer(E.left({ _tag: 'ProviderUnreachable' }));
    expect(value()).toEqual({ phase: 'ready', fault: { _tag: 'ProviderUnreachable' } });
    await press();
    expect(value().fault).toBeUndefined();
    expect(beginning.asked).toEqual([false, true]);
  });

  it('says what the page said that the provider led back to, until it is pressed [R29]', async () => {
    const { value, press, beginning } = await aButton({ cameBack: 'You turned back.' });
    expect(value()).toEqual({ phase: 'ready', fault: { _tag: 'CameBack', text: 'You turned back.' } });
    await press();
    expect([value().fault, beginning.asked]).toEqual([undefined, [true]]);
  });

  it('says that its part of the portal did not load [R29]', async () => {
    const { value, press, reporter } = await aButton({ social: () => Promise.reject(new Error('offline')) });
    await press();
    expect(value()).toEqual({ phase: 'ready', fault: { _tag: 'PartMissing' } });
    expect(reporter.reports).toEqual([]);
  });

  it('stays usable after a defect, which is reported', async () => {
    const { value, press, beginning, reporter } = await aButton({
      social: jest
        .fn<ReturnType<SocialButtonPorts['social']>, []>()
        .mockResolvedValueOnce({ ...tripTo({}), begin: () => () => Promise.resolve(E.right(trip)) })
        .mockRejectedValueOnce(new Error('gone')),
    });
    await press();
    await settled();
    expect(beginning.asked).toEqual([]);
    expect(value()).toEqual({ phase: 'ready', fault: ourDefect });
    expect(reporter.reports).toEqual([{ event: 'social-button-threw', detail: { error: 'Error: gone' } }]);
  });
});
