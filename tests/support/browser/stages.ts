import type { RunningPortal } from '../portal/running-portal';
import { employerAt } from './advert';

/* An employer who invites, offers and onboards, at a position with a place and times for each stage. */

export const community = 11;
const ahead = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const dateAhead = (days: number): string => ahead(days).toISOString().slice(0, 10);

/** `04 December, 2026`, that many days ahead. */
export const dayAhead = (days: number): string => {
  const month = ahead(days).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const [year, , day] = dateAhead(days).split('-');
  return `${day ?? ''} ${month}, ${year ?? ''}`;
};

const times = (position_id: number, kind: string) =>
  [2, 3, 4, 5, 6].flatMap((days) =>
    ['09:00', '13:30'].map((slot_from) => ({
      position_id,
      kind,
      slot_date: dateAhead(days),
      slot_from,
      slot_to: slot_from.replace(/^\d\d/, (hour) => String(Number(hour) + 1).padStart(2, '0')),
      capacity: 4,
    })),
  );

const position = (position_id: number, selfRecord: boolean) => ({
  position_id,
  position_name: 'Night companion',
  role: 'Companion',
  community_id: community,
  community_name: 'Maple Court',
  client_name: 'Maple',
  address: '9 Main St, Chicago, IL 60614',
  timezone: 'America/Chicago',
  published: 1,
  upload_resume: 0,
  onboarding_status: selfRecord ? 1 : 0,
  interview_type: selfRecord ? 'self_record_interview' : 'video_interview',
  same_day_slot: true,
  reschedule_limits: { video: 2, inperson: 2, onboard: 2, onsite: 2 },
  onboarding: [
    {
      onboarding_address: '1 Oak St, Chicago, IL 60614',
      latitude: '41.88',
      longitude: '-87.63',
      onboarding_instructions: 'Bring your ID and closed shoes.',
    },
  ],
  invite_onsite: [{ address: '2 Elm St, Chicago, IL 60614', instructions: 'Ask for Dana at the desk.' }],
});

interface Hire {
  readonly status: number;
  readonly selfRecord?: boolean;
}

export const anEmployer = (portal: RunningPortal) => {
  const { ask } = employerAt(portal);
  let count = 0;
  const hiresOn = async (hires: readonly Hire[]) => {
    const first = 5000 + 100 * (count += 1);
    const email = `hired${count}@example.org`;
    const ids = hires.map((_, index) => first + index);
    const content = {
      positions: hires.map(({ selfRecord = false }, index) => position(ids[index] ?? 0, selfRecord)),
      slots: ids.flatMap((id) => ['video', 'onboarding', 'onsite'].flatMap((kind) => times(id, kind))),
      candidates: [
        {
          email,
          firstname: 'Dana',
          lastname: 'Hired',
          phone: '3125550199',
          country: '+1',
          zipcode: '60601',
          applications: hires.map(({ status, selfRecord = false }, index) => ({
            position_id: ids[index] ?? 0,
            status,
            applied_status: status === 0 && !selfRecord ? 1 : 2,
            sf_status: 8,
            onboarding_status: selfRecord || status === 1 || (status > 20 && status < 31) ? 1 : 0,
          })),
        },
      ],
    };
    const answer = await ask('import', { files: [{ name: 'hires', content }] });
    const said = JSON.stringify(answer);
    if (!said.includes('"statusCode":200')) throw new Error(said);
    return { email, ids };
  };
  return {
    /** Waits for the mail that tells the candidate of it. */
    act: async (email: string, position_id: number, act: string, awaitsMail = true): Promise<void> => {
      const seen = portal.inbox.mailsTo(email).length;
      const said = JSON.stringify(await ask('act', { email, position_id, act }));
      if (!said.includes('"statusCode":200')) throw new Error(said);
      if (awaitsMail) await portal.inbox.next(email, seen);
    },
    /** A candidate with one application. */
    hires: async (hire: Hire) => {
      const { email, ids } = await hiresOn([hire]);
      return { email, position: ids[0] ?? 0 };
    },
    /** A candidate with one application in each status. */
    hiresInEach: async (statuses: readonly number[]) => {
      const { email, ids } = await hiresOn(statuses.map((status) => ({ status })));
      return { email, positions: new Map(statuses.map((status, index) => [status, ids[index] ?? 0])) };
    },
  };
};

export type Employer = ReturnType<typeof anEmployer>;
