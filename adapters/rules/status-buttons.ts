import { actionsShown, type CardAction } from '../../domain/applications/card-actions';
import type { Application, AppliedStep, ScreeningOutcome } from '../../domain/applications/application';
import type { InterviewKind } from '../../domain/positions/kinds';
import { statusOf } from '../../domain/applications/status-catalogue';
import { applicationInStatus } from './chapters/examples';
import { asWords, listed, listedCodes, sayStatus } from './chapters/words';
import type { PlainChapter } from './plain-chapter';

/*
 * Which buttons a card can have in which status, and vice versa. The rule itself is asked about every application that differs in a way that counts.
 */

const kinds: readonly InterviewKind[] = ['video', 'in-person', 'self-record'];
const steps: readonly AppliedStep[] = ['not-submitted', 'screening-submitted', 'interview-arranged'];
const outcomes: readonly ScreeningOutcome[] = ['open', 'passed'];
const both = [false, true] as const;

/** Every application in a status, as far as its card is concerned, for a candidate who isn't blocked. */
const applicationsIn = (code: number): readonly Application[] =>
  kinds.flatMap((interviewKind) =>
    steps.flatMap((applied) =>
      outcomes.flatMap((screening) =>
        both.flatMap((onboarding) =>
          both.flatMap((flag) =>
            both.map((linked): Application => ({
              ...applicationInStatus(statusOf(code)),
              interviewKind,
              applied,
              screening,
              onboarding,
              resume: flag ? 'required' : 'none',
              selfRecordCompleted: flag,
              externalApplicationUrl: flag && linked ? 'https://jobs.example.org' : undefined,
              meetingLink: linked ? 'https://meet.example.org' : undefined,
            })),
          ),
        ),
      ),
    ),
  );

/** Whether a status has a button on every card or only on some. */
export type Stands = 'always' | 'depends';

export interface StatusButtons {
  readonly code: number;
  readonly buttons: ReadonlyMap<CardAction, Stands>;
}

const buttonsIn = (code: number): StatusButtons => {
  const all = applicationsIn(code).map(actionsShown);
  const shown = [...new Set(all.flat())];
  return {
    code,
    buttons: new Map(shown.map((action) => [action, all.every((one) => one.includes(action)) ? 'always' : 'depends'])),
  };
};

/** Every status with its buttons. */
export const statusButtons: readonly StatusButtons[] = listedCodes.map(buttonsIn);

/** Every button that any status has, in the order of the statuses. */
export const allButtons: readonly CardAction[] = [
  ...new Set(statusButtons.flatMap(({ buttons }) => [...buttons.keys()])),
];

const statusesWith = (action: CardAction, stands: Stands): readonly string[] =>
  statusButtons.filter(({ buttons }) => buttons.get(action) === stands).map(({ code }) => sayStatus(statusOf(code)));

const sayWhere = (action: CardAction): string => {
  const [always, depends] = [statusesWith(action, 'always'), statusesWith(action, 'depends')];
  return [
    ...(always.length === 0 ? [] : [`in ${listed(always, 'and')}`]),
    ...(depends.length === 0 ? [] : [`depending on how far the application is, in ${listed(depends, 'and')}`]),
  ].join('; ');
};

export const statusButtonsRules: PlainChapter = {
  name: 'status-buttons',
  part: 'The job card',
  title: 'Which statuses show which button?',
  rows: allButtons.map((action) => ({
    id: action,
    called: `button ${action}`,
    says: `'${asWords(action)}' stands on the card ${sayWhere(action)}.`,
    asked: `which statuses show the button ${asWords(action)}, in which status is ${asWords(action)} shown or offered, where is the ${asWords(action)} button`,
    cites: ['R10', 'spec 1 §4'],
    code: 'domain/applications/card-actions.ts',
  })),
};
