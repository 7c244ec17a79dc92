import * as O from 'fp-ts/Option';
import type { ApplicationWithPosition } from '../../../../application/applications/applications.store';
import { positionId } from '../../../support/builders/applications';
import { email } from '../../../support/builders/identity';
import { date } from '../../../support/builders/time';
import { aCandidateRecord, aFile, anApplicationRecord } from './a-file';
import type { ImportedStore } from './importing';

/** An appointment as the file states it: the first time of `aFile()`. */
export const interview = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
/** The file with the given changes to its only application. */
export const withApplication = (changes: Readonly<Record<string, unknown>>) =>
  aFile({ candidates: [aCandidateRecord({ applications: [anApplicationRecord(changes)] })] });

export const applicationsOf = async (
  { ask }: ImportedStore,
  address: string,
): Promise<readonly ApplicationWithPosition[]> => {
  const candidate = await ask(({ candidates }) => candidates.withEmail(email(address)));
  return O.isSome(candidate) ? ask(({ applications }) => applications.of(candidate.value.id)) : [];
};

export const freeTimes = ({ ask }: ImportedStore) =>
  ask(({ slots }) => slots.free(positionId(101), 'video', { start: date('2026-12-01'), end: date('2026-12-31') }));
