import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { ourDefect } from '../../../application/failure';
import {
  confirmingElsewhereMachine,
  type ConfirmingElsewhereEvent,
  type ConfirmingElsewherePorts,
} from '../../../application/applications/applied-elsewhere.live';
import { openScope } from '../../../application/live/scope';
import type { Applied } from '../../../application/applications/applying.api';
import { anApplication } from '../../support/builders/applications';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

type Api = ConfirmingElsewherePorts['api'];
type Refusal = Extract<Awaited<ReturnType<ReturnType<Api['confirmExternal']>>>, { readonly _tag: 'Left' }>['left'];

const yes: ConfirmingElsewhereEvent = { _tag: 'YesPressed' };

/** A card's confirmation; the test answers its call. */
const aConfirmation = async (changes: Partial<Api> = {}) => {
  const confirming = callByHand<unknown, Refusal, Applied>();
  const [applied, lead, reporter] = [jest.fn(), jest.fn(), keepingReporter()];
  const application = anApplication();
  const api: Api = {
    confirmExternal: confirming.call,
    applyToJob: () => TE.left({ _tag: 'NoConnection' }),
    application: () => TE.left({ _tag: 'NoSuchApplication' }),
    ...changes,
  };
  const page = confirmingElsewhereMachine({ api, reporter, applied, lead }, { ...application, positionName: 'Cook' });
  const scope = openScope();
  page.runIn(scope);
  const press = async (): Promise<void> => {
    page.send(yes);
    await settled();
  };
  await settled();
  return { ...page, press, confirming, applied, lead, reporter, scope };
};

describe("A card's Application Confirmation", () => {
  it('is sent once, however often Yes is pressed, and then leads on [R6a, R17]', async () => {
    const { value, press, confirming, applied, lead } = await aConfirmation();
    await press();
    await press();
    expect(value()).toMatchObject({ busy: true });
    expect(confirming.asked).toHaveLength(1);
    await confirming.answer(E.right({ status: 2 }));
    await settled();
    expect(applied).toHaveBeenCalledTimes(1);
    expect(lead.mock.calls).toEqual([[{ _tag: 'Schedule' }]]);
  });

  it('that was closed before the answer came leads nowhere, but the list is read again [R6a]', async () => {
    const { press, confirming, applied, lead, scope } = await aConfirmation();
    await press();
    scope.end();
    await confirming.answer(E.right({ status: 2 }));
    await settled();
    expect(applied).toHaveBeenCalledTimes(1);
    expect(lead).not.toHaveBeenCalled();
  });

  it('that fails says why, and can be pressed again [R29]', async () => {
    const { value, press, confirming, applied, lead } = await aConfirmation();
    await press();
    await confirming.answer(E.left({ _tag: 'NoConnection' }));
    expect(value()).toEqual({ busy: false, failure: { _tag: 'NoConnection' }, refused: undefined });
    await press();
    expect([confirming.asked.length, value().failure, applied.mock.calls, lead.mock.calls]).toEqual([
      2,
      undefined,
      [],
      [],
    ]);
  });

  it('that the server does not take shows its words, and counts as no application [R6]', async () => {
    const { value, press, confirming, applied, lead } = await aConfirmation();
    await press();
    await confirming.answer(E.left({ _tag: 'NotAcceptable', message: 'Not now.', requestId: 'r-1' }));
    expect(value()).toEqual({ busy: false, failure: undefined, refused: 'Not now.' });
    expect([applied.mock.calls, lead.mock.calls]).toEqual([[], []]);
  });

  it('for a job that was closed meanwhile leads to its page, and counts as no application [R3b, R6]', async () => {
    const { press, confirming, applied, lead } = await aConfirmation();
    await press();
    await confirming.answer(E.left({ _tag: 'NoPosition', message: '', requestId: undefined }));
    expect(lead.mock.calls).toEqual([[{ _tag: 'NoPositions' }]]);
    expect(applied).not.toHaveBeenCalled();
  });

  it('can be tried again after our own code threw, which is reported', async () => {
    const { value, press, reporter } = await aConfirmation({
      confirmExternal: () => {
        throw new Error('ours');
      },
    });
    await press();
    expect(value()).toEqual({ busy: false, failure: ourDefect, refused: undefined });
    expect(reporter.reports.map(({ event }) => event)).toEqual(['applied-elsewhere-threw']);
  });
});
