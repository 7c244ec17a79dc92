import type { Application } from '../../domain/applications/application';
import type { Held } from '../../domain/applications/life-step';
import { printAppointment } from '../../domain/applications/appointment-moment';
import type { Mail } from '../ports/mailer';
import { appointmentWords } from '../applications/news.words';
import {
  changesLeft,
  contextOf,
  joining,
  needed,
  wayToAppointment,
  whenFor,
  type JobLetterTerms,
} from '../applications/job-letter.service';
import { letter } from '../words/letter';

/** The reminder of an appointment: the time in both zones, how to join or move it, and what to bring. No calendar entry: the calendar has it already. */
export const reminderMail = (terms: JobLetterTerms, held: Held, application: Application): Mail => {
  const { candidate, position } = terms;
  const { link } = wayToAppointment(terms, held);
  const [highlight = '', ...forYou] = whenFor(terms, held);
  const when = printAppointment(held.startsAt, held.slot, position.zone);
  return letter({
    to: candidate.email,
    greets: candidate.firstName,
    subject: `${appointmentWords.reminder}: ${position.positionName}, ${when}`,
    paragraphs: [appointmentWords.comesUp(contextOf(held.kind, position))],
    highlight,
    closing: [...forYou, ...joining(held, application), changesLeft(terms, application)],
    link,
    facts: needed(terms, held),
  });
};
