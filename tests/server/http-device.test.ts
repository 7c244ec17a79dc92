import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { httpDevice, inMemoryPlace, keptSession, type HttpDevice } from '../../adapters/composition/over-http';
import { parseIdempotencyKey } from '../../application/ports/secrets';
import { bookChosen, choose, lookForSlots, timeWanted } from '../../application/scheduling/schedule.journey';
import { requestCode } from '../../application/identity/request-code.journey';
import { submitCode } from '../../application/identity/sign-in.journey';
import { slotsOf } from '../../domain/positions/slot';
import { hours } from '../../domain/time/duration';
import { aCandidate } from '../support/builders/identity';
import { slot } from '../support/builders/slots';
import { answerOf } from '../support/world/answers';
import { codeInMail, videoSlots } from '../support/world/world';
import { portalOverHttp, type PortalOverHttp } from './portal-over-http';

describe('The package’s device over HTTP, in front of the portal', () => {
  let portal: PortalOverHttp;
  let url = '';
  beforeEach(async () => {
    portal = await portalOverHttp({ slots: videoSlots(slot('2026-12-07', '09:30', '10:00')) });
    url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => portal.app.close());

  const signIn = async (device: HttpDevice): Promise<void> => {
    const { email } = await answerOf(requestCode(device)(aCandidate().email));
    await answerOf(submitCode(device)(email, codeInMail(portal.world.mailer)));
  };

  it('signs in, looks for times and books one; its clock is the portal’s', async () => {
    const device = httpDevice({ url: `${url}/` });
    await signIn(device);
    expect(Math.abs(device.clock.now() - portal.world.clock.now())).toBeLessThan(60_000);
    const { applications } = await answerOf(device.api.listApplications());
    const [listed] = applications;
    if (listed === undefined) throw new Error('nothing is listed');
    const job = listed.application;
    const wanted = timeWanted('schedule', job, device.clock.now());
    if (wanted._tag === 'Refused') throw new Error('no time can be chosen');
    const found = await answerOf(lookForSlots(device)(job, wanted.value.kind, { _tag: 'Window', reach: 7 }));
    const [day] = found.days;
    const [time] = slotsOf(found.days);
    if (day === undefined || time === undefined) throw new Error('no time is free');
    const work = { ...listed, ...found, job, wanted: wanted.value, day, chosen: undefined };
    expect(await bookChosen(device)(choose(work, time, device.environment))()).toMatchObject({ _tag: 'Right' });
    const taken = answerOf(lookForSlots(device)(job, wanted.value.kind, { _tag: 'Window', reach: 7 }));
    expect(slotsOf((await taken).days)).toEqual([]);
  });

  it('another device with the same storage is signed in; one with other storage is not', async () => {
    const place = inMemoryPlace();
    await signIn(httpDevice({ url, place }));
    expect(O.isSome(keptSession(place).token.read())).toBe(true);
    expect(E.isRight(await httpDevice({ url, place }).api.listApplications()())).toBe(true);
    expect(await httpDevice({ url }).api.listApplications()()).toMatchObject({ left: { _tag: 'SessionEnded' } });
  });

  it('an ended session is wiped and reported once, with its message [R3a]', async () => {
    const said: string[] = [];
    const place = inMemoryPlace();
    const device = httpDevice({ url, place, onSessionEnd: (message) => said.push(message) });
    await signIn(device);
    portal.world.clock.moveBy(hours(48));
    expect(await device.api.listApplications()()).toMatchObject({ left: { _tag: 'SessionEnded' } });
    expect(said).toEqual(['Session timeout please login..!']);
    expect(place.read()).toEqual({ session_ended: true });
  });

  it('creates keys that the contract accepts', () => {
    const { newKey } = httpDevice({ url }).environment;
    expect(E.isRight(parseIdempotencyKey(newKey()))).toBe(true);
    expect(newKey()).not.toBe(newKey());
  });
});
