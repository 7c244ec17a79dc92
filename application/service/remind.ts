import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { appointmentAhead } from '../../domain/applications/news';
import type { Instant } from '../../domain/time/instant';
import type { Store } from '../ports/unit-of-work';
import type { AppointmentNamed } from '../applications/appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from './dependencies';
import { mailUnseen } from '../chat/mail-unseen.service';
import { reminderMail } from '../scheduling/reminder-mail.service';
import { remindOfRecording } from '../recording/choose-recording.service';
import { readerOf } from '../applications/reader.service';

type Dependencies = Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'publicUrl' | 'secrets' | 'sendMails'>;

/** Queues the mail if the appointment is still ahead; otherwise drops the reminder. */
const queueOne = (store: Store, publicUrl: string, due: AppointmentNamed, now: Instant): FromStore<undefined> =>
  inOrder(function* () {
    const found = yield* take(store.applications.find(due.candidateId, due.positionId));
    const reader = yield* take(readerOf(store, due.candidateId));
    if (O.isNone(found) || O.isNone(reader)) return undefined;
    const { application, position } = found.value;
    const ahead = appointmentAhead(application, now);
    if (ahead?.stage !== due.stage) return undefined;
    const mail = reminderMail({ ...reader.value, publicUrl, position, now }, ahead, application);
    return yield* take(store.messages.remind(mail, now, due, ahead.startsAt));
  });

/** Takes one due reminder off the plan and queues its mail, in one unit of work. Answers whether there was one. */
const remindOne = ({ unitOfWork, clock, publicUrl }: Dependencies): FromStore<boolean> => {
  const now = clock.now();
  return unitOfWork.run((store) =>
    inOrder(function* () {
      const due = yield* take(store.reminders.takeDue(now));
      if (O.isSome(due)) yield* take(queueOne(store, publicUrl, due.value, now));
      return O.isSome(due);
    }),
  );
};

/**
 * Queues the reminders that are due, by the portal's own clock: the day before an appointment and two hours before (domain/applications/reminders).
 * They are planned at booking and deleted when the appointment is moved or released (decisions/008). After downtime the portal sends the reminders it
 * missed if the appointment has not begun, one mail per appointment. The second mail of a recording put off comes with them (R32), and the mails
 * about messages that stayed unseen (R39).
 */
export const remind =
  (deps: Dependencies): T.Task<undefined> =>
  async () => {
    let some = false;
    for (const next of [remindOne, remindOfRecording, mailUnseen])
      for (;;) {
        const one = await next(deps)();
        if (E.isLeft(one) || !one.right) break;
        some = true;
      }
    if (some) await deps.sendMails();
    return undefined;
  };
