import * as RA from 'fp-ts/ReadonlyArray';
import { funnelSteps } from '../../../domain/applications/funnel';
import {
  laterSteps,
  weekCounts,
  type FunnelNumbers,
  type LeftAfter,
  type RefusedAfter,
  type WeekCount,
} from '../../../domain/applications/funnel-sums';
import {
  mostPositions,
  type FunnelOfPosition,
  type FunnelSeen,
} from '../../../application/operator/operator-funnel.port';
import { seeFunnel } from '../../contract/operator/operator-funnel.calls';
import { table } from '../table';
import { asNumber, command, nextPage, type OperatorCommand } from './command';

const inWords = (count: WeekCount): string => (count === 'employer-no-shows' ? "employer's no-shows" : count);

const sayWeeks = ({ weeks }: FunnelNumbers): readonly string[] => {
  const sums = weekCounts.map((count) => weeks.reduce((sum, { counts }) => sum + counts[count], 0));
  return table([
    ['week of', ...weekCounts.map(inWords)],
    ...weeks.map(({ week, counts }) => [week, ...weekCounts.map((count) => String(counts[count]))]),
    ['together', ...sums.map(String)],
  ]);
};

/** `5 h`, from two days on also in days. */
const sayHours = (hours: number): string =>
  hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days ${hours % 24} h`;

const sayTimes = ({ hours }: FunnelNumbers): readonly string[] =>
  RA.zip(laterSteps)(funnelSteps).flatMap(([from, to]) => {
    const length = hours[to];
    return length === undefined ? [] : [`From ${from} to ${to}: ${sayHours(length)} (median)`];
  });

const sayLeft = ({ after, gaveUp, silent }: LeftAfter): string =>
  `Left after ${after}: ${gaveUp} gave up, ${silent} without a word`;

const sayRefused = ({ reason, after, count }: RefusedAfter): string => `${reason} after ${after}: ${count}`;

const sayPosition = (one: FunnelOfPosition): string =>
  [
    `Position ${one.positionId} (community ${one.communityId})`,
    ...sayWeeks(one),
    ...sayTimes(one),
    ...one.left.map(sayLeft),
    ...one.refusals.map(sayRefused),
  ].join('\n');

const sayFunnel = ({ positions }: FunnelSeen): string =>
  positions.length === 0 ? 'Nothing happened.' : positions.map(sayPosition).join('\n\n');

/** What an operator reads in numbers. */
export const funnelCommands: readonly OperatorCommand[] = [
  command({
    name: 'funnel',
    usage: '[--position ID] [--community ID] [--from DAY] [--to DAY]',
    options: { position: 'position_id', community: 'community_id', from: 'from', to: 'to' },
    call: seeFunnel,
    wire: ({ position, community, from, to }) => ({
      ...{ position_id: asNumber(position), community_id: asNumber(community) },
      ...{ from, to, limit: mostPositions },
    }),
    ask: (side) => side.seeFunnel,
    say: sayFunnel,
    pages: {
      following: nextPage,
      joined: (first, second) => ({ ...second, positions: [...first.positions, ...second.positions] }),
    },
  }),
];
