import type { SlotWithCapacity } from '../../../application/positions/slots.store';
import type { Application } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { Slot } from '../../../domain/positions/slot';
import { aCandidate, email } from '../../support/builders/identity';
import { anApplication } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import type { Subject } from './subject';

/** The position of `aPosition()` and `anApplication()`. */
export const job = aPosition().positionId;

/** Three half hours of one morning in Chicago, in order. */
export const nine = slot('2026-12-04', '09:00', '09:30');
export const tenThirty = slot('2026-12-04', '10:30', '11:00');
export const nextDay = slot('2026-12-05', '08:00', '08:30');
export const nineStarts = at('2026-12-04T15:00:00Z');
export const tenThirtyStarts = at('2026-12-04T16:30:00Z');

export const within = (start: Slot, end: Slot) => ({ start: start.date, end: end.date });

export const once = (...slots: readonly Slot[]): readonly SlotWithCapacity[] =>
  slots.map((one) => ({ slot: one, capacity: 1 }));

/** The given number of candidates, each with an application to the job; the job has these slots for video interviews. */
export const applicants = async (
  { act }: Subject,
  count: number,
  {
    slots = [],
    application = anApplication(),
  }: { readonly slots?: readonly SlotWithCapacity[]; readonly application?: Application } = {},
): Promise<readonly CandidateId[]> => {
  await act(({ provisioning }) => provisioning.putPosition(aPosition()));
  await act(({ provisioning }) => provisioning.putSlots(job, 'video', slots));
  const ids: CandidateId[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = await act(({ provisioning }) =>
      provisioning.putCandidate(aCandidate({ email: email(`candidate-${n}@example.org`) })),
    );
    await act(({ provisioning }) => provisioning.addApplication(id, application, undefined));
    ids.push(id);
  }
  return ids;
};

/** One candidate with an application. */
export const applicant = async (
  subject: Subject,
  given: Parameters<typeof applicants>[2] = {},
): Promise<CandidateId> => {
  const [id] = await applicants(subject, 1, given);
  if (id === undefined) throw new Error('There is no candidate');
  return id;
};

/** The element at that index, for runners that are numbered as candidates are. */
export const numbered = <A>(all: readonly A[], n: number): A => {
  const one = all[n % all.length];
  if (one === undefined) throw new Error('There is nothing to number');
  return one;
};

/** The candidate's application to the job as the list shows it. */
export const listed = async ({ act }: Subject, candidate: CandidateId): Promise<Application> => {
  const [first] = await act(({ applications }) => applications.of(candidate));
  if (first === undefined) throw new Error('There is no application');
  return first.application;
};
