import type { Application } from '../../domain/applications/application';
import type { MoveKind } from '../../domain/positions/kinds';
import type { Held } from '../../domain/applications/life-step';
import type { News, Topic } from '../../domain/applications/news';
import { stageOf } from '../../domain/applications/status-catalogue';
import { printAppointment } from '../../domain/applications/appointment-moment';
import type { Mail } from '../ports/mailer';
import { appointmentEntry } from './calendar-entry.words';
import { appointmentWords, newsWords } from './news.words';
import {
  changesLeft,
  contextOf,
  factLines,
  joining,
  needed,
  techCheckLink,
  wayOn,
  wayToAppointment,
  whenFor,
  type JobLetterTerms,
} from './job-letter.service';
import { letter } from '../words/letter';

/** What the mail about an act is written from. */
export interface NewsToTell extends JobLetterTerms {
  readonly news: News;
  readonly before: Application;
  readonly after: Application;
  /** How often this appointment was booked, moved or canceled. */
  readonly acts: number;
}

/** Mails about a time have it in their subject: the appointment's time, or the one that no longer counts. */
const aboutATime: Readonly<Partial<Record<Topic, 'stands' | 'was' | 'canceled'>>> = {
  booked: 'stands',
  moved: 'stands',
  'on-again': 'stands',
  'candidate-missed': 'was',
  'employer-missed': 'was',
  'put-off': 'canceled',
  withdrawn: 'canceled',
  canceled: 'canceled',
  off: 'canceled',
  'new-time-asked': 'canceled',
};

/** Mails that open a later stage say where it takes place and what to bring. */
const opens: Readonly<Partial<Record<Topic, MoveKind>>> = { invited: 'onsite', offered: 'onboarding' };

/** The appointment of the act's stage, before the act. */
const heldBefore = ({ slot, scheduledAt, status }: Application, { kind }: News): Held | undefined =>
  slot === undefined || scheduledAt === undefined
    ? undefined
    : { stage: stageOf(status), kind, slot, startsAt: scheduledAt };

/** The mail's large line: the time, the time that no longer counts, or the job. */
const highlightOf = ({ news: { topic }, position }: NewsToTell, when: string | undefined): string => {
  const about = aboutATime[topic];
  if (when === undefined || about === undefined) return `${position.positionName}, ${position.communityName}`;
  return about === 'canceled' ? appointmentWords.canceled(when) : when;
};

/**
 * The mail about an act: what happened, what it means, what to do next with its link, and what is known of the job. If an appointment is booked, moved or canceled, the calendar
 * entry is attached.
 */
export const newsMail = (told: NewsToTell): Mail => {
  const { news, before, after, position, candidate, publicUrl, acts } = told;
  const { topic, kind, calendar } = news;
  const context = contextOf(kind, position);
  const { subject, happened, means } = newsWords[topic](context);
  const held = calendar?.appointment ?? heldBefore(before, news);
  const when = held && printAppointment(held.startsAt, held.slot, position.zone);
  const isAboutIt = aboutATime[topic] !== undefined;
  const head = {
    to: candidate.email,
    greets: candidate.firstName,
    subject: `${subject}: ${position.positionName}, ${isAboutIt && when !== undefined ? when : position.communityName}`,
    paragraphs: [happened],
    calendar:
      calendar &&
      appointmentEntry(calendar.appointment, {
        ...{ publicUrl, position, acts },
        ...{ candidateId: candidate.id, canceled: calendar.what === 'cancel' },
      }),
  };
  if (calendar?.what === 'put') {
    const { link } = wayToAppointment(told, calendar.appointment);
    const say = changesLeft(told, after);
    const [highlight = '', ...forYou] = whenFor(told, calendar.appointment);
    return letter({
      ...head,
      highlight,
      closing: [...forYou, ...joining(calendar.appointment, after), say],
      link,
      also: calendar.appointment.kind === 'video' ? techCheckLink(publicUrl, position) : undefined,
      facts: needed(told, calendar.appointment),
    });
  }
  const { say, link } = wayOn(told, after);
  const stage = opens[topic];
  const closing = [
    ...(calendar === undefined || isAboutIt || when === undefined
      ? []
      : [appointmentWords.willNotTakePlace(context, when)]),
    ...(means === undefined ? [] : [means]),
    say,
  ];
  const facts = stage === undefined ? [] : factLines(told, stage);
  return letter({ ...head, highlight: highlightOf(told, when), closing, link, facts });
};
