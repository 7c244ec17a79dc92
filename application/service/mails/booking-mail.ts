import type { Email } from '../../../domain/identity/email';
import type { Position } from '../../../domain/positions/position';
import { localMoment } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import { myJobs, toPath } from '../../navigation/destination';
import type { Mail } from '../../ports/mailer';
import { letter } from './letter';

/** The mail that confirms a booked video interview: what, when (with the zone's name), where to look it up. */
export const bookingMail = (news: {
  readonly to: Email;
  readonly firstName: string;
  readonly position: Position;
  readonly startsAt: Instant;
  readonly publicUrl: string;
}): Mail => {
  const { day, time, zoneLong } = localMoment(news.startsAt, news.position.zone);
  return letter({
    to: news.to,
    subject: `You're booked: ${news.position.positionName}, ${day}, ${time}`,
    greeting: news.firstName,
    paragraphs: [`Your video interview for ${news.position.positionName} at ${news.position.communityName} is booked.`],
    highlight: `${day}, ${time} (${zoneLong})`,
    closing: ['You find the details in My Job Applications. You can join from 10 minutes before it starts.'],
    link: { label: 'My Job Applications', url: `${news.publicUrl}${toPath(myJobs)}` },
  });
};
