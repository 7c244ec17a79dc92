import { actionDestination, screenOpenedBy } from '../../../domain/applications/action-destination';
import { actionsShown, type CardAction } from '../../../domain/applications/card-actions';
import { codeOf, named, statusOf } from '../../../domain/applications/status-catalogue';
import { mayOpen, sentAway, type SchedulingScreen } from '../../../domain/applications/scheduling-guard';
import { chapter, type Row } from '../chapter';
import { is } from '../table';
import { guardQuestion, guardRule } from '../questions/guard';
import { applicationInStatus } from './examples';
import { statusFieldWith } from './form';
import { statusInput } from './inputs';
import { asWords, listed, sayStatus, unlistedCode } from './words';

/** Every screen: its word in a question, its path, and who uses it. */
const screens: readonly (readonly [screen: SchedulingScreen, wire: string, path: string, label: string])[] = [
  ['schedule', 'schedule', '/schedule', '/schedule'],
  [
    'schedule-reschedule',
    'schedule_reschedule',
    '/schedule/…/reschedule',
    '/schedule/…/reschedule, which Reschedule on the card opens',
  ],
  ['schedule-or-cancel', 'schedule_or_cancel', '/scheduleOrCancel', '/scheduleOrCancel, which a mail opens'],
  ['onsite', 'onsite', '/onsiteSchedule', '/onsiteSchedule, for an onsite meeting'],
  ['onboarding', 'onboarding', '/onboardingSchedule', '/onboardingSchedule, for an onboarding'],
  ['self-record', 'self_record', 'The page for a recorded interview', 'The page to schedule a recorded interview'],
];

const pathOf = (screen: SchedulingScreen): string => screens.find(([name]) => name === screen)?.[2] ?? screen;

/** The codes that a page turns away. */
const awayFrom = (screen: SchedulingScreen): readonly number[] =>
  sentAway[screen].map((each) => (each === 18 ? each : codeOf(named(each))));

/** Statuses that the other interview pages turn away and this one admits. */
const letIn = (screen: SchedulingScreen): readonly number[] =>
  screen.startsWith('schedule') ? awayFrom('schedule').filter((code) => !awayFrom(screen).includes(code)) : [];

const idOf = (screen: SchedulingScreen, code: number | 'any other'): string => `${screen}: ${code}`;

const rowsOf = ([screen, wire, path]: (typeof screens)[number]): readonly Row<'screen' | 'status'>[] => [
  ...awayFrom(screen).map((code) => ({
    id: idOf(screen, code),
    fits: [{ screen: is(screen), status: is(code) }],
    when: `${path}, status ${sayStatus(statusOf(code))}`,
    called: path,
    example: { screen: wire, status: code },
  })),
  ...letIn(screen).map((code) => ({
    id: idOf(screen, code),
    fits: [{ screen: is(screen), status: is(code) }],
    when: `${path}, status ${sayStatus(statusOf(code))}, which /schedule sends away`,
    example: { screen: wire, status: code },
  })),
  {
    id: idOf(screen, 'any other'),
    fits: [{ screen: is(screen) }],
    when: `${path}, any other status`,
    example: { screen: wire, status: unlistedCode },
  },
];

/** The card's actions that open a page for somebody in this status (R10, R10a). */
const openedBy = (screen: SchedulingScreen, code: number): readonly CardAction[] => {
  const application = applicationInStatus(statusOf(code));
  return actionsShown(application).filter(
    (action) => screenOpenedBy(actionDestination(action, application)) === screen,
  );
};

/** Why somebody in this status may be here: what their card offers, and which page it opens. */
const sayLetIn = (screen: SchedulingScreen, code: number): string => {
  const here = openedBy(screen, code).map(asWords);
  const [other] = screens.filter(([name]) => name !== screen && openedBy(name, code).length > 0);
  if (here.length > 0) return ` The card of this status offers ${listed(here, 'and')}, which opens this page.`;
  return other === undefined
    ? ''
    : ` The card of this status offers ${listed(openedBy(other[0], code).map(asWords), 'and')}, which opens ${other[2]}.`;
};

export const guardChapter = chapter({
  rule: guardRule,
  question: guardQuestion,
  part: 'Scheduling',
  title: 'Who may open a page to choose a time, and why may somebody in status 17?',
  sentence:
    'Each page sends some statuses back to My Job Applications and lets every other in. ' +
    `/schedule sends ${listed(awayFrom('schedule'), 'and')} away; the page that Reschedule on the card opens lets ` +
    `${listed(letIn('schedule-reschedule'), 'and')} in, as a candidate who is asked for a new time has to choose one.`,
  asked: 'may a status schedule, open the scheduling page, sent away, redirected from the schedule page',
  sources: [
    {
      cites: 'R16',
      says: 'Which statuses each page sends away; Reschedule of a card in status 17 opens a page of its own, which lets 17 in.',
      instead: [
        'Spec 1 §4 sends 17 away from the schedule screen, and offers Reschedule in 16 and 17: both hold, each on its page.',
        'Spec 2 §4.7 leaves 17 out for /scheduleOrCancel.',
      ],
    },
    { cites: 'R10a', says: 'Where the actions of a card lead.' },
    { cites: 'spec 2 §4.7', says: 'The sets of /schedule, /scheduleOrCancel and the pages of recorded interviews.' },
    { cites: 'spec 2 §4.8', says: 'The set of the onsite page.' },
  ],
  fields: [
    {
      name: 'screen',
      label: 'Page',
      kind: 'choice',
      options: screens.map(([, value, , label]) => ({ value, label })),
    },
    statusFieldWith(screens.flatMap(([screen]) => awayFrom(screen))),
  ],
  inputs: {
    screen: {
      label: 'Page',
      words: Object.fromEntries(screens.map(([name, , path]) => [name, path])),
      read: ({ screen }) => screen,
    },
    status: statusInput,
  },
  rows: screens.flatMap(rowsOf),
  code: ['domain/applications/scheduling-guard.ts', 'domain/applications/action-destination.ts'],
  tests: ['tests/domain/applications/scheduling-guard.test.ts'],
  decide: ({ screen, status }) => {
    const decision = mayOpen(screen, status);
    const code = codeOf(status);
    if (decision._tag === 'Refused')
      return {
        row: idOf(screen, code),
        says: `${pathOf(screen)} sends them to My Job Applications.${sayLetIn(screen, code)}`,
        reason: `${pathOf(screen)} sends ${sayStatus(status)} to My Job Applications.${sayLetIn(screen, code)}`,
      };
    return {
      says: `${pathOf(screen)} may be opened.${sayLetIn(screen, code)}`,
      row: idOf(screen, letIn(screen).includes(code) ? code : 'any other'),
      reason: `${sayStatus(status)} is none of the statuses that ${pathOf(screen)} sends away.${sayLetIn(screen, code)}`,
    };
  },
});
