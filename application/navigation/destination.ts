import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseCommunityId, parsePositionId, type CommunityId, type PositionId } from '../../domain/positions/ids';

/** A job in a community: what scheduling works on. */
export interface Job {
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
}

/** Every place the portal can lead to. The only file that knows URLs: screens, mails and commands name a destination (spec 2 §2.1). */
export type Destination =
  | { readonly _tag: 'Root' }
  | { readonly _tag: 'SignIn' }
  | { readonly _tag: 'MyJobs' }
  | ({ readonly _tag: 'Schedule' } & Job)
  | { readonly _tag: 'TimeSlot' }
  | ({ readonly _tag: 'Scheduled' } & Job);

export type DestinationTag = Destination['_tag'];

/** The route patterns as react-router takes them. */
export const patternOf = {
  Root: '/',
  SignIn: '/candidateslogin',
  MyJobs: '/candidateportal',
  Schedule: '/schedule/:communityId/:positionId',
  TimeSlot: '/timeslot',
  Scheduled: '/success/:communityId/:positionId',
} as const satisfies Readonly<Record<DestinationTag, string>>;

export const root: Destination = { _tag: 'Root' };
export const signIn: Destination = { _tag: 'SignIn' };
export const myJobs: Destination = { _tag: 'MyJobs' };
export const timeSlot: Destination = { _tag: 'TimeSlot' };
export const schedule = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'Schedule',
  communityId,
  positionId,
});
export const scheduled = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'Scheduled',
  communityId,
  positionId,
});

export const toPath = (destination: Destination): string => {
  switch (destination._tag) {
    case 'Root':
    case 'SignIn':
    case 'MyJobs':
    case 'TimeSlot':
      return patternOf[destination._tag];
    case 'Schedule':
      return `/schedule/${destination.communityId}/${destination.positionId}`;
    case 'Scheduled':
      return `/success/${destination.communityId}/${destination.positionId}`;
  }
};

/** `12` → 12; a leading zero, a sign or more than ten digits is no plain id (R1). */
const plainNumber = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN);

export const jobFromPath = (communityId: string, positionId: string): O.Option<Job> => {
  const community = parseCommunityId(plainNumber(communityId));
  const position = parsePositionId(plainNumber(positionId));
  return community._tag === 'Right' && position._tag === 'Right'
    ? O.some({ communityId: community.right, positionId: position.right })
    : O.none;
};

/** The destination of a path of this app, with or without a query and a trailing slash; none for anything else. */
export const fromPath = (path: string): O.Option<Destination> => {
  const bare = path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  const fixed = [root, signIn, myJobs, timeSlot].find((destination) => toPath(destination) === bare);
  if (fixed !== undefined) return O.some(fixed);
  const [empty, name, communityId, positionId, ...rest] = bare.split('/');
  if (empty !== '' || communityId === undefined || positionId === undefined || rest.length > 0) return O.none;
  if (name === 'schedule') return pipe(jobFromPath(communityId, positionId), O.map(schedule));
  return name === 'success' ? pipe(jobFromPath(communityId, positionId), O.map(scheduled)) : O.none;
};
