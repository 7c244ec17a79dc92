import { operatorTurns, type OperatorNeed, type OperatorTurn } from '../../../domain/applications/operator-acts';
import { finishedStatuses } from '../../../domain/applications/turns';
import { named } from '../../../domain/applications/status-catalogue';
import { givenUpAfter } from '../../../domain/applications/funnel';
import { asWords, listed, sayStatus } from '../chapters/words';
import type { PlainChapter, PlainRule } from '../plain-chapter';
import { sayLength } from './units';

const statuses = (all: OperatorTurn['from']): string =>
  listed(
    all.map((name) => sayStatus(named(name))),
    'or',
  );

const needs: Readonly<Record<OperatorNeed, string>> = {
  application: ', once the candidate has submitted something',
  appointment: ', once a live interview was arranged',
  interview: ', once an interview was arranged or a recording submitted',
  outcome: '; before the interview was held, only after a submitted recording',
};

/** Other names for the employer's actions. */
const calledAlso: Readonly<Record<string, string>> = {
  review: 'looked at the application',
  'interview-held': 'interview took place, they came to the interview',
  transfer: 'hand an applicant over to another community',
  'invitation-expired': 'did not answer the invitation',
  'onsite-held': 'they came to the visit, the visit took place',
  'onsite-candidate-no-show': 'did not come to the visit',
  'cancel-onsite': 'employer cancels the visit',
  'not-onboarded': 'will not start work',
  'cancel-onboarding': 'employer cancels the onboarding',
  'onboarding-candidate-no-show': 'did not come to the onboarding',
  offer: 'when may the employer offer, make a job offer, extend an offer',
  'take-offer-back': 'withdraw an offer, revoke the offer, rescind',
  'invite-to-onsite': 'invite a candidate onsite, get somebody in for a visit',
  'not-selected': 'not selected, turn a candidate down, reject a candidate or an applicant, pass on somebody',
  'ask-for-new-time': 'employer asks for a new time, employer reschedules',
  'offer-expired': 'let an offer expire',
  onboarded: 'hire a candidate, they started work',
  'cancel-interview': 'employer cancels the interview, I need to cancel an interview',
  'candidate-no-show': 'report that the candidate did not come, mark as no show',
  'interviewer-no-show': 'report that the interviewer did not come',
};

const rowOf = ([act, { from, to, needs: need, frees }]: readonly [string, OperatorTurn]): PlainRule => ({
  id: act,
  called: `employer ${act}`,
  says:
    `The employer may say '${asWords(act)}' in ${statuses(from)}${need === undefined ? '' : needs[need]}. ` +
    `The application is then ${sayStatus(named(to))}${frees ? ', and a time that was held is free again' : ''}.`,
  asked: `when may the employer ${asWords(act)}. ${calledAlso[act] ?? ''}`,
  cites: ['R27', 'spec 1 §4'],
  code: 'domain/applications/operator-acts.ts',
});

export const employerRules: PlainChapter = {
  name: 'employer-acts',
  part: 'The job card',
  title: 'When may the employer do what, and which status follows?',
  rows: [
    ...Object.entries(operatorTurns).map(rowOf),
    {
      id: 'block',
      says: 'The employer may block a candidate in any status: the card then offers nothing. Unblocking gives the actions back.',
      asked:
        'block or unblock a candidate, ban a candidate, what does a blocked candidate see, how do I block somebody, unban, undo a block, lift the ban',
      cites: ['R10', 'R27'],
      code: 'domain/applications/operator-acts.ts',
    },
  ],
};

export const movesRules: PlainChapter = {
  name: 'moves',
  part: 'The job card',
  title: 'What uses a move, and when has an application ended?',
  rows: [
    {
      id: 'used',
      says: "A move is used when the candidate gives up a held time, by moving it or by 'Reschedule later', and when a candidate who did not come chooses a new time.",
      asked:
        'what counts as a reschedule, which acts use a move, does reschedule later count, does a candidate no show count, what does it cost a candidate not to come, penalty for missing the interview, does moving count, which reschedules count, what happens to the moves when the candidate stayed away, does a no show use one up, costs a candidate who did not come a move',
      cites: ['R10', 'R27'],
      code: 'domain/applications/moves.ts',
    },
    {
      id: 'number',
      called: 'how often an appointment may be moved',
      says: "An appointment may be moved as often as its counter allows; at 0, or with a flag that is false, it can't be rescheduled. Without a counter there is no limit.",
      asked:
        'how many reschedules or moves are left for an interview, an onboarding or an onsite visit, how many times may I reschedule, how often can an interview be moved, maximum number of reschedules, reschedule limit, how many changes of the time are allowed, another reschedule, why can it not be rescheduled any more',
      cites: ['R10', 'spec 1 §6'],
      code: 'domain/applications/moves.ts',
    },
    {
      id: 'free',
      says: "What the employer caused never uses a move: an interviewer or a manager who did not come, a new time that the employer asks for. Nor does choosing a time after 'Reschedule later'.",
      asked:
        'does an interviewer no show cost a move, free reschedule, manager did not come, reschedule without losing a move, is the candidate punished when the employer or the interviewer is at fault, manager is sick, employer cancels or wants another time, does it count against the candidate, costs no move',
      cites: ['R10', 'R36'],
      code: 'domain/applications/moves.ts',
    },
    {
      id: 'per-stage',
      says: 'Video interviews, interviews in person, onboarding and onsite meetings each count their own moves, and each stage keeps a time of its own.',
      asked:
        'separate counters, one appointment per stage, are moves counted together, separate moves for onsite and onboarding, moves of video and in person',
      cites: ['R10', 'R27'],
      code: 'domain/applications/card-actions.ts',
    },
    {
      id: 'finished',
      says: `An application has ended in ${statuses(finishedStatuses)}: it takes no act of the candidate any more.`,
      asked:
        'finished applications, which statuses are final, is an application over, closed application, can a withdrawal be undone, is it final, when is an application over or closed, can anything be done after a rejection, changed their mind after withdrawing, come back after declining',
      cites: ['R27', 'spec 1 §4'],
      code: 'domain/applications/turns.ts',
    },
  ],
};

export const webhookRules: PlainChapter = {
  name: 'webhooks',
  part: 'The job card',
  title: "How are the employer's own systems told what happened?",
  rows: [
    {
      id: 'tried-again',
      says: 'What a receiver does not accept is told again, each pause twice as long and never quite the same, the later events of that application after it; a receiver that answers 410 is told nothing more, and one that accepts nothing at all is switched off.',
      asked:
        "webhook failed, is it sent again, how often is a delivery tried, the employer's system was down, order of events, receiver is away",
      cites: [],
      code: 'domain/webhooks/delivery.ts',
    },
    {
      id: 'addresses',
      says: 'A receiver is called over https at a public address; in private networks only where the deployment allows it, and there alone without encryption. Every address that its name has must be allowed.',
      asked:
        'which addresses may a webhook have, localhost or internal address, webhook without https, private network',
      cites: [],
      code: 'domain/webhooks/receiver-address.ts',
    },
    {
      id: 'signed',
      says: 'Each event is signed with its id, the moment of this try and its content; after a change of the secret the old one signs along for a while.',
      asked: 'signature of a webhook, change the secret of a webhook, is it really from the portal',
      cites: [],
      code: 'domain/webhooks/signing.ts',
    },
  ],
};

export const funnelRules: PlainChapter = {
  name: 'funnel',
  part: 'The job card',
  title: 'How does the employer see what becomes of applications?',
  rows: [
    {
      id: 'funnel-steps',
      called: 'the steps of the funnel',
      says: 'Applied, screened, booked, held, offered, started: each counts once, when an event first tells it or could only come after it, as a missed interview comes after its booking; who reached a step has reached those before it. A recorded interview is booked with its first answer, and held when it is submitted.',
      asked:
        'funnel, how far do applicants come, how many applied, answered the screening, came to the interview and were hired, conversion, published numbers',
      cites: [],
      code: 'domain/applications/funnel.ts',
    },
    {
      id: 'left',
      called: 'who left',
      says: `A candidate has left who withdrew or declined, let an offer or an invitation expire, or did nothing for ${sayLength(givenUpAfter)} though it was their turn; an application that the employer closed or blocked is a refusal.`,
      asked:
        'where do we lose candidates, drop-off, ghosting, candidates who gave up, went silent, abandoned applications',
      cites: [],
      code: 'domain/applications/funnel.ts',
    },
    {
      id: 'funnel-weeks',
      called: 'the weeks of the funnel',
      says: 'A step of the funnel counts from Monday to Sunday where the job is, when it was reached: what is over keeps its numbers. The time from step to step is the median of whole hours.',
      asked: 'weekly numbers, time to hire, median time from applying to the interview or the offer',
      cites: [],
      code: 'domain/applications/funnel-sums.ts',
    },
    {
      id: 'history-brought',
      called: 'the history of an application from another portal',
      says: 'An application that comes from another portal may bring its history along: each event is of the same candidate, position and community, the first one is there, none is missing, they are in their order, and none is still to come.',
      asked:
        'import with history, application moves from another portal, which history is accepted in an import, events of another candidate',
      cites: [],
      code: 'domain/applications/history-faults.ts',
    },
  ],
};
