import * as E from 'fp-ts/Either';
import { Kysely, sql } from 'kysely';
import { openEmbedded } from '../../adapters/server/postgres/embedded/open-embedded';
import type { Connections } from '../../adapters/server/postgres/engine/connections';
import { dialect } from '../../adapters/server/postgres/engine/dialect';
import { pooled } from '../../adapters/server/postgres/engine/pooled';
import { addressesInOneForm } from '../../adapters/server/postgres/migrations/092-addresses-in-one-form';
import { migrate } from '../../adapters/server/postgres/migrate';
import { whyNotOpened } from '../../adapters/server/postgres/not-opened';
import type { Tables } from '../../adapters/server/postgres/tables';
import { unitOfWork } from '../../adapters/server/postgres/unit-of-work';
import type { Store } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { statusOf } from '../../domain/applications/status-catalogue';
import { anApplication } from '../support/builders/applications';
import { email } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
import { aFullPosition, aPosition } from '../support/builders/positions';
import { slot } from '../support/builders/slots';
import { at } from '../support/builders/time';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { listening } from '../support/store/surroundings';

/* Rows from the last release still decode to the same values, and current code writes the same columns. */

const maria = candidateId(1);

/** What the last release did not know: its rows lack it. */
const sinceThen = {
  onboardingPlace: undefined,
  onsitePlace: undefined,
  hiringManager: undefined,
  recordUntil: undefined,
} as const;
const nothingSinceThen = {
  onboardingPlace: null,
  onsitePlace: null,
  hiringManager: null,
  recordUntil: null,
  dialIn: null,
};
const fullPosition = aFullPosition({ ...sinceThen, jobTypes: ['full-time', 'prn'], shifts: ['afternoon'] });

const fullPositionRow = {
  position_id: 4711,
  position_name: 'Caregiver',
  role: 'Caregiver',
  community_id: 42,
  community_name: 'Linden Court',
  client_name: 'Hearthside Living',
  address: '2400 N Lincoln Ave, Chicago, IL 60614',
  zone: 'America/Chicago',
  published: true,
  interview_kind: 'self-record',
  onboarding: true,
  resume: 'optional',
  same_day_slots: true,
  video_moves: 0,
  in_person_moves: 1,
  onboarding_moves: null,
  onsite_moves: 3,
  detail: {
    description: 'You help residents through their day.',
    instructions: 'Ring twice.',
    benefits: 'Dental',
    aboutCompany: 'A family.',
    pay: { basis: 'range', rate: 'hour', minimum: 17.5, maximum: 21 },
    jobTypes: ['full-time', 'prn'],
    shifts: ['afternoon'],
    logoUrl: 'https://example.org/logo.svg',
    primary: '#123456',
    primaryFont: '#abcdef',
    introVideoUrl: 'https://example.org/intro.mp4',
    videoUrl: 'https://example.org/company.mp4',
    externalApplicationUrl: 'https://ats.example.org/apply',
    hrisUrl: 'https://hris.example.org/',
    latitude: '41.88',
    longitude: '-87.63',
    videoPreference: 'peer',
    meeting: 'https://example.daily.co/room',
    thresholdValue: 2.5,
    rerecordLimit: 3,
    mayRecordLater: false,
    pixelUrl: 'https://example.org/pixel.gif',
    questionnaireId: 7,
  },
};

/** A position from the first release, whose detail had only colors. */
const oldPosition = aPosition({
  interviewKind: undefined,
  description: '',
  pay: undefined,
  jobTypes: [],
  shifts: [],
  moveLimits: { video: undefined, 'in-person': undefined, onboarding: undefined, onsite: undefined },
});
const { primary, primaryFont } = oldPosition;
const oldPositionRow = {
  ...fullPositionRow,
  interview_kind: null,
  onboarding: false,
  resume: 'none',
  video_moves: null,
  in_person_moves: null,
  onboarding_moves: null,
  onsite_moves: null,
  detail: { primary, primaryFont },
};

const fullApplication = anApplication({
  status: statusOf(3.5),
  applied: 'interview-arranged',
  screening: 'unknown',
  interviewKind: 'in-person',
  onboarding: true,
  resume: 'required',
  hasResume: true,
  blocked: true,
  externalApplicationUrl: 'https://ats.example.org/7',
  selfRecordCompleted: true,
  recordingSubmittedAt: at('2026-12-01T10:00:00.123Z'),
  offeredAt: at('2026-12-02T11:00:00Z'),
  onsiteLocked: true,
  invitedOn: at('2026-11-30T09:00:00Z'),
  meetingLink: 'https://meet.example.org/room',
  allowances: {
    video: { flag: false, left: 1 },
    'in-person': { flag: true, left: 2 },
    onboarding: { flag: false, left: 0 },
    onsite: { flag: true, left: undefined },
  },
});

const fullApplicationRow = {
  status: 3.5,
  applied: 'interview-arranged',
  screening: 'unknown',
  interview_kind: 'in-person',
  onboarding: true,
  resume: 'required',
  has_resume: true,
  blocked: true,
  external_application_url: 'https://ats.example.org/7',
  self_record_completed: true,
  onsite_locked: true,
  tech_check_mandatory: 'not-done',
  tech_check_optional: 'not-done',
  invited_on: '2026-11-30 09:00:00+00',
  meeting_link: 'https://meet.example.org/room',
  video_may_move: false,
  video_moves_left: 1,
  in_person_may_move: true,
  in_person_moves_left: 2,
  onboarding_may_move: false,
  onboarding_moves_left: 0,
  onsite_may_move: true,
  onsite_moves_left: null,
  recording_submitted_at: '2026-12-01 10:00:00.123+00',
  offered_at: '2026-12-02 11:00:00+00',
};

const bareApplicationRow = {
  status: 0,
  applied: 'screening-submitted',
  screening: 'passed',
  interview_kind: null,
  onboarding: false,
  resume: 'none',
  has_resume: false,
  blocked: false,
  external_application_url: null,
  self_record_completed: false,
  onsite_locked: false,
  tech_check_mandatory: 'not-done',
  tech_check_optional: 'not-done',
  invited_on: null,
  meeting_link: null,
  video_may_move: true,
  video_moves_left: null,
  in_person_may_move: true,
  in_person_moves_left: null,
  onboarding_may_move: true,
  onboarding_moves_left: null,
  onsite_may_move: true,
  onsite_moves_left: null,
  recording_submitted_at: null,
  offered_at: null,
};

type Row = Readonly<Record<string, unknown>>;

const rowsOfLastRelease = (connect: () => Promise<Connections>, stop: () => Promise<void>): void => {
  let db: Kysely<Tables> | undefined;
  const opened = (): Kysely<Tables> => {
    if (db === undefined) throw new Error('The store is open while its tests run.');
    return db;
  };
  beforeAll(async () => {
    db = new Kysely<Tables>({ dialect: dialect(await connect(), () => undefined) });
    expect(await migrate(db)).toBeUndefined();
  }, 60_000);
  afterAll(async () => {
    await db?.destroy();
    await stop();
  }, 60_000);

  const act = async <A>(work: (store: Store) => FromStore<A>): Promise<A> => {
    const answer = await unitOfWork(opened(), listening()).run(work)();
    if (E.isLeft(answer)) throw new Error(`The unit of work did not stand: ${answer.left._tag}`);
    return answer.right;
  };
  const insert = async (table: string, row: Row): Promise<void> => {
    const values = Object.values(row).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const columns = Object.keys(row).map((column) => sql.ref(column));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(opened());
  };
  const rowsIn = async (table: string): Promise<readonly unknown[]> =>
    (await sql`select * from ${sql.table(table)}`.execute(opened())).rows;

  beforeEach(async () => {
    await sql`truncate appointments, applications, slots, positions, candidates restart identity cascade`.execute(
      opened(),
    );
    await insert('candidates', { email: 'maria@example.org', first_name: 'Maria', last_name: 'Santos' });
  });

  it('an address with letters beyond ASCII is found by either spelling once it is migrated [R19]', async () => {
    const person = { first_name: 'Nora', last_name: 'Quinn' };
    await insert('candidates', { email: 'nora@bücher.example', ...person });
    await insert('candidates', { email: 'zoe@bücher.example', ...person });
    await insert('candidates', { email: 'zoe@xn--bcher-kva.example', ...person });
    await addressesInOneForm.up(opened());
    expect(await act(({ candidates }) => candidates.withEmail(email('NORA@bücher.example')))).toMatchObject({
      value: { id: 2, email: 'nora@xn--bcher-kva.example' },
    });
    expect(await act(({ candidates }) => candidates.withEmail(email('zoe@bücher.example')))).toMatchObject({
      value: { id: 4 },
    });
  });

  it.each([
    ['with everything', fullPositionRow, fullPosition],
    ['whose detail lacks what came later', oldPositionRow, oldPosition],
  ])('a position %s is read [spec 1 §3]', async (_, row, position) => {
    await insert('positions', row);
    expect(await act(({ positions }) => positions.withId(position.positionId))).toEqual({
      _tag: 'Some',
      value: position,
    });
  });

  it('a position is written into the columns that it is read from [spec 1 §3]', async () => {
    await act(({ provisioning }) => provisioning.putPosition(aPosition()));
    await act(({ provisioning }) => provisioning.putPosition(fullPosition));
    expect(await rowsIn('positions')).toEqual([
      {
        ...fullPositionRow,
        detail: { ...fullPositionRow.detail, ...nothingSinceThen },
        posted_at: null,
      },
    ]);
  });

  it.each([
    ['with everything', fullApplicationRow, fullApplication],
    ['with little', bareApplicationRow, anApplication({ interviewKind: undefined })],
  ])('an application %s is read, with its position [spec 1 §3]', async (_, row, application) => {
    await insert('positions', fullPositionRow);
    await insert('applications', { candidate_id: 1, position_id: 4711, ...row });
    expect(await act(({ applications }) => applications.of(maria))).toEqual([
      { application, position: fullPosition, revisions: { interview: 0, onboarding: 0, onsite: 0 } },
    ]);
  });

  it('an application is read with the appointment of each stage [R27]', async () => {
    await insert('positions', fullPositionRow);
    await insert('applications', { candidate_id: 1, position_id: 4711, ...bareApplicationRow });
    for (const [n, stage, kind, from] of [
      [1, 'interview', 'video', '10:30'],
      [2, 'onsite', 'onsite', '14:00'],
    ] as const) {
      const its = { slot_date: '2026-12-04', slot_from: from, slot_to: '23:00' };
      await insert('slots', { position_id: 4711, kind, capacity: 1, ...its });
      const starts_at = `2026-12-04T${from}:00-06:00`;
      await insert('appointments', { application_id: 1, stage, slot_id: n, seat: 1, starts_at });
    }
    const [found] = await act(({ applications }) => applications.of(maria));
    expect(found?.application).toEqual(
      anApplication({
        interviewKind: undefined,
        slot: slot('2026-12-04', '10:30', '23:00'),
        scheduledAt: at('2026-12-04T16:30:00Z'),
        otherAppointments: {
          interview: undefined,
          onboarding: undefined,
          onsite: { slot: slot('2026-12-04', '14:00', '23:00'), startsAt: at('2026-12-04T20:00:00Z') },
        },
      }),
    );
  });

  it('an application is written into the columns that it is read from [spec 1 §3]', async () => {
    await insert('positions', fullPositionRow);
    await act(({ applications }) => applications.add(maria, anApplication({ interviewKind: undefined })));
    const ids = { id: 1, candidate_id: 1, position_id: 4711 };
    expect(await rowsIn('applications')).toEqual([{ ...ids, ...bareApplicationRow }]);
    await act(({ applications }) => applications.save(maria, fullApplication));
    expect(await rowsIn('applications')).toEqual([{ ...ids, ...fullApplicationRow }]);
  });

  it('each status from -5 to 60 is stored as its number and read back unchanged [R9]', async () => {
    await insert('positions', fullPositionRow);
    await act(({ applications }) => applications.add(maria, anApplication()));
    for (let code = -5; code <= 60; code += 1) {
      await act(({ applications }) => applications.save(maria, anApplication({ status: statusOf(code) })));
      expect(await rowsIn('applications')).toMatchObject([{ status: code }]);
      expect(await act(({ applications }) => applications.of(maria))).toMatchObject([
        { application: { status: statusOf(code) } },
      ]);
    }
  });
};

describe('On the embedded engine,', () => {
  const place = workshop();
  rowsOfLastRelease(
    async () => {
      const store = await openEmbedded(place.settings({ dataDir: await place.newDataDir() }))();
      if (E.isLeft(store)) throw new Error(whyNotOpened(store.left));
      return store.right;
    },
    async () => {
      place.close();
    },
  );
});

describeOnPostgres('On a PostgreSQL server,', () => {
  let server: PostgresServer | undefined;
  rowsOfLastRelease(
    async () => {
      server = await startPostgres();
      return pooled(await server.newDatabase(), listening(), 'candidate');
    },
    async () => server?.stop(),
  );
});
