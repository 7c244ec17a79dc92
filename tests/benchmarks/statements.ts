import type { SessionToken } from '../../application/identity/secrets.port';
import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import {
  appliedPosition,
  applyJob,
  getCandidatePosition,
  getPosition,
  getPositionsData,
  getRedirectionLinks,
} from '../../adapters/contract/applications/applying.calls';
import { cancelCalls } from '../../adapters/contract/applications/giving-up.calls';
import { sendOtp, signOut, submitOtp } from '../../adapters/contract/identity/identity.calls';
import { addHotjarUserIds } from '../../adapters/contract/applications/recorder.calls';
import {
  bookCalls,
  getPositionData,
  moveCalls,
  searchCalls,
} from '../../adapters/contract/scheduling/scheduling.calls';
import { systemClock } from '../../adapters/server/clock/system-clock';
import type { Email } from '../../domain/text/email';
import type { Position } from '../../domain/positions/position';
import { searchWindow } from '../../domain/scheduling/search-window';
import { slotsOf, type Slot } from '../../domain/positions/slot';
import { printIsoInstant } from '../../domain/time/instant';
import { code, email, key, visitor } from '../support/builders/identity';
import { date } from '../support/builders/time';
import { codeIn, type Inbox } from '../support/portal/inbox';
import { answerOf, refusalOf } from '../support/world/answers';
import { callsAt, signInAt } from './calling';
import { openCountedPortal, type CountedPortal } from './counted-portal';
import { isControl } from './recorded-acts';
import { table, type Findings, type Part } from './report';

const maria = email('demo.candidate@example.org');
const newcomer = email('demo.newcomer@example.org');
const cook = email('demo.cook@example.org');

/** The data the calls need: two signed-in candidates, one who signs in, and a job with free times. */
export interface Scene {
  readonly url: string;
  readonly inbox: Inbox;
  readonly maria: SessionToken;
  readonly newcomer: SessionToken;
  readonly guest: Email;
  readonly job: Pick<Position, 'communityId' | 'positionId'>;
  readonly week: ReturnType<typeof searchWindow>;
  readonly slots: readonly [Slot, Slot];
}

/** One variant of a call, and its name in the table. */
export interface Case {
  readonly of: string;
  readonly make: (scene: Scene) => Promise<unknown>;
}

const booking = ({ job }: Scene, slot: Slot, name: string) =>
  ({ ...job, act: 'Book', kind: 'video', slot, videoPreference: 'peer', key: key(name) }) as const;

const video = { kind: 'video' } as const;

/** A candidate's calls, in the usual order; other kinds of interview run the same statements. */
export const cases: Readonly<Record<string, readonly Case[]>> = {
  sendOtp: [{ of: '', make: ({ url, guest }) => answerOf(callsAt(url)(sendOtp, guest)) }],
  submitOtp: [
    {
      of: '',
      make: async ({ url, inbox, guest }) => {
        const given = code(codeIn(await inbox.next(guest, 0)));
        return answerOf(callsAt(url)(submitOtp, { email: guest, code: given }));
      },
    },
  ],
  getJobsList: [
    {
      of: 'no application',
      make: (scene) => answerOf(callsAt(scene.url)(getJobsList, undefined, scene.newcomer)),
    },
    { of: '5 applications', make: (scene) => answerOf(callsAt(scene.url)(getJobsList, undefined, scene.maria)) },
  ],
  getPositionData: [
    { of: '', make: ({ url, job, maria: token }) => answerOf(callsAt(url)(getPositionData, job, token)) },
  ],
  getDayViewSlots: [
    {
      of: '7 days',
      make: ({ url, job, week, maria: token }) =>
        answerOf(callsAt(url)(searchCalls.video, { ...job, ...video, range: week }, token)),
    },
    {
      of: '60 days',
      make: ({ url, job, week, maria: token }) =>
        answerOf(callsAt(url)(searchCalls.video, { ...job, ...video, range: searchWindow(week.start, 60) }, token)),
    },
  ],
  bookSlot: [
    {
      of: 'booked',
      make: (scene) =>
        answerOf(callsAt(scene.url)(bookCalls.video, booking(scene, scene.slots[0], 'one'), scene.maria)),
    },
    {
      of: 'the same key again',
      make: (scene) =>
        answerOf(callsAt(scene.url)(bookCalls.video, booking(scene, scene.slots[0], 'one'), scene.maria)),
    },
    {
      of: 'refused: is booked already',
      make: (scene) =>
        refusalOf(callsAt(scene.url)(bookCalls.video, booking(scene, scene.slots[1], 'two'), scene.maria)),
    },
  ],
  rescheduleSlot: [
    {
      of: 'moved',
      make: (scene) =>
        answerOf(
          callsAt(scene.url)(moveCalls.video, { ...booking(scene, scene.slots[1], 'three'), act: 'Move' }, scene.maria),
        ),
    },
  ],
  cancelInterview: [
    {
      of: "'Reschedule later'",
      make: ({ url, job, maria: token }) =>
        answerOf(
          callsAt(url)(
            cancelCalls.video,
            { ...job, cancellation: { _tag: 'RescheduleLater', route: 'video' }, key: key('four') },
            token,
          ),
        ),
    },
  ],
  getPosition: [{ of: '', make: ({ url, job }) => answerOf(callsAt(url)(getPosition, job.positionId)) }],
  getPositionsData: [
    {
      of: '',
      make: ({ url, job, maria: token }) => answerOf(callsAt(url)(getPositionsData, job.positionId, token)),
    },
  ],
  getRedirectionLinks: [
    {
      of: '',
      make: ({ url, job }) =>
        answerOf(
          callsAt(url)(getRedirectionLinks, {
            position: String(job.positionId),
            community: String(job.communityId),
          }),
        ),
    },
  ],
  applyJob: [
    {
      of: 'a new application',
      make: ({ url, job, newcomer }) =>
        answerOf(callsAt(url)(applyJob, { ...job, positionName: 'Caregiver' }, newcomer)),
    },
    {
      of: 'asked again',
      make: ({ url, job, newcomer }) =>
        answerOf(callsAt(url)(applyJob, { ...job, positionName: 'Caregiver' }, newcomer)),
    },
  ],
  appliedPosition: [
    {
      of: 'refused: applied for here',
      make: ({ url, job, newcomer }) => refusalOf(callsAt(url)(appliedPosition, job, newcomer)),
    },
  ],
  getCandidatePosition: [
    { of: '', make: ({ url, job, maria: token }) => answerOf(callsAt(url)(getCandidatePosition, job, token)) },
  ],
  addHotjarUserIds: [
    {
      of: '',
      make: ({ url, job, maria: token }) =>
        answerOf(callsAt(url)(addHotjarUserIds, { ...job, visitor: visitor('visit') }, token)),
    },
  ],
  signOut: [{ of: '', make: ({ url, maria: token }) => answerOf(callsAt(url)(signOut, undefined, token)) }],
};

const sceneOf = async ({ url, inbox }: CountedPortal): Promise<Scene> => {
  const token = await signInAt(url, inbox, maria);
  const { applications } = await answerOf(callsAt(url)(getJobsList, undefined, token));
  const week = searchWindow(date(printIsoInstant(systemClock.now()).slice(0, 10)), 7);
  for (const { application } of applications.filter((one) => one.application.slot === undefined)) {
    const job = { communityId: application.communityId, positionId: application.positionId };
    const { days } = await answerOf(callsAt(url)(searchCalls.video, { ...job, ...video, range: week }, token));
    const [first, second] = slotsOf(days);
    if (first !== undefined && second !== undefined)
      return {
        url,
        inbox,
        maria: token,
        newcomer: await signInAt(url, inbox, newcomer),
        guest: cook,
        job,
        week,
        slots: [first, second],
      };
  }
  throw new Error('The demo has nothing to book within a week.');
};

interface Counted {
  readonly call: string;
  readonly of: string;
  readonly statements: number;
  readonly transactions: number;
}

const isBegin = (sql: string): boolean => /^begin$/i.test(sql);

const countAll = async (portal: CountedPortal): Promise<readonly Counted[]> => {
  const scene = await sceneOf(portal);
  const counted: Counted[] = [];
  for (const [name, ways] of Object.entries(cases))
    for (const { of, make } of ways) {
      portal.heard();
      await make(scene);
      const heard = portal.heard();
      counted.push({
        call: name,
        of,
        statements: heard.filter((sql) => !isControl(sql)).length,
        transactions: heard.filter(isBegin).length,
      });
    }
  return counted;
};

const measure = async (): Promise<Findings> => {
  const portal = await openCountedPortal();
  const counted = await countAll(portal);
  await portal.close();
  return {
    lines: [
      'On the embedded store. One transaction asks whose session it is. Round trips: tests/contracts/round-trips.test.ts.',
      '',
      ...table(
        ['call', 'case', 'statements', 'transactions'],
        counted.map(({ call, of, statements, transactions }) => [call, of, String(statements), String(transactions)]),
      ),
    ],
    figures: { counted },
  };
};

export const statementsPerCall: Part = { name: 'statements', title: 'SQL statements of each call', run: measure };
