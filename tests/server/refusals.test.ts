import * as TE from 'fp-ts/TaskEither';
import type { MailNotSent } from '../../application/ports/mailer';
import { minutes } from '../../domain/time/duration';
import { aCandidate } from '../support/builders/identity';
import { slot } from '../support/builders/slots';
import { codeInMail, linkInMail, videoSlots } from '../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp } from './portal-over-http';

const address = aCandidate().email;
const requestId = expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);

describe('a refusal is HTTP 200 with its status, its sentence and its numbers inside [R4]', () => {
  it('an unknown address: 406, email not found [spec 1 §8]', async () => {
    const { post } = await portalOverHttp();
    const response = await post('/api/candidate/send_otp', { email: 'nobody@example.org' });
    expect(response.statusCode).toBe(200);
    expect(bodyOf(response)).toEqual({
      statusCode: 406,
      error: 'email not found',
      refusal: { reason: 'UnknownCandidate' },
      request_id: requestId,
    });
  });

  it('a wrong link: 406, Invalid OTP, without revealing whether the address or the code was wrong [spec 1 §8, R3c]', async () => {
    const portal = await portalOverHttp();
    await portal.post('/api/candidate/send_otp', { email: address });
    for (const email of [address, 'nobody@example.org'])
      expect(
        bodyOf(await portal.post('/api/candidate-registration/submit_otp/', { email, verify_code: '0000' })),
      ).toEqual({
        statusCode: 406,
        error: 'Invalid OTP. This link was used already, or a newer mail took its place. Ask for a new code.',
        refusal: { reason: 'LinkInvalid' },
        request_id: requestId,
      });
  });

  it('a link that is too old: 204 with how long a link is valid [R3c]', async () => {
    const portal = await portalOverHttp();
    await portal.post('/api/candidate/send_otp', { email: address });
    portal.world.clock.moveBy(minutes(10) + 1);
    const { code } = linkInMail(portal.world.mailer);
    const body = { email: address, verify_code: code };
    expect(bodyOf(await portal.post('/api/candidate-registration/submit_otp/', body))).toMatchObject({
      statusCode: 204,
      error: 'Invalid OTP. This link is older than 10 minutes. Ask for a new code.',
      refusal: { reason: 'LinkExpired', lifetimeMinutes: 10 },
    });
  });

  it.each([
    [minutes(10), 200],
    [minutes(10) + 1, 204],
  ])('a code that is %i ms old: %i [R3c]', async (age, statusCode) => {
    const portal = await portalOverHttp();
    await portal.post('/api/candidate/send_otp', { email: address });
    portal.world.clock.moveBy(age);
    const otp = codeInMail(portal.world.mailer);
    expect(bodyOf(await portal.post('/api/candidate/submit_otp', { email: address, otp }))['statusCode']).toBe(
      statusCode,
    );
  });

  it('a hand-made booking 89 minutes ahead: refused by the rule that hides it from the screen [R14]', async () => {
    const portal = await portalOverHttp({ slots: videoSlots(slot('2026-12-04', '10:29', '10:59')) });
    const soon = { community_id: 42, position_id: 4711, slot_date: '2026-12-04', slot_from: '10:29', slot_to: '10:59' };
    const headers = await signInOverHttp(portal);
    expect(bodyOf(await portal.post('/api/scheduled-video-interviews/book_slot', soon, headers))).toMatchObject({
      statusCode: 406,
      error: 'This time starts in 89 minutes. Choose one at least 90 minutes ahead.',
      refusal: { reason: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 },
    });
  });
});

describe('what is not a refusal [R4]', () => {
  it('the store does not respond: 503, in HTTP too, with an id to quote', async () => {
    const portal = await portalOverHttp();
    const headers = await signInOverHttp(portal);
    portal.world.store.breakAfter(0);
    const response = await portal.get('/api/candidate/get_jobs_list', headers);
    expect(response.statusCode).toBe(503);
    expect(bodyOf(response)).toEqual({ statusCode: 503, error: 'Something went wrong...!', request_id: requestId });
  });

  it('too many emails are waiting: 503 that says so, and no success', async () => {
    const portal = await portalOverHttp();
    const full = TE.left<MailNotSent, undefined>({ _tag: 'MailNotSent' });
    jest.spyOn(portal.world.dependencies.mailer, 'send').mockReturnValue(full);
    const response = await portal.post('/api/candidate/send_otp', { email: address });
    expect(response.statusCode).toBe(503);
    expect(bodyOf(response)).toMatchObject({
      statusCode: 503,
      error: expect.stringContaining('could not send the mail'),
    });
  });

  it('input that cannot be read: 400 with every error and its path', async () => {
    const portal = await portalOverHttp();
    const body = bodyOf(
      await portal.post(
        '/api/scheduled-video-interviews/book_slot',
        { community_id: 'eleven', position_id: 4711, slot_date: '2026-02-30', slot_from: '9:30', slot_to: '10:00' },
        await signInOverHttp(portal),
      ),
    );
    expect(body['statusCode']).toBe(400);
    for (const field of ['community_id', 'slot_date', 'slot_from'])
      expect(body['error']).toContain(`${field}: expected`);
    expect(body['error']).not.toContain('slot_to:');
  });
});
