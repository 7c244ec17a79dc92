import type { Mail } from '../../../application/ports/mailer';
import { email } from './identity';
import { at } from './time';

/** A mail to nobody in particular, with a calendar entry. */
export const aMail = (subject: string): Mail => ({
  to: email('maria.santos@example.org'),
  subject,
  text: 'Hello Maria,\n',
  html: '<p>Hello Maria,</p>',
  calendar: {
    uid: 'interview-4711-1@portal.example.org',
    revision: 218_500_000,
    canceled: false,
    startsAt: at('2026-12-04T17:00:00Z'),
    endsAt: at('2026-12-04T17:30:00Z'),
    title: 'Caregiver: video interview',
    place: 'Online',
    details: 'Linden Court',
    url: 'https://portal.example.org/candidateportal',
  },
});
