import { cancelWords, sayCancelButton, sayCancellation } from '../../../application/applications/canceling.words';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cancellationOf } from '../../../domain/applications/cancellation';
import { chapter } from '../chapter';
import { is, yes } from '../table';
import { cancelQuestion, cancelRule } from '../questions/cancel';
import { heldInterview } from './examples';
import { applicationForm } from './form';
import { kindInput, onboardingInput, statusInput } from './inputs';
import { afterMoves, movesAllowed } from './moves';
import { listedCodes, sayStatus } from './words';

const rowOf: Readonly<Record<MoveKind, string>> = { onsite: '1', onboarding: '2', 'in-person': '3', video: '4' };

const codes = (from: number, to: number): readonly number[] => listedCodes.filter((code) => code >= from && code <= to);

export const cancelChapter = chapter({
  rule: cancelRule,
  question: cancelQuestion,
  part: 'Scheduling',
  title: 'What does canceling give up, and how often may an appointment still be moved?',
  sentence:
    'The stage decides first, then the kind of interview, so that what the dialog says and the call it makes always agree. ' +
    `While moves are left the candidate chooses between 'Reschedule later' and withdrawing; with ${movesAllowed} moves allowed and both used, ` +
    'the third time there is no choice: canceling ends the application.',
  asked:
    'cancel an appointment, how many moves are left, how often may a candidate reschedule, cancel dialog, cancel button, withdraw or reschedule later, what does the candidate read when canceling, how many reschedules are left, no reschedules left, all moves are used, after the last reschedule, cancel at the last moment, on the same day or the day before, tomorrow, what is the latest to cancel, can it be rescheduled after canceling, how often may the interview be moved',
  ours: [`${movesAllowed} moves allowed`],
  sources: [
    {
      cites: 'R18',
      says: 'One order for wording and route; no move is left when the counter is 0 or the flag is false.',
      instead: [
        'Spec 1 §4 finds the wording by status and the call by kind of interview: the two can disagree.',
        'It takes the onsite call in status 35 alone, the wording in 32 to 41.',
      ],
    },
    { cites: 'spec 1 §4', says: 'What the dialog says with and without a move left.' },
    {
      cites: 'spec 1 §7',
      says: 'The calls: cancelInterview, inPerson_cancelInterview, onboarding_cancelInterview, onsite_cancelInterview.',
    },
  ],
  fields: applicationForm,
  inputs: {
    status: statusInput,
    kind: kindInput,
    onboarding: onboardingInput,
  },
  rows: [
    {
      id: '1',
      fits: [{ status: is(...codes(32, 41)) }],
      when: 'the status is between 32 and 41',
      example: { ...heldInterview, status: 35, available_onsite_reschedules: 1 },
    },
    {
      id: '2',
      fits: [{ status: is(...codes(21, 30)) }, { kind: is('self-record'), onboarding: yes }],
      when: 'the status is between 21 and 30, or it is a recorded interview with onboarding',
      example: { ...heldInterview, status: 21, onboarding_status: true, available_onboard_reschedules: 1 },
    },
    {
      id: '3',
      fits: [{ kind: is('in-person') }],
      when: 'it is an interview in person',
      example: { ...heldInterview, interview_type: 'in_person_interview', available_inperson_reschedules: 1 },
    },
    { id: '4', fits: [{}], when: 'everything else', example: { ...heldInterview, ...afterMoves(1) } },
  ],
  boundary: {
    what: `moves used of the ${movesAllowed} that the position allows`,
    from: 0,
    to: movesAllowed + 1,
    step: 1,
    shown: [0, movesAllowed - 1, movesAllowed],
    caseAt: (used) => ({ ...heldInterview, ...afterMoves(used) }),
  },
  code: ['domain/applications/cancellation.ts', 'domain/applications/rescheduling.ts'],
  tests: ['tests/domain/applications/cancellation.test.ts', 'tests/domain/applications/rescheduling.test.ts'],
  decide: (application) => {
    const cancellation = cancellationOf(application);
    const choice = cancellation.asksForChoice
      ? `The candidate chooses between '${cancelWords.rescheduleLater}' and withdrawing`
      : 'There is nothing to choose: canceling is withdrawing';
    return {
      says: `'${sayCancellation(cancellation)}' ${choice}.`,
      row: rowOf[cancellation.wording],
      reason: `Status ${sayStatus(application.status)}. ${sayCancellation(cancellation)} ${choice}; the button says '${sayCancelButton(cancellation.wording)}'.`,
    };
  },
});
