import * as E from 'fp-ts/Either';
import type { Job } from '../../application/navigation/destination';
import type { Application } from '../../domain/applications/application';
import { known } from '../../domain/brand';
import { parseCommunityId, parsePositionId, type CommunityId, type PositionId } from '../../domain/positions/ids';
import { zoneOrDefault } from '../../domain/time/time-zone';
import { fromParser, mapped, number, text, withDefault, type Codec } from '../contract/codec';
import { applicationFields, fromWireApplication, type WireApplication } from '../contract/wire/application';

/** An id that may be missing, as every number of a question may: then it is 0. */
const idOrNothing = <Id extends number>(
  name: string,
  parse: (n: number) => E.Either<unknown, Id>,
): Codec<Id | undefined> =>
  fromParser({
    name,
    wire: withDefault(number, 0),
    parse: (n): E.Either<unknown, Id | undefined> => (n === 0 ? E.right(undefined) : parse(n)),
    print: (id) => id ?? 0,
  });

/** The ids of a question: rules about one application don't need them. */
export const jobFields = {
  community_id: idOrNothing('a community id', parseCommunityId),
  position_id: idOrNothing('a position id', parsePositionId),
} as const;

interface AskedJob {
  readonly community_id: CommunityId | undefined;
  readonly position_id: PositionId | undefined;
}

/** The job whose number stands in a path. A question that names none gets 0, as every missing number. */
export const jobIn = ({ community_id, position_id }: AskedJob): Job => ({
  communityId: community_id ?? known<CommunityId>(0),
  positionId: position_id ?? known<PositionId>(0),
});

/** The fields of an application in a question: missing numbers are 0, texts empty, can_reschedule flags true, counters not given. */
export const askedFields = { ...applicationFields, ...jobFields } as const;

type Asked = Omit<WireApplication, keyof AskedJob> & AskedJob;

/** The application that a question describes. The job stands for one that isn't named: no answer tells jobs apart. */
export const applicationIn = (asked: Asked): Application =>
  fromWireApplication({
    ...asked,
    community_id: asked.community_id ?? known<CommunityId>(1),
    position_id: asked.position_id ?? known<PositionId>(1),
  });

/** The position's zone; America/New_York where the question names none that exists (R14). */
export const positionZone = mapped(withDefault(text, ''), zoneOrDefault, (zone): string => zone);
