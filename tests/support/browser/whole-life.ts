import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aFile, aPositionRecord, aQuestionRecord, aSlotRecord } from '../../adapters/server/import/a-file';
import { startPortal, type RunningPortal } from '../portal/running-portal';
import { built } from '../store/built';
import { operatorToken } from './advert';

/* An employer with two jobs in one house, who acts by the operator's commands alone. */

export const community = 931;
/** Its interview is recorded. */
export const evenings = { id: 9301, name: 'Evening caregiver' };
/** Its interview is live, and leads to a visit and to the first day. */
export const nights = { id: 9302, name: 'Night caregiver' };
const manager = { hm_id: 900, hm_name: 'Dana Reyes' };
const zone = 'America/Chicago';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Days from now on, at any hour: more than the 48 hours after which a session ends lie before each. */
const appointments = {
  video: { slot_date: day(3), slot_from: '12:00', slot_to: '12:30' },
  onsite: { slot_date: day(6), slot_from: '10:00', slot_to: '11:00' },
  onboarding: { slot_date: day(9), slot_from: '09:00', slot_to: '10:00' },
} as const;
export type Appointment = keyof typeof appointments;

const house = {
  community_id: community,
  community_name: 'Linden Court',
  client_name: 'Linden',
  timezone: zone,
  address: '9 Main St, Chicago, IL 60614',
  published: 1,
  ...manager,
};

const jobs = aFile({
  positions: [
    aPositionRecord({
      ...house,
      position_id: evenings.id,
      position_name: evenings.name,
      questionnaire_id: 931,
      interview_type: 'self_record_interview',
      upload_resume: 1,
      rerecord_limit: 1,
    }),
    aPositionRecord({
      ...house,
      position_id: nights.id,
      position_name: nights.name,
      questionnaire_id: 932,
      interview_type: 'video_interview',
      upload_resume: 0,
      invite_onsite: [{ address: '2 Elm St, Chicago, IL 60614', instructions: 'Ask for Dana at the desk.' }],
      onboarding: [{ onboarding_address: '1 Oak St, Chicago, IL 60614', onboarding_instructions: 'Bring your ID.' }],
    }),
  ],
  questionnaires: [
    {
      id: 931,
      name: 'Evenings',
      sections: [{ section_id: 1, section_name: 'You', description: '', questions: [aQuestionRecord(1)] }],
      interviewer_questionnaire: [
        { question_id: 1, question_name: 'Why do you want to work with older people?', time_limit: 30 },
      ],
    },
    {
      id: 932,
      name: 'Nights',
      sections: [],
      guided_interview_questions: [{ question_id: 71, question: 'Can you work nights?', options: ['Yes', 'No'] }],
    },
  ],
  slots: Object.entries(appointments).map(([kind, slot]) =>
    aSlotRecord({ position_id: nights.id, kind, ...slot, capacity: 1 }),
  ),
  candidates: [],
});

/** A portal with the two jobs, and the employer's commands. */
export const startLife = async (env: Readonly<Record<string, string>> = {}) => {
  const portal = await startPortal({ env: { OPERATOR_TOKEN: operatorToken, MEETING_PROVIDER: 'peer', ...env } });
  const [cli, loads] = [built('adapters/composition/terminal-main.ts'), built('adapters/composition/import-main.ts')];
  /** The commands run beside this process, which receives the portal's mails. */
  const run = async (program: string, ...args: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      env: { ...process.env, PUBLIC_URL: portal.url, OPERATOR_TOKEN: operatorToken },
    });
    return stdout.trim();
  };
  const file = join(portal.dataDir, 'jobs.json');
  await writeFile(file, JSON.stringify(jobs));
  await run(loads.file, file);
  return {
    portal,
    employer: employerOf(portal, (...args) => run(cli.file, 'operator', ...args)),
    close: async (): Promise<void> => {
      await portal.close();
      cli.remove();
      loads.remove();
    },
  };
};

/** What the employer does with one candidate. */
const employerOf =
  (portal: RunningPortal, operator: (...args: readonly string[]) => Promise<string>) => (email: string) => {
    const of = ({ id }: { readonly id: number }) => ['--email', email, '--position', String(id)];
    return {
      /** Waits for the email that notifies the candidate. Marking an appointment as held sends none: the candidate was there. */
      act: async (job: { readonly id: number }, act: string): Promise<string> => {
        const seen = portal.inbox.mailsTo(email).length;
        const said = await operator('act', ...of(job), '--act', act);
        if (!act.endsWith('-held')) await portal.inbox.next(email, seen);
        return said;
      },
      writes: (job: { readonly id: number }, text: string) => operator('chat', 'send', ...of(job), '--text', text),
      reads: (job: { readonly id: number }) => operator('chat', 'read', ...of(job)),
      attendance: (job: { readonly id: number }) => operator('attendance', ...of(job)),
      answers: (job: { readonly id: number }) => operator('answers', ...of(job)),
      state: (job: { readonly id: number }) => operator('application', ...of(job)),
      /** A link for an interviewer, at this portal's address. */
      invites: async (job: { readonly id: number }, name: string): Promise<string> => {
        const said = await operator('interview', ...of(job), '--name', name);
        const path = /https?:\/\/[^/\s]+(\/\S+)/.exec(said)?.[1];
        if (path === undefined) throw new Error(said);
        return `${portal.url}${path}`;
      },
    };
  };

/** When an appointment starts, in milliseconds. */
export const startOf = (portal: RunningPortal, kind: Appointment): Promise<number> =>
  portal.startOf(appointments[kind], zone);
