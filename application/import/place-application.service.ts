import * as O from 'fp-ts/Option';
import type { Application } from '../../domain/applications/application';
import type { InterviewKind, MoveKind, Stage } from '../../domain/positions/kinds';
import { slotKindOf, type SlotKind } from '../../domain/positions/slot-kind';
import { stageOf } from '../../domain/applications/status-catalogue';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import type { Slot } from '../../domain/positions/slot';
import { remindersDue } from '../../domain/applications/reminders';
import { instantAt } from '../../domain/time/zoned';
import { inOrder, take } from '../in-order';
import { joinPath } from '../navigation/join-link';
import type { Store } from '../ports/unit-of-work';
import type { HeldAppointment } from '../applications/appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { keepCarried } from './keep-carried.service';
import type { PreparedFiles } from './prepare-files.service';
import type { NewApplication, RecordReason } from './records.service';

/** An employer's own room, or a phone conference, counts as the link to the interview (R12, R49). */
const isLive = ({ room, interviewPreference, voiceApp, joinCode }: NewApplication['particulars']): boolean =>
  room !== undefined || (interviewPreference === 'audio' && voiceApp !== undefined && joinCode !== undefined);

/** A booked video interview always has a link, here as at a booking: the address of /join (R27, R50). */
const isVideo = ({ stage, kind }: HeldAppointment): boolean => stage === 'interview' && kind === 'video';

/** The new application: whatever the record leaves out comes from the position. */
const applicationTo = (position: Position, given: NewApplication, all: readonly HeldAppointment[]): Application => {
  const allowance = (kind: MoveKind) => ({
    flag: given.allowances[kind].flag,
    left: given.allowances[kind].left ?? position.moveLimits[kind],
  });
  const { booked: _, particulars: __, carried: ___, resumes, ...own } = given;
  const current = stageOf(given.status);
  const held = all.find(({ stage }) => stage === current);
  const other = (stage: Stage) => all.find((one) => one !== held && one.stage === stage);
  return {
    ...own,
    meetingLink: given.meetingLink ?? (isLive(given.particulars) || all.some(isVideo) ? joinPath(position) : undefined),
    communityId: position.communityId,
    interviewKind: given.interviewKind ?? position.interviewKind,
    onboarding: given.onboarding ?? position.onboarding,
    resume: given.resume ?? position.resume,
    hasResume: given.hasResume || resumes.length > 0,
    slot: held?.slot,
    scheduledAt: held?.startsAt,
    otherAppointments: { interview: other('interview'), onboarding: other('onboarding'), onsite: other('onsite') },
    allowances: {
      video: allowance('video'),
      'in-person': allowance('in-person'),
      onboarding: allowance('onboarding'),
      onsite: allowance('onsite'),
    },
  };
};

const slotKindIn = (stage: Stage, interviewKind: InterviewKind | undefined): SlotKind => {
  if (stage !== 'interview') return stage;
  return interviewKind === undefined ? 'video' : slotKindOf[interviewKind];
};

/** The stages that can hold an appointment, one each (R27). */
export const stages = ['interview', 'onboarding', 'onsite'] as const satisfies readonly Stage[];

/** The appointment of a stage in this slot, or why there is none. */
export const appointmentAt = (
  position: Position,
  given: NewApplication,
  stage: Stage,
  slot: Slot,
): HeldAppointment | Extract<RecordReason, { readonly _tag: 'NoInterview' | 'SlotTimeSkipped' }> => {
  const interviewKind = given.interviewKind ?? position.interviewKind;
  if (stage === 'interview' && interviewKind === undefined) return { _tag: 'NoInterview', slot };
  const start = instantAt(slot.date, slot.from, position.zone);
  return O.isNone(start)
    ? { _tag: 'SlotTimeSkipped', stage, slot }
    : { stage, kind: slotKindIn(stage, interviewKind), slot, startsAt: start.value };
};

/** What placing an application needs from the world. */
export type PlaceDependencies = Pick<ServiceDependencies, 'clock' | 'files'>;

/** About how many rows an application writes. */
export const rowsOf = ({ carried, resumes }: NewApplication): number =>
  2 + carried.history.length + carried.videos.length + resumes.length;

/**
 * Adds a checked application with the appointments of its stages and plans their reminders. An existing application is left unchanged, with its slot; no
 * reminders are planned for another time than it has booked.
 */
export const placeApplication =
  (store: Store, candidateId: CandidateId, { clock, files }: PlaceDependencies, sent: PreparedFiles) =>
  (position: Position, given: NewApplication): FromStore<undefined> => {
    const appointments = stages.flatMap((stage) => {
      const slot = given.booked[stage];
      const held = slot && appointmentAt(position, given, stage, slot);
      return held === undefined || '_tag' in held ? [] : [held];
    });
    const { positionId } = position;
    const now = clock.now();
    const { particulars } = given;
    const saysMore = Object.values(particulars).some((value) => value !== undefined);
    return inOrder(function* () {
      const there = saysMore ? yield* take(store.applications.find(candidateId, positionId)) : O.none;
      const application = applicationTo(position, given, appointments);
      if (yield* take(store.provisioning.addApplication(candidateId, application, ...appointments)))
        yield* take(keepCarried(store, { candidateId, position, application, given, now }, files, sent));
      if (saysMore && O.isNone(there))
        yield* take(store.provisioning.addParticulars(candidateId, positionId, particulars));
      for (const { stage, startsAt } of appointments)
        yield* take(store.reminders.plan({ candidateId, positionId, stage }, startsAt, remindersDue(startsAt, now)));
      return undefined;
    });
  };
