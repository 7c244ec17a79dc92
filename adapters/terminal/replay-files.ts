import * as E from 'fp-ts/Either';
import type { Case } from '../rules/chapter';
import type { Replayed } from '../rules/replay/replay';
import { anything, faultsOf, listOf, struct, withDefault, isObject } from '../contract/codec';

/* An import file as what is replayed: its applications and free times, with the fields of their positions. */

const list = withDefault(listOf(anything), []);
const importFile = struct({ positions: list, candidates: list, slots: list });
const applicationsOf = struct({ applications: list });

/** The card's appointment, in the fields that an application has on the wire. */
const appointmentOf = (application: Case): Case => {
  const stage = [application['interview'], application['onboarding'], application['onsite']].find(isObject);
  return stage === undefined
    ? {}
    : { schd_date: stage['slot_date'], slot_from: stage['slot_from'], slot_to: stage['slot_to'] };
};

/** Reads the content of an import file; or every fault. */
export const replayedIn = (content: unknown): E.Either<readonly string[], Replayed> => {
  const file = importFile.type.decode(content);
  if (E.isLeft(file)) return E.left(faultsOf(file.left));
  const { positions, candidates, slots } = file.right;
  const byId = new Map(positions.filter(isObject).map((position) => [position['position_id'], position]));
  const withPosition = (fields: Case): Case => ({ ...byId.get(fields['position_id']), ...fields });
  return E.right({
    applications: candidates.flatMap((candidate) => {
      const own = applicationsOf.type.decode(candidate);
      return E.isLeft(own)
        ? []
        : own.right.applications
            .filter(isObject)
            .map((application) => withPosition({ ...appointmentOf(application), ...application }));
    }),
    slots: slots.filter(isObject).map(withPosition),
    // A file has no history.
    acts: [],
  });
};
