import { declinedRedirect } from '../../../domain/applications/decline';
import { plainRule, type PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

export const applyingRules: PlainChapter = {
  name: 'applying',
  part: 'Applying',
  title: 'What becomes of an application once the candidate has applied?',
  rows: [
    plainRule(
      'applications/new-application',
      'new',
      'A new application has status 0 and applied status 0; how the interview is held, whether a resume is asked for and the moves come from the position.',
      ['R6a', 'spec 1 §3'],
      'what does a fresh application start with, status right after applying',
    ),
    {
      ...plainRule(
        'applications/apply-answer',
        'answer',
        "Applying again answers where the application stands: the screening, the choice of a time, already applied, or closed; a screening that was not passed is not repeated: 'You have already answered the questions for this job.'.",
        ['R6a', 'R6b'],
        'another try after a failed screening, retake the questions, another chance at the questionnaire',
      ),
      called: 'apply again, not selected',
    },
    plainRule(
      'applications/open-position',
      'closed-advert',
      'A closed advert takes no new interviews on any page of its job; a candidate who has an interview or is past it continues.',
      ['R71'],
      'job taken down or taken offline, job no longer published, position is closed while a candidate is in process, job ad removed, vacancy filled, still has the old link of a closed job, what happens to the link of an ad that was taken down',
    ),
    plainRule(
      'applications/closed-page',
      'closed-page',
      "The page that a job is closed says why: 'Seems like you have already applied for the job.', recorded, recorded and submitted, or 'We are sorry to inform you that, currently this position is closed.'. A Reschedule button stands beside the first, unless the kind is self-record without onboarding.",
      ['R7'],
      'page says position closed, why does it say already applied',
    ),
    plainRule(
      'applications/open-screening',
      'screening',
      'The screening is open until it is answered.',
      ['R6a'],
      'how long are the questions open, finish the questionnaire later',
    ),
    plainRule(
      'positions/external-application',
      'elsewhere',
      "Where the employer's own site takes applications, Apply leads there in a new tab; only a plain http or https address is followed.",
      ['R6a', 'spec 1 §4'],
      "apply on the employer's own website, external application, application on another site",
    ),
    {
      id: 'confirmation',
      says: "After the employer's own site was opened, the portal asks whether the application there is done: 'Yes' counts it as applied, 'No' changes nothing.",
      asked:
        'application confirmation dialog, have you applied on the site of the employer, confirm the external application, did you finish the application there',
      cites: ['R6a', 'R10'],
      code: 'domain/positions/external-application.ts',
    },
    {
      id: 'external-form',
      says: "Where the employer has an external application form, it opens by itself when the timer after the booking has run out, or by 'Click Here'.",
      asked:
        'form of the employer after the booking, countdown after booking, external application url, click here after scheduling, another form opens',
      cites: ['spec 1 §2'],
      code: 'application/applications/external-form.live.ts',
    },
  ],
};

export const turnsRules: PlainChapter = {
  name: 'turns',
  part: 'The job card',
  title: 'Whose turn is it, and what is mailed about it?',
  rows: [
    plainRule(
      'applications/next-step',
      'next',
      "What comes next is the booked appointment; without one, the candidate's first button that can be pressed; without one, the employer's move.",
      ['R13a'],
      'what is the next step, whose turn is it, who has to act next, waiting for whom',
    ),
    plainRule(
      'applications/appointments',
      'freed',
      'Each stage keeps its own appointment; one that does not take place gives its place back to others.',
      ['R27'],
      'is the slot free for others again, who gets the place that was given up',
    ),
    plainRule(
      'applications/appointment-phase',
      'over',
      'An appointment is over from the end of its slot on, or an hour after its start if no slot is known; one without a time never passes.',
      [],
      'when is an appointment over or done, how long does an interview last',
    ),
    plainRule(
      'applications/time-offer',
      'stage',
      'Schedule takes the time of the stage at hand: the interview, the onboarding or the onsite meeting; after a recorded interview, the onboarding.',
      ['R10a'],
      'which time does Schedule take, interview or onboarding',
    ),
    plainRule(
      'applications/news',
      'news',
      'Each act on an application is mailed to the candidate, and the entry in their calendar follows; no mail is sent when an interview was held, for a block, and for an upload, which its page confirms.',
      [],
      'which mails does a candidate get, is the candidate told or notified when something changes, do they get an email about it, calendar entry',
    ),
    plainRule(
      'applications/history',
      'history',
      "A candidate reads what happened to the application by days: their own acts, the employer's acts that have a mail, files that arrived, and once a day that resume or recorded answers were opened, never by whom; a block has no line.",
      ['R69'],
      'history of an application, log of what happened, who opened or read my resume, has the employer looked at my resume',
    ),
    plainRule(
      'applications/decline',
      'decline',
      `An offer is declined only in status 1, an invitation only in 32, each with a reason; thanks are shown for ${sayLength(declinedRedirect)}.`,
      ['R27', 'spec 2 §4.8'],
      'say why the offer or the invitation is declined, reason for declining, does she have to give a reason when turning down the offer or the onsite visit, no thanks to the invitation',
    ),
    plainRule(
      'applications/later-stage',
      'later-stage',
      'Onsite shows Schedule and Decline in status 32 and Reschedule in any other; onboarding shows Schedule without an appointment and Reschedule with one.',
      ['R17', 'spec 2 §4.8'],
      'buttons on the onsite or onboarding page, decline button is missing',
    ),
    plainRule(
      'applications/schedule-or-cancel',
      'from-mail',
      'Who follows a mail to change an appointment can move it and cancel it there, as far as the card would let them.',
      ['R16', 'R18', 'R10b'],
      'change the appointment from a link in the mail, cancel by mail link',
    ),
  ],
};
