import * as E from 'fp-ts/Either';
import type { CallFailure } from '../../../application/failure';
import {
  givingUpMachine,
  type GivingUpEvent,
  type GivingUpPorts,
} from '../../../application/applications/giving-up.live';
import { openScope } from '../../../application/live/scope';
import type { GivingUp, GivingUpRefusal } from '../../../application/applications/giving-up.api';
import type { Application } from '../../../domain/applications/application';
import type { CancellationPlace } from '../../../domain/applications/cancellation';
import { allowances, anApplication } from '../../support/builders/applications';
import { key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';

const booked = (changes: Partial<Application> = {}): Application =>
  anApplication({
    applied: 'interview-arranged',
    slot: slot('2026-12-04', '16:30', '17:00'),
    scheduledAt: at('2026-12-04T22:30:00Z'),
    ...changes,
  });

const later: GivingUpEvent = { _tag: 'Chosen', choice: 'reschedule-later' };
const withdraw: GivingUpEvent = { _tag: 'Chosen', choice: 'withdraw' };
const submit: GivingUpEvent = { _tag: 'SubmitPressed' };
const act: GivingUpEvent = { _tag: 'ActPressed' };
const back: GivingUpEvent = { _tag: 'BackPressed' };
const typed = (reason: string): GivingUpEvent => ({ _tag: 'Typed', reason });
const lost: CallFailure = { _tag: 'AnswerLost' };
const movedOn = { _tag: 'ActNotOffered', act: 'RescheduleLater', status: 'Interviewed', offered: [] } as const;

/** The dialog, whose calls the test answers by hand. */
const aDialog = (
  { application = booked(), place = 'dialog' }: { application?: Application; place?: CancellationPlace } = {},
  changes: Partial<GivingUpPorts> = {},
) => {
  const call = callByHand<GivingUp, CallFailure | GivingUpRefusal, undefined>();
  const acts = { announce: jest.fn(), goOn: jest.fn(), close: jest.fn(), showList: jest.fn() };
  const reporter = keepingReporter();
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return key(`answer ${keys}`);
  };
  const dialog = givingUpMachine(
    {
      api: { giveUp: call.call },
      clock: { now: () => morning },
      environment: { newKey },
      reporter,
      ...acts,
      ...changes,
    },
    application,
    place,
  );
  const scope = openScope();
  dialog.runIn(scope);
  const press = async (...events: readonly GivingUpEvent[]): Promise<void> => {
    events.forEach(dialog.send);
    await settled();
  };
  return { ...dialog, ...acts, press, call, scope, reporter };
};

describe('Giving an appointment up', () => {
  it('is sent once with its choice, announced, and the page continues [spec 1 §4, R17, R18]', async () => {
    const { press, call, value, announce, goOn } = aDialog();
    await press(later, submit, submit);
    expect(value().givingUp._tag).toBe('Sending');
    expect(call.asked).toMatchObject([{ cancellation: { _tag: 'RescheduleLater', route: 'video' } }]);
    await call.answer(E.right(undefined));
    expect(announce.mock.calls).toMatchObject([[{ _tag: 'RescheduleLater' }]]);
    expect(goOn.mock.calls).toEqual(announce.mock.calls);
    await press(submit, withdraw, typed('Another'), back);
    expect(call.asked).toHaveLength(1);
  });

  it('for good requires a reason; without a reschedule left nothing else is offered [R18]', async () => {
    const { press, call, value } = aDialog({
      application: booked({ allowances: allowances({ video: { flag: true, left: 0 } }) }),
    });
    await press(submit);
    expect(value().givingUp).toMatchObject({ _tag: 'Incomplete', refusal: { _tag: 'ReasonMissing' } });
    await press(typed('I found another job.'));
    expect(value().givingUp._tag).toBe('Answering');
    await press(submit);
    expect(call.asked).toMatchObject([{ cancellation: { _tag: 'Withdraw', reason: 'I found another job.' } }]);
  });

  it('says that the choice is missing, until one is made [spec 1 §5, R18]', async () => {
    const { press, call, value } = aDialog();
    await press(submit);
    expect(value().givingUp).toMatchObject({ _tag: 'Incomplete', refusal: { _tag: 'ChoiceMissing' } });
    await press(withdraw);
    expect(value()).toMatchObject({ choice: 'withdraw', givingUp: { _tag: 'Answering' } });
    expect(call.asked).toEqual([]);
  });

  it('on /scheduleOrCancel only gives the time back, with its own call [R18]', async () => {
    const { press, call } = aDialog({ place: 'schedule-or-cancel' });
    await press(submit);
    expect(call.asked).toMatchObject([{ cancellation: { _tag: 'RescheduleLater', route: 'client-community' } }]);
  });

  it('whose response was lost is sent again with the same key, by its own button only [R17, R29]', async () => {
    const { press, call, value, showList } = aDialog();
    await press(withdraw, typed('Too far'), submit);
    await call.answer(E.left(lost));
    expect(value()).toMatchObject({ reason: 'Too far', givingUp: { _tag: 'NotDone', because: lost } });
    expect(call.asked).toHaveLength(1);
    await press(act);
    const [first, second] = call.asked;
    expect(second).toEqual(first);
    expect(showList).not.toHaveBeenCalled();
  });

  it.each([
    ['choice', later],
    ['reason', typed('Too far away')],
  ])('with another %s is a different request, under its own key [R17]', async (_what, other) => {
    const { press, call } = aDialog();
    await press(withdraw, typed('Too far'), submit);
    await call.answer(E.left(lost));
    await press(other, submit);
    expect(call.asked[1]?.key).not.toEqual(call.asked[0]?.key);
  });

  it('keeps showing that a call failed while the reason is being edited', async () => {
    const { press, call, value } = aDialog();
    await press(withdraw, typed('Too far'), submit);
    await call.answer(E.left(lost));
    await press(typed('Too far away'));
    expect(value().givingUp._tag).toBe('NotDone');
  });

  it('stays as it was submitted while it is being sent, and the dialog stays open [R17]', async () => {
    const { press, call, value, close } = aDialog();
    await press(withdraw, typed('Too far'), submit, typed('Too'), later, back, submit);
    expect(value()).toMatchObject({ choice: 'withdraw', reason: 'Too far', givingUp: { _tag: 'Sending' } });
    expect(close).not.toHaveBeenCalled();
    await call.answer(E.left(lost));
    expect(call.asked).toHaveLength(1);
    await press(back);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('that is refused leads to the list, which has the current state [R29]', async () => {
    const { press, call, showList, announce } = aDialog();
    await press(act, later, submit);
    await call.answer(E.left(movedOn));
    await press(act);
    expect(showList).toHaveBeenCalledTimes(1);
    expect(call.asked).toHaveLength(1);
    expect(announce).not.toHaveBeenCalled();
  });

  it('that its card no longer offers is not sent [R10b]', async () => {
    const { press, call, value } = aDialog({ application: anApplication() });
    await press(later, submit);
    expect(call.asked).toEqual([]);
    expect(value().givingUp).toMatchObject({ _tag: 'NotDone', because: { _tag: 'ActNotOffered' } });
  });

  it('is announced even if the page was left meanwhile, and then navigates nowhere', async () => {
    const { press, call, scope, announce, goOn } = aDialog();
    await press(later, submit);
    scope.end();
    await call.answer(E.right(undefined));
    expect([announce.mock.calls.length, goOn.mock.calls.length]).toEqual([1, 0]);
  });

  it('that fails in our own code is a failure, and can be tried again', async () => {
    const broken = aDialog(
      {},
      {
        api: {
          giveUp: () => {
            throw new Error('ours');
          },
        },
      },
    );
    await broken.press(later, submit);
    expect(broken.value().givingUp._tag).toBe('NotDone');
    expect(broken.reporter.reports.map(({ event }) => event)).toEqual(['giving-up-threw']);
    await broken.press(act);
    expect(broken.reporter.reports).toHaveLength(2);
  });
});
