import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { JobsList, ListedApplication } from '../../../../application/applications/applications.api';
import { sayActionBarrier } from '../../../../application/applications/card.words';
import { cardActions, type CardAction } from '../../../../domain/applications/card-actions';
import { isClosedJob } from '../../../../domain/applications/open-position';
import { progressOf } from '../../../../domain/applications/progress';
import { meaningOf } from '../../../../domain/applications/status-catalogue';
import { appliesFirst } from '../../../../domain/applications/time-offer';
import { isDeclinable } from '../../../../domain/applications/decline';
import { dateInWords, localMoment } from '../../../../domain/time/display';
import type { Instant } from '../../../../domain/time/instant';
import { printTwelveHour } from '../../../../domain/time/wall-time';
import { getJobsList } from '../../../contract/applications/applications.calls';
import { struct } from '../../../contract/codec';
import { command } from '../command';
import type { CandidateWorld } from '../candidate-world';
import { myJobs } from '../my-jobs';
import { appointmentOf } from '../say-job';
import { table } from '../../table';

/** A card's action in the terminal: a command, or a page in the browser. */
const doneBy: Readonly<Record<CardAction, string>> = {
  'apply-external': 'apply (browser)',
  schedule: 'book',
  'upload-resume': 'upload resume (browser)',
  'submit-skill-filter': 'answer',
  'record-interview': 'record (browser)',
  'continue-recording': 'record (browser)',
  'join-meeting': 'join (browser)',
  'view-details': 'details (browser)',
  reschedule: 'move',
  cancel: 'cancel',
  'schedule-onsite': 'book',
  'reschedule-onsite': 'move',
  'cancel-onsite': 'cancel',
  'schedule-onboarding': 'book',
  'reschedule-onboarding': 'move',
  'cancel-onboarding': 'cancel',
};

const isToDecline = ({ application }: ListedApplication): boolean =>
  !application.blocked && (isDeclinable('offer', application.status) || isDeclinable('invitation', application.status));

/** `Mon 7 Dec 09:30 AM CT` */
const whenOf = ({ application, zone }: ListedApplication, now: Instant): string => {
  const appointment = appointmentOf(application, now);
  if (appointment === undefined) return '-';
  const { slot, scheduledAt } = appointment;
  const { weekdayShort, day, monthShort } = dateInWords(slot.date);
  const { zoneShort } = localMoment(scheduledAt, zone);
  return `${weekdayShort} ${day} ${monthShort} ${printTwelveHour(slot.from)} ${zoneShort}`;
};

const canDo = (job: ListedApplication, now: Instant): string => {
  const { application } = job;
  if (isClosedJob(job, application)) return 'closed';
  const usable = cardActions(application, now)
    .filter(({ barrier }) => barrier === undefined)
    .map(({ action }) => (appliesFirst(application) ? 'apply' : doneBy[action]));
  return [...usable, ...(isToDecline(job) ? ['decline'] : [])].join(', ') || '-';
};

const rowOf =
  (now: Instant) =>
  (job: ListedApplication): readonly string[] => [
    String(job.application.positionId),
    [job.positionName, job.communityName].filter((name) => name !== '').join(', '),
    meaningOf(job.application.status),
    `${progressOf(job.application).step} of 3`,
    whenOf(job, now),
    canDo(job, now),
  ];

/** Why an action on a card can't be used now, one line for each. */
const barriersOf =
  (now: Instant) =>
  ({ application, zone, published }: ListedApplication): readonly string[] =>
    (isClosedJob({ published }, application) ? [] : cardActions(application, now)).flatMap(({ action, barrier }) =>
      barrier === undefined ? [] : [`${application.positionId}, ${doneBy[action]}: ${sayActionBarrier(barrier, zone)}`],
    );

const say = ({ applications }: JobsList, { clock, environment }: CandidateWorld): readonly string[] => {
  if (applications.length === 0)
    return [
      // spec 1 §2
      'Sorry!! There are no positions available at this time.',
      `Send your CV to ${environment.infoEmail} and we will get in touch when a position opens.`,
    ];
  const now = clock.now();
  const barriers = applications.flatMap(barriersOf(now));
  return [
    ...table([['POSITION', 'JOB', 'STATUS', 'STEP', 'WHEN', 'YOU CAN'], ...applications.map(rowOf(now))]),
    ...(barriers.length === 0 ? [] : ['', ...barriers]),
  ];
};

export const jobsCommand = command({
  name: 'jobs',
  usage: '',
  does: 'My Job Applications: how each stands, and what you can do',
  bare: undefined,
  options: {},
  wire: struct({}),
  run: (_, world) =>
    pipe(
      myJobs(world),
      TE.map((list) => ({ lines: say(list, world), json: getJobsList.response.type.encode(list) })),
    ),
});
