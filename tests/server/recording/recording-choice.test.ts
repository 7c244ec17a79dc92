import { remind } from '../../../application/service/remind';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { hours } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { mp4File, webmFile } from '../../support/builders/recorded-files';
import { candidateId } from '../../support/builders/recording';
import { questionnaireId } from '../../support/builders/screening';
import { date } from '../../support/builders/time';
import { signInOverHttp, type PortalOverHttp } from '../portal-over-http';
import { job, recorded, given, portalWith, send, put, submit, reasonIn, type Who } from './recording-portal';

describe('PUT now_or_later and the links in mails [spec 2 §4.3, R31, R32]', () => {
  const mailsAbout = ({ world }: PortalOverHttp) =>
    world.mailer.sent().filter(({ subject }) => subject.startsWith('Record your interview'));

  it('mails the way back at once and once more after two days, one pair per application [R32]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    const later = () => put(portal, who, 'now_or_later', { ...job, candidate_option: 'later' });
    const planned = { mailed_at: '2026-12-04T15:00:00.000Z', mailed_again_at: '2026-12-06T15:00:00.000Z' };
    expect(await later()).toEqual({ statusCode: 200, ...planned });
    expect(mailsAbout(portal)).toHaveLength(1);
    expect(mailsAbout(portal)[0]?.text).toMatch(/https:\/\/portal\.example\.org\/emailStatusCheck\/42\/4711\/\d+/);
    expect(await later()).toEqual({ statusCode: 200, ...planned });
    expect(await put(portal, who, 'self_recording_later', job)).toEqual({ statusCode: 200, ...planned });
    portal.world.clock.moveBy(hours(48) - 1);
    await remind(portal.world.dependencies)();
    expect(mailsAbout(portal)).toHaveLength(1);
    portal.world.clock.moveBy(1);
    await remind(portal.world.dependencies)();
    await remind(portal.world.dependencies)();
    expect(mailsAbout(portal)).toHaveLength(2);
  });

  it.each<[string, (portal: PortalOverHttp, who: Who) => Promise<unknown>]>([
    [
      'submitted',
      async (portal, who) => {
        await send(portal, who, webmFile);
        await send(portal, who, mp4File, { question_id: '2' });
        await submit(portal, who);
      },
    ],
    [
      'finished',
      ({ world }) =>
        world.behind((store) =>
          store.applications.save(candidateId(1), anApplication({ ...recorded, status: statusOf(14) })),
        ),
    ],
    [
      'past its last day',
      ({ world }) =>
        world.behind(({ provisioning }) =>
          provisioning.putPosition(
            aPosition({ ...recorded, questionnaireId: questionnaireId(7), recordUntil: date('2026-12-05') }),
          ),
        ),
    ],
  ])('mails nothing the second time if it is %s [R32]', async (_what, end) => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    await put(portal, who, 'now_or_later', { ...job, candidate_option: 'later' });
    await end(portal, who);
    portal.world.clock.moveBy(hours(48));
    await remind(portal.world.dependencies)();
    expect(mailsAbout(portal)).toHaveLength(1);
  });

  it.each(['now', 'practice', 'tour'])('accepts %s, and mails nothing', async (candidate_option) => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    expect(await put(portal, who, 'now_or_later', { ...job, candidate_option })).toMatchObject({
      statusCode: 200,
      mailed_at: null,
    });
    expect(mailsAbout(portal)).toHaveLength(0);
  });

  it('refuses what is not available: 202 unpublished, 204 blocked, 406 if recording later is not allowed [spec 2 §4.3]', async () => {
    const position = given.positions?.[0] ?? aPosition();
    const cases = [
      [{ positions: [{ ...position, published: false }] }, 202],
      [{ positions: [{ ...position, mayRecordLater: false }] }, 406],
      [
        { applicants: [{ candidate: aCandidate(), applications: [anApplication({ ...recorded, blocked: true })] }] },
        204,
      ],
    ] as const;
    for (const [changes, statusCode] of cases) {
      const portal = await portalWith(changes);
      const who = await signInOverHttp(portal);
      const answers = [
        await put(portal, who, 'now_or_later', { ...job, candidate_option: 'later' }),
        await put(portal, who, 'self_recording_later', job),
      ];
      expect(answers.map((one) => one['statusCode'])).toEqual([statusCode, statusCode]);
      expect(mailsAbout(portal)).toHaveLength(0);
    }
  });

  it('opens a mailed link for its own candidate, until the interview is submitted [R31]', async () => {
    const portal = await portalWith();
    const who = await signInOverHttp(portal);
    expect(await put(portal, who, 'email_status_check', { ...job, candidate_id: 1 })).toMatchObject({
      statusCode: 200,
    });
    expect(reasonIn(await put(portal, who, 'email_status_check', { ...job, candidate_id: 2 }))).toBe('LinkOfAnother');
    await send(portal, who, webmFile);
    await send(portal, who, mp4File, { question_id: '2' });
    await submit(portal, who);
    expect((await put(portal, who, 'email_status_check', { ...job, candidate_id: 1 }))['refusal']).toMatchObject({
      reason: 'AlreadySubmitted',
      submission: 'partialSubmit',
    });
  });
});
