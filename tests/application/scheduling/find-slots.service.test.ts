import type { Position } from '../../../domain/positions/position';
import { slotsOf, type Slot } from '../../../domain/positions/slot';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at, date, zone } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type Given } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const search = (start: string, end: string) =>
  ({ ...job, kind: 'video', range: { start: date(start), end: date(end) } }) as const;
const december = search('2026-12-01', '2026-12-31');

const offered = async (
  slots: readonly Slot[],
  { position = aPosition(), ...given }: Partial<Given> & { readonly position?: Position } = {},
  wanted: ReturnType<typeof search> = december,
): Promise<readonly Slot[]> => {
  const { api } = await signedIn(await aWorld({ ...given, positions: [position], slots: videoSlots(...slots) }));
  return slotsOf((await answerOf(api.findSlots(wanted))).days).map(({ date: on, from, to }) => ({
    date: on,
    from,
    to,
  }));
};

describe('The times a position offers', () => {
  // It is 9:00 in Chicago.
  const in89 = slot('2026-12-04', '10:29', '11:00');
  const in90 = slot('2026-12-04', '10:30', '11:00');
  const in91 = slot('2026-12-04', '10:31', '11:00');
  const tomorrow = slot('2026-12-05', '08:00', '08:30');

  it('start at least 90 minutes from now, not 89 [R14]', async () => {
    expect(await offered([in89, in90, in91, tomorrow])).toEqual([in90, in91, tomorrow]);
  });

  it('start at least 90 minutes from now, even tomorrow: at 23:30 not 00:15 [R14]', async () => {
    const now = at('2026-12-05T05:30:00Z');
    const night = [slot('2026-12-05', '00:15', '00:45'), slot('2026-12-05', '01:00', '01:30')];
    expect(await offered(night, { now })).toEqual(night.slice(1));
  });

  it("exclude today, by the position's own calendar, if it allows no same-day slots [R14]", async () => {
    const position = aPosition({ sameDaySlots: false });
    expect(await offered([in91, tomorrow], { position })).toEqual([tomorrow]);
    // 23:00 on 3 December in Chicago is 5:00 on 4 December in London.
    const now = at('2026-12-04T05:00:00Z');
    expect(await offered([in91, tomorrow], { position, now })).toEqual([in91, tomorrow]);
    expect(await offered([in91, tomorrow], { position: { ...position, zone: zone('Europe/London') }, now })).toEqual([
      tomorrow,
    ]);
  });

  it('leave out a time that a clock change skips [R14]', async () => {
    const night = ['01:30', '02:30', '03:30'].map((from) => slot('2027-03-14', from, '04:00'));
    expect(await offered(night, {}, search('2027-03-01', '2027-03-31'))).toEqual([night[0], night[2]]);
  });

  it('are those of the requested range, both ends included, in order [R15]', async () => {
    const days = ['2026-12-31', '2026-12-06', '2026-12-10', '2026-12-08', '2026-12-11'];
    const all = days.map((day) => slot(day, '09:00', '09:30'));
    expect((await offered(all, {}, search('2026-12-08', '2026-12-10'))).map(({ date: day }) => day)).toEqual([
      '2026-12-08',
      '2026-12-10',
    ]);
  });

  it('reach 62 days from the start of the range, however far it goes [spec 2 §4.9]', async () => {
    const days = [slot('2027-02-04', '09:00', '09:30'), slot('2027-02-05', '09:00', '09:30')];
    expect(await offered(days, {}, search('2026-12-04', '9999-12-31'))).toEqual(days.slice(0, 1));
  });

  it('include the instant of each: 9:00 in Chicago is 15:00 UTC, an hour less after the clock change [R14]', async () => {
    const slots = [slot('2027-03-13', '09:00', '09:30'), slot('2027-03-14', '09:00', '09:30')];
    const { api } = await signedIn(await aWorld({ slots: videoSlots(...slots) }));
    const { days } = await answerOf(api.findSlots(search('2027-03-01', '2027-03-31')));
    expect(slotsOf(days).map(({ startsAt }) => startsAt)).toEqual([
      at('2027-03-13T15:00:00Z'),
      at('2027-03-14T14:00:00Z'),
    ]);
  });

  it("are returned with the position's zone and whether today is allowed [R14]", async () => {
    const { api } = await signedIn(await aWorld());
    expect(await answerOf(api.findSlots(december))).toEqual({
      days: [],
      zone: 'America/Chicago',
      sameDaySlots: true,
      mayReschedule: true,
    });
  });

  it('are only those of its kind of interview [spec 2 §4.7]', async () => {
    const slots = (['video', 'in-person', 'onboarding', 'onsite'] as const).map((kind, n) => ({
      positionId: job.positionId,
      kind,
      slots: [{ slot: slot('2026-12-10', `1${n}:00`, `1${n}:30`), capacity: 1 }],
    }));
    const { api } = await signedIn(await aWorld({ slots }));
    const starts = async (kind: 'video' | 'in-person' | 'onsite' | 'self-record') =>
      slotsOf((await answerOf(api.findSlots({ ...december, kind }))).days).map(({ from }) => from);
    expect(await starts('video')).toEqual(['10:00']);
    expect(await starts('in-person')).toEqual(['11:00']);
    // Face to face instead of a recording (R17).
    expect(await starts('self-record')).toEqual(['11:00']);
    expect(await starts('onsite')).toEqual(['13:00']);
  });

  it.each([
    ['self-record', 'in-person', false],
    ['self-record', 'onboarding', true],
    ['self-record', 'onsite', true],
    ['video', 'video', true],
  ] as const)(
    'for a %s application and %s times report that the recording continues: %s [spec 2 §4.7, R17]',
    async (interviewKind, kind, goesOn) => {
      const applicants = [{ candidate: aCandidate(), applications: [anApplication({ interviewKind })] }];
      const { api } = await signedIn(await aWorld({ applicants }));
      expect((await answerOf(api.findSlots({ ...december, kind }))).mayReschedule).toBe(goesOn);
    },
  );

  it('are none for a blocked candidate: the position is closed to them [spec 2 §4.7, spec 2 §6]', async () => {
    const applicants = [{ candidate: aCandidate(), applications: [anApplication({ blocked: true })] }];
    const { api } = await signedIn(await aWorld({ applicants }));
    for (const kind of ['video', 'onboarding', 'onsite'] as const)
      expect(await refusalOf(api.findSlots({ ...december, kind }))).toEqual({ _tag: 'PositionClosed' });
  });
});

describe('A position', () => {
  it('can be read by a candidate who applied to it, only under its own community [R3b]', async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    expect(await answerOf(api.position(job))).toEqual(aPosition());
    const none = { _tag: 'NoSuchApplication' };
    expect(await refusalOf(api.position({ ...job, communityId: communityId(43) }))).toEqual(none);
    expect(await refusalOf(api.position({ ...job, positionId: positionId(4712) }))).toEqual(none);
    expect(await refusalOf(api.findSlots({ ...december, communityId: communityId(43) }))).toEqual(none);
  });

  it("doesn't exist for a candidate who has not applied to it, and neither do its times [R3b]", async () => {
    const other = aCandidate({ email: email('other@example.org') });
    const world = await aWorld({
      applicants: [
        { candidate: aCandidate(), applications: [anApplication()] },
        { candidate: other, applications: [] },
      ],
    });
    const { api } = await signedIn(world, other);
    expect(await refusalOf(api.position(job))).toEqual({ _tag: 'NoSuchApplication' });
    expect(await refusalOf(api.findSlots(december))).toEqual({ _tag: 'NoSuchApplication' });
  });

  it('that is no longer published is closed, even to candidates who applied to it [R7]', async () => {
    const { api } = await signedIn(await aWorld({ positions: [aPosition({ published: false })] }));
    expect(await refusalOf(api.position(job))).toEqual({ _tag: 'PositionClosed' });
    expect(await refusalOf(api.findSlots(december))).toEqual({ _tag: 'PositionClosed' });
  });
});
