import * as E from 'fp-ts/Either';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import { known } from '../../domain/brand';
import { parseCommunityId, parsePositionId, type CommunityId, type PositionId } from '../../domain/ids/position-ids';
import { zoneOrDefault } from '../../domain/time/time-zone';
import { fromParser, mapped, number, text, withDefault, type Codec } from '../contract/codec';
import { allOf, recoded, type Part } from '../contract/record';
import { applicationParts } from '../contract/applications/application.wire';

/** An optional id; a missing one is 0, as for every number of a question. */
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

/** The job for the path in an answer; an id that the question leaves out is 0. */
export const jobIn = ({ community_id, position_id }: AskedJob): Job => ({
  communityId: community_id ?? known<CommunityId>(0),
  positionId: position_id ?? known<PositionId>(0),
});

const orElse = <Id extends number>(id: Codec<Id | undefined>, unnamed: Id): Codec<Id> =>
  mapped(
    id,
    (asked) => asked ?? unnamed,
    (asked) => asked,
  );

/**
 * The application that a question describes: missing numbers are 0, texts empty, can_reschedule flags true, counters not given. A missing job gets a
 * placeholder, because no answer depends on the job's id.
 */
export const askedApplication: Part<Application> = allOf<Application>({
  ...applicationParts,
  communityId: recoded(applicationParts.communityId, orElse(jobFields.community_id, known<CommunityId>(1))),
  positionId: recoded(applicationParts.positionId, orElse(jobFields.position_id, known<PositionId>(1))),
});

/** The position's zone; America/New_York if the question names no existing zone (R14). */
export const positionZone = mapped(withDefault(text, ''), zoneOrDefault, (zone): string => zone);
