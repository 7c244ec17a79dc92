import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../../application/failure';
import { applyingMachine, type ApplyingEvent } from '../../../application/applications/applying.live';
import { openScope } from '../../../application/live/scope';
import type { Applied, ConfirmRefusal } from '../../../application/applications/applying.api';
import type { Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Job } from '../../../domain/ids/job';
import type { Position } from '../../../domain/positions/position';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition, externalUrl } from '../../support/builders/positions';
import { answerOf } from '../../support/world/answers';
import { callByHand, settled } from '../../support/world/by-hand';
import { playedPresence } from '../../support/world/presence';
import { aWorld, signedIn, type Device } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const url = 'https://ats.example.org/apply';
const external: Partial<Position> = { externalApplicationUrl: externalUrl(url) };
const halfAnHour = 1_800_000;
const offline: CallFailure = { _tag: 'NoConnection' };

interface Changes {
  readonly position?: Partial<Position>;
  readonly application?: Application;
  readonly api?: Partial<Device['api']>;
}

/** The advert that Maria reads, signed in; she has not applied, unless she has an application. */
const aPage = async ({ position = {}, application, api = {} }: Changes = {}) => {
  const world = await aWorld({
    positions: [aPosition(position)],
    applicants: [{ candidate: aCandidate(), applications: application === undefined ? [] : [application] }],
  });
  const device = await signedIn(world);
  const presence = playedPresence(world.clock.now);
  presence.lastActiveAt.write(world.clock.now());
  const advert = await answerOf(device.api.advert(job.positionId));
  const acts = { nameRecording: jest.fn(), lead: jest.fn() };
  const page = applyingMachine({ ...device, ...acts, presence, api: { ...device.api, ...api } });
  page.runIn(openScope());
  const press = async (...tags: readonly Exclude<ApplyingEvent['_tag'], 'Answered' | 'Failed'>[]): Promise<void> => {
    for (const _tag of tags) page.send(_tag === 'Closed' ? { _tag } : { _tag, advert });
    await settled();
  };
  const applications = async () => (await answerOf(device.api.listApplications())).applications.length;
  return { ...page, ...acts, press, applications, world, presence, advert, reporter: device.reporter };
};

const rest = { start: { _tag: 'Ready' }, asking: false, confirming: undefined, bookmarking: false };
const asked = { url, busy: false, failure: undefined };

describe('Start on an advert', () => {
  it('applies once however often it is pressed, names the recording, and navigates [R6, R17]', async () => {
    const { press, value, lead, nameRecording, applications, advert } = await aPage();
    expect(value()).toEqual(rest);
    await press('StartPressed', 'StartPressed');
    expect(value().start).toEqual({ _tag: 'Busy' });
    expect(await applications()).toBe(1);
    expect(lead.mock.calls).toMatchObject([[{ _tag: 'LeadsTo' }, advert]]);
    expect(nameRecording.mock.calls).toEqual([[advert]]);
  });

  it('says how to find the page again, until that is read [spec 1 §2]', async () => {
    const { press, value } = await aPage();
    await press('BookmarkPressed');
    expect(value()).toEqual({ ...rest, bookmarking: true });
    await press('BookmarkRead');
    expect(value()).toEqual(rest);
  });

  it('says that the call failed, and can be pressed again [R29]', async () => {
    const apply = callByHand<Job, CallFailure, Applied>();
    const { press, value, lead } = await aPage({ api: { applyToJob: apply.call } });
    await press('StartPressed');
    await apply.answer(E.left(offline));
    expect(value().start).toEqual({ _tag: 'Failed', failure: offline });
    await press('StartPressed');
    expect(value().start).toEqual({ _tag: 'Busy' });
    expect(apply.asked).toHaveLength(2);
    expect(lead).not.toHaveBeenCalled();
  });

  it("stays, with the server's words, if they lead nowhere, and names no recording [R6]", async () => {
    const apply = callByHand<Job, CallFailure, Applied>();
    const { press, value, lead, nameRecording } = await aPage({ api: { applyToJob: apply.call } });
    await press('StartPressed');
    await apply.answer(E.left({ _tag: 'NotAcceptable', message: 'Not today', requestId: undefined }));
    expect(value().start).toEqual({ _tag: 'Stays', words: 'Not today' });
    expect([lead.mock.calls, nameRecording.mock.calls]).toEqual([[], []]);
  });

  it.each([
    { code: 14, what: 'withdrawn', start: 'Over' },
    { code: 0, what: 'pending', start: 'Ready' },
  ])('is not offered for an application that has ended: $what [R6a]', async ({ code, start }) => {
    const { press, value } = await aPage({ application: anApplication({ status: statusOf(code) }) });
    await press('AdvertShown');
    expect(value().start).toEqual({ _tag: start });
  });

  it('stays where nobody has confirmed who is here, and where the application cannot be read [R3a]', async () => {
    const over = { application: anApplication({ status: statusOf(14) }) };
    const late = await aPage(over);
    late.world.clock.moveBy(halfAnHour);
    await late.press('AdvertShown');
    const away = await aPage({ ...over, api: { application: () => TE.left(offline) } });
    await away.press('AdvertShown');
    expect([late.value().start, away.value().start]).toEqual([{ _tag: 'Ready' }, { _tag: 'Ready' }]);
  });

  it('asks who is here before it acts with a session that nobody has used for half an hour; Yes continues [spec 1 §2, R3a]', async () => {
    const { press, value, world, lead, applications, presence } = await aPage();
    world.clock.moveBy(halfAnHour);
    await press('StartPressed');
    expect(value()).toEqual({ ...rest, asking: true });
    expect(await applications()).toBe(0);
    await press('IsHerePressed');
    expect(value().asking).toBe(false);
    expect(presence.lastActiveAt.read()).toEqual(O.some(world.clock.now()));
    expect(lead).toHaveBeenCalledTimes(1);
    expect(await applications()).toBe(1);
  });

  it('no longer asks anything once another tab has ended the session [R3a]', async () => {
    const { press, value, world } = await aPage();
    world.clock.moveBy(halfAnHour);
    await press('StartPressed', 'Closed');
    await press('Closed');
    expect(value()).toEqual(rest);
  });

  it('that fails in our own code is a failure, and can be pressed again', async () => {
    const { press, value, reporter } = await aPage({
      api: {
        applyToJob: () => {
          throw new Error('ours');
        },
      },
    });
    await press('StartPressed');
    expect(value().start._tag).toBe('Failed');
    await press('StartPressed');
    expect(reporter.reports.map(({ event }) => event)).toEqual(['apply-threw', 'apply-threw']);
  });
});

describe("An application on the employer's own site", () => {
  it('opens there, and Start is idle while the page asks whether it was done; No changes nothing [R6a]', async () => {
    const { press, value, lead, nameRecording, advert } = await aPage({ position: external });
    await press('StartPressed');
    expect(value()).toEqual({ ...rest, confirming: asked });
    expect(lead.mock.calls).toEqual([[{ _tag: 'AppliesElsewhere', url }, advert]]);
    expect(nameRecording).toHaveBeenCalledTimes(1);
    await press('Closed');
    expect(value()).toEqual(rest);
    await press('YesPressed');
    expect(lead).toHaveBeenCalledTimes(1);
  });

  it('continues after Yes, which counts once however often it is pressed; the session recording is named when Start is pressed [R6a, R17]', async () => {
    const confirm = callByHand<Job, CallFailure | ConfirmRefusal, Applied>();
    const { press, value, lead, nameRecording } = await aPage({
      position: external,
      api: { confirmExternal: confirm.call },
    });
    await press('StartPressed');
    await press('YesPressed', 'YesPressed');
    expect(value().confirming).toEqual({ ...asked, busy: true });
    expect(confirm.asked).toHaveLength(1);
    await confirm.answer(E.left(offline));
    expect(value().confirming).toEqual({ ...asked, failure: offline });
    await press('YesPressed');
    await confirm.answer(E.left({ _tag: 'PositionClosed' }));
    expect(value().confirming).toBeUndefined();
    expect(lead.mock.calls.slice(1)).toMatchObject([[{ _tag: 'LeadsTo', destination: { _tag: 'NoPositions' } }, {}]]);
    expect(nameRecording).toHaveBeenCalledTimes(1);
  });

  it('asks who is here when someone comes back from there late; the confirmation waits below [R3a]', async () => {
    const { press, value, world, lead } = await aPage({ position: external });
    await press('StartPressed');
    world.clock.moveBy(halfAnHour);
    await press('YesPressed');
    expect(value()).toEqual({ ...rest, asking: true, confirming: asked });
    expect(lead).toHaveBeenCalledTimes(1);
    await press('IsHerePressed');
    expect(value()).toMatchObject({ asking: false, confirming: undefined });
    expect(lead).toHaveBeenCalledTimes(2);
  });

  it("is not confirmed by whoever took over the session meanwhile, whatever the first candidate's answer [R3a]", async () => {
    const confirm = callByHand<Job, CallFailure | ConfirmRefusal, Applied>();
    const { press, value } = await aPage({ position: external, api: { confirmExternal: confirm.call } });
    await press('StartPressed');
    await press('YesPressed', 'Closed');
    await confirm.answer(E.left(offline));
    expect(value().confirming).toBeUndefined();
  });
});
