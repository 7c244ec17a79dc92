import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as O from 'fp-ts/Option';
import type { OperatorSide } from '../../../application/operator/operator.port';
import { plus } from '../../../domain/time/instant';
import { aCandidateRecord, aFile, anApplicationRecord } from '../../adapters/server/import/a-file';
import { positionId } from '../builders/applications';
import { email } from '../builders/identity';
import { answerOf } from './answers';
import { load, sideOf } from './operator-side';
import { aWorld, type Given } from './world';

/* An empty portal that imports one candidate with an application, from a folder with resumes and recorded answers. */

export const address = 'maria.santos@example.org';
export const sought = { email: email(address), candidateId: undefined, positionId: positionId(101) };

export const importingFrom = async (folder: string, changes: Partial<Given> = {}) => {
  const world = await aWorld({ positions: [], applicants: [], ...changes });
  const side = await sideOf(world);
  const path = join(folder, 'may.json');
  const kept = () => answerOf(world.dependencies.files.keptBefore(plus(world.clock.now(), 1)));
  return {
    ...{ world, side, kept },
    /** `more`: other records of the file. */
    load: async (
      resumes: readonly object[],
      of: OperatorSide = side,
      applications = [anApplicationRecord()],
      more: object = {},
    ) => {
      writeFileSync(
        path,
        JSON.stringify(aFile({ candidates: [aCandidateRecord({ applications, resumes })], ...more })),
      );
      const loaded = await load(of, [path]);
      return 'candidates' in loaded ? loaded : loaded.map((line) => line.replace(`${path}: `, ''));
    },
    isEmpty: async () => ({
      files: await kept(),
      candidate: await world.behind(({ candidates }) => candidates.withEmail(sought.email)),
      isEmpty: await world.behind(({ provisioning }) => provisioning.isEmpty()),
    }),
  };
};

/** What `isEmpty` answers while nothing was stored. */
export const nothing = { files: [], candidate: O.none, isEmpty: true };
