import * as fc from 'fast-check';
import { toPath } from '../../../application/navigation/path';
import { destinationTags, rowOf } from '../../../application/navigation/routes';
import type { Destination } from '../../../application/navigation/destination';
import { communityId, positionId } from '../../support/builders/applications';
import { hiringManagerId } from '../../support/builders/chat';
import { destinations } from '../../support/arbitraries/destinations';

const ids = { communityId: communityId(42), positionId: positionId(4711) };

/* The compiler is the test: without the mistake that each line names, `npm run types` fails. */
const mistakes: readonly (() => Destination)[] = [
  // @ts-expect-error a schedule is of a position
  () => ({ _tag: 'Schedule', communityId: ids.communityId }),
  // @ts-expect-error a position is no community
  () => ({ _tag: 'Schedule', communityId: ids.positionId, positionId: ids.positionId }),
  // @ts-expect-error there is no such page of a closed position
  () => ({ _tag: 'PositionClosed', value: '3' }),
  // @ts-expect-error there is no such route
  () => ({ _tag: 'Nowhere' }),
];

describe('The route table [spec 1 §2, spec 2 §2.1]', () => {
  it('requires the right parameters of a route, and all of them', () => {
    expect(mistakes).toHaveLength(4);
  });

  it('has each path once, whatever its case and its names', () => {
    const paths = destinationTags.flatMap((tag) => [rowOf(tag).path, ...(rowOf(tag).also ?? [])]);
    const shapes = paths.map((path) => path.toLowerCase().replace(/:\w+/g, ':'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('admits without a session only those who may come without one [R3b, R46]', () => {
    const open = destinationTags.filter((tag) => ['public', 'way in'].includes(rowOf(tag).gate));
    expect(open.sort()).toEqual([
      ...[
        'AccessRefused',
        'Apply',
        'HowItWorks',
        'Interviewer',
        'PositionClosed',
        'ResumeLink',
        'SignIn',
        'SignInByLink',
      ],
      ...['SignInLink', 'SignUp', 'SocialSignIn', 'TechCheckTest'],
    ]);
  });

  it('requires a current job if the address names none [R3, R52]', () => {
    expect(destinationTags.filter((tag) => rowOf(tag).gate === 'job in hand')).toEqual([
      ...['SkillFilter', 'ScheduleInHand', 'InterviewCancelled', 'JoinScreen', 'DeclineOffer', 'DeclineOnsiteOffer'],
    ]);
  });

  it.each<[string, Destination]>([
    ['/skillfilter/selfRecordSuccess/42/4711', { _tag: 'SelfRecordScreeningSuccess', ...ids }],
    ['/selfRecordEnd/42/4711/skip', { _tag: 'SelfRecordEnd', ...ids, leftBy: 'skip' }],
    ['/selfRecordTour/42/4711/emailLink', { _tag: 'SelfRecordTour', ...ids, cameFrom: 'emailLink' }],
    ['/candidateChat', { _tag: 'Conversations' }],
    ['/candidateChat/42/4711/900', { _tag: 'Conversation', ...ids, hiringManagerId: hiringManagerId(900) }],
  ])('knows %s', (path, place) => {
    expect(toPath(place)).toBe(path);
  });

  it('prints only addresses of the portal: no other host, no script [R2]', () => {
    const portal = 'https://portal.example.org';
    fc.assert(
      fc.property(destinations, (destination) => {
        expect(toPath(destination)).toMatch(/^\/(?![/\\])[^\\]*$/);
        expect(new URL(toPath(destination), `${portal}/candidateslogin`).origin).toBe(portal);
      }),
    );
  });
});
