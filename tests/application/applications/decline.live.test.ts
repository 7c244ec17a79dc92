import * as E from 'fp-ts/Either';
import { Subject, VirtualTimeScheduler } from 'rxjs';
import type { CallFailure } from '../../../application/failure';
import { declineMachine, type DeclineEvent } from '../../../application/applications/decline.live';
import { openScope } from '../../../application/live/scope';
import type { Declining, GivingUpRefusal } from '../../../application/applications/giving-up.api';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../../support/builders/applications';
import { key } from '../../support/builders/identity';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const offer = anApplication({ status: statusOf(1), onboarding: true });
const invitation = anApplication({ status: statusOf(32) });
const submit: DeclineEvent = { _tag: 'SubmitPressed', application: offer };
const typed = (text: string): DeclineEvent => ({ _tag: 'Typed', text });
const offline = { _tag: 'NoConnection' } as const;

/** The page, on a device whose calls, connection and time the test controls. */
const aPage = (decline?: (asked: Declining) => never) => {
  const call = callByHand<Declining, CallFailure | GivingUpRefusal, undefined>();
  const back = new Subject<unknown>();
  const time = new VirtualTimeScheduler();
  let passed = 0;
  const forgetList = jest.fn();
  const showList = jest.fn();
  let keys = 0;
  const page = declineMachine(
    {
      api: { decline: decline ?? call.call },
      environment: {
        newKey: () => {
          keys += 1;
          return key(`reason ${keys}`);
        },
      },
      connectivity: { back },
      reporter: keepingReporter(),
      forgetList,
      showList,
    },
    time,
  );
  const scope = openScope();
  page.runIn(scope);
  const press = async (...events: readonly DeclineEvent[]): Promise<void> => {
    events.forEach(page.send);
    await settled();
  };
  const pass = (ms: number): void => {
    passed += ms;
    time.maxFrames = passed;
    time.flush();
  };
  return { ...page, press, call, back, pass, forgetList, showList, scope };
};

describe('Declining', () => {
  it.each([
    ['offer', offer],
    ['invitation', invitation],
  ] as const)(
    'an %s is sent with its reason, and the list opens after 2 s [spec 2 §2.13, §2.14, §4.8, §9]',
    async (what, application) => {
      const { press, value, call, pass, forgetList, showList } = aPage();
      await press(typed('  Too far  '), { _tag: 'SubmitPressed', application });
      expect(call.asked).toMatchObject([{ what, reason: 'Too far' }]);
      expect(value()).toMatchObject({ sending: { _tag: 'Asking' }, travels: true });
      await call.answer(E.right(undefined));
      expect(value()).toMatchObject({ sending: { _tag: 'Done' } });
      expect(forgetList).toHaveBeenCalledTimes(1);
      pass(1_999);
      expect(showList).not.toHaveBeenCalled();
      pass(1);
      expect(showList).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['', '   \n '])('without a reason is not sent; typing clears the error [spec 2 §5]', async (nothing) => {
    const { press, value, call } = aPage();
    await press(typed(nothing), submit);
    expect(call.asked).toEqual([]);
    expect(value().sending).toEqual({ _tag: 'Refused', refusal: { _tag: 'ReasonMissing' } });
    await press(typed('N'));
    expect(value()).toMatchObject({ typed: 'N', sending: { _tag: 'NotAsked' } });
  });

  it('pressed twice is sent once [R17]', async () => {
    const { press, call, value } = aPage();
    await press(typed('Too far'), submit, submit);
    await press(submit);
    expect(call.asked).toHaveLength(1);
    await call.answer(E.right(undefined));
    await press(submit, typed('Something else'));
    expect(call.asked).toHaveLength(1);
    expect(value().typed).toBe('Too far');
  });

  it('offline is kept, and sent once with the same key when the connection is back [R17]', async () => {
    const { press, call, back, value } = aPage();
    await press(typed('Too far'), submit);
    await call.answer(E.left(offline));
    expect(value()).toMatchObject({ typed: 'Too far', sending: { _tag: 'Waiting', lost: offline }, travels: false });
    back.next(undefined);
    await call.answer(E.right(undefined));
    const [first, second, ...more] = call.asked;
    expect([first, more]).toEqual([second, []]);
    expect(value().sending).toEqual({ _tag: 'Done' });
  });

  it('with another reason in the meantime replaces the waiting one, under a new key [R17]', async () => {
    const { press, call, back, value } = aPage();
    await press(typed('Too far'), submit);
    await call.answer(E.left(offline));
    await press(typed('Too far away'));
    back.next(undefined);
    await settled();
    expect(call.asked).toHaveLength(1);
    expect(value().sending).toEqual({ _tag: 'NotAsked' });
    await press(submit);
    expect(call.asked[1]).toMatchObject({ reason: 'Too far away' });
    expect(call.asked[1]?.key).not.toEqual(call.asked[0]?.key);
  });

  it('keeps the text as sent while the call is in progress', async () => {
    const { press, value } = aPage();
    await press(typed('Too far'), submit, typed('Too'));
    expect(value().typed).toBe('Too far');
  });

  it.each([
    [{ _tag: 'ServerFault', message: '', requestId: 'A1' }, 'NotAnswered'],
    [{ _tag: 'ActNotOffered', act: 'DeclineOffer', status: 'Offer expired', offered: [] }, 'Refused'],
  ] as const)('that fails loses nothing, and can be sent again [spec 2 §4.8, R29]', async (failure, tag) => {
    const { press, call, value, forgetList, showList, pass } = aPage();
    await press(typed('Too far'), submit);
    await call.answer(E.left(failure));
    expect(value()).toMatchObject({ typed: 'Too far', sending: { _tag: tag }, travels: false });
    pass(10_000);
    expect([forgetList.mock.calls, showList.mock.calls]).toEqual([[], []]);
    await press(submit);
    expect(call.asked).toHaveLength(2);
  });

  it('that breaks in our own code is a failure, too', async () => {
    const { press, value } = aPage(() => {
      throw new Error('ours');
    });
    await press(typed('Too far'), submit);
    expect(value().sending._tag).toBe('NotAnswered');
  });

  it('is not sent again after the page is left', async () => {
    const { press, call, back, scope } = aPage();
    await press(typed('Too far'), submit);
    await call.answer(E.left(offline));
    scope.end();
    back.next(undefined);
    await settled();
    expect(call.asked).toHaveLength(1);
  });
});
