import type { Application, Appointment } from './application';
import { beforeTheOutcome, isAnyOf, stageOf, type ApplicationStatus } from './status-catalogue';
import type { Stage } from '../positions/kinds';

/* One appointment per stage (R27). An application shows the slot of its current stage. */

/** The appointment of the current stage, if both its slot and its instant are known. */
const current = ({ slot, scheduledAt }: Application): Appointment | undefined =>
  slot === undefined || scheduledAt === undefined ? undefined : { slot, startsAt: scheduledAt };

/** The appointment of this stage, whichever stage the application is in. */
export const appointmentIn = (stage: Stage, application: Application): Appointment | undefined =>
  stage === stageOf(application.status) ? current(application) : application.otherAppointments[stage];

/** Statuses with an appointment that should take place: booked, and for an interview also reviewed or shortlisted. */
const expected = [...beforeTheOutcome, 'onboarding scheduled', 'onsite scheduled'] as const;

/** Whether the appointment of the current stage should take place. In other statuses it is history and stays (R27). */
export const isExpected = ({ slot, status }: Pick<Application, 'slot' | 'status'>): boolean =>
  slot !== undefined && isAnyOf(status, expected);

/** Statuses after an appointment that one side did not come to. */
const missed = [
  'candidate no show',
  'interviewer no show',
  'onboarding candidate no show',
  'onboarding manager no show',
  'onsite candidate no show',
  'onsite manager no show',
] as const;

/** Whether somebody did not come to the appointment of the current stage: its time stays as history (R27). */
export const wasMissed = ({ status }: Pick<Application, 'status'>): boolean => isAnyOf(status, missed);

/** The slot held for this stage, whichever stage the application is in. */
export const slotHeldIn = (stage: Stage, application: Application): Application['slot'] =>
  stage === stageOf(application.status) ? application.slot : application.otherAppointments[stage]?.slot;

/** The application in another status. If that changes the stage, the old stage keeps its appointment and the new stage's appointment is shown. */
export const inStatus = (status: ApplicationStatus, application: Application): Application => {
  const before = stageOf(application.status);
  const after = stageOf(status);
  if (before === after) return { ...application, status };
  const shown = application.otherAppointments[after];
  return {
    ...application,
    status,
    slot: shown?.slot,
    scheduledAt: shown?.startsAt,
    otherAppointments: { ...application.otherAppointments, [before]: current(application), [after]: undefined },
  };
};

/** The application without its current appointment; the slot is free for others. */
export const freed = (application: Application): Application => ({
  ...application,
  slot: undefined,
  scheduledAt: undefined,
});
