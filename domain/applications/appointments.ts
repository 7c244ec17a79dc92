import type { Application, Appointment } from './application';
import { stageOf, type ApplicationStatus, type Stage } from './status-catalogue';

/* One appointment per stage (R27). What an application shows as its slot is that of the stage it is in. */

/** The appointment of the stage it is in, where both its slot and its instant are known. */
const current = ({ slot, scheduledAt }: Application): Appointment | undefined =>
  slot === undefined || scheduledAt === undefined ? undefined : { slot, startsAt: scheduledAt };

/** The slot that this stage holds, whichever stage the application is in. */
export const slotHeldIn = (stage: Stage, application: Application): Application['slot'] =>
  stage === stageOf(application.status) ? application.slot : application.otherAppointments[stage]?.slot;

/** The application in another status. When that belongs to another stage, the appointment stays with the old one and the new one's own is shown. */
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

/** Without the appointment of the stage it is in: its slot is free for others. */
export const freed = (application: Application): Application => ({
  ...application,
  slot: undefined,
  scheduledAt: undefined,
});
