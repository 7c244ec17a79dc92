import { isOurPath } from '../../../application/navigation/path';
import {
  hintsInOrder,
  signInDestination,
  staysHere,
  type PreLoginRoute,
  type SignInHints,
} from '../../../domain/identity/sign-in-hints';
import { chapter, type Field, type Row } from '../chapter';
import { is, yes, type Input } from '../table';
import { signInHints } from '../../contract/identity/sign-in-hints.wire';
import { signInDestinationRule } from '../questions/sign-in-destination';
import { listed } from './words';

type HintName = (typeof hintsInOrder)[number];

/** Each hint: its name in a question, an expert's word for it, and a path that it may hold. */
const told: Readonly<Record<HintName, readonly [wire: string, label: string, path: string]>> = {
  resumeUploadPath: ['resume_upload_path', 'the page to upload a resume', '/upload_resume/11/101'],
  redirectUrl: ['redirect_url', 'where a link of ours led', '/apply/101'],
  emailCheckLink: ['email_check_link', 'the link to check an e-mail', '/emailStatusCheck/11/101/7'],
  cancelRescheduleLink: ['cancel_reschedule_link', 'the link to cancel or reschedule', '/scheduleOrCancel/101'],
  inPersonLink: ['in_person_link', 'the link to an interview in person', '/inpersonInterview/11/101'],
  onboardingLink: ['onboarding_link', 'the link to the onboarding', '/onboardingSchedule/11/101'],
  loginCheck: ['login_check', 'the page that asked to sign in', '/timeslot'],
  candidateRedirectUrl: ['candidate_redirect_url', 'where the candidate was sent', '/profile'],
  storedRedirectUrl: ['stored_redirect_url', 'the page that was open when the session ended', '/profile/education'],
};

const linkRows: Readonly<Record<PreLoginRoute, string>> = {
  applyLink: 'from an apply link',
  followup: 'from a follow-up or tech-check link',
  techcheck: 'from a follow-up or tech-check link',
  other: 'from no link of ours',
};

const idOf = (name: HintName, route: PreLoginRoute | undefined): string =>
  name === 'redirectUrl' ? `${told[name][0]} ${linkRows[route ?? 'other']}` : told[name][0];

const routes = { applyLink: { route: is('applyLink') }, followup: { route: is('followup', 'techcheck') }, other: {} };

const rowsOf = (name: HintName): readonly Row<HintName | 'route'>[] => {
  const [wire, label, path] = told[name];
  if (name !== 'redirectUrl')
    return [
      {
        id: idOf(name, undefined),
        fits: [{ [name]: yes }],
        when: `${label} is remembered, and is a path of this portal`,
        example: { [wire]: path },
      },
    ];
  return (['applyLink', 'followup', 'other'] as const).map((route) => ({
    id: idOf(name, route),
    fits: [{ [name]: yes, ...routes[route] }],
    when: `${label} is remembered, and is a path of this portal, ${linkRows[route]}`,
    example: { [wire]: path, pre_login_route: route },
  }));
};

const noRow = 'none';

/** Whether a hint is remembered and can be followed. */
const leads = (name: HintName, { [name]: path }: SignInHints): boolean =>
  path !== undefined && staysHere(path) && isOurPath(path);

const hintInput = (name: HintName): Input<SignInHints> => ({
  label: `${told[name][1]}, a path of this portal`,
  read: (hints) => leads(name, hints),
});

const skipped = (hints: SignInHints, until: HintName | undefined): string => {
  const before = until === undefined ? hintsInOrder : hintsInOrder.slice(0, hintsInOrder.indexOf(until));
  const unsafe = before.filter((name) => hints[name] !== undefined).map((name) => `'${told[name][1]}'`);
  return unsafe.length === 0 ? '' : ` ${listed(unsafe, 'and')} would lead elsewhere and counts as absent.`;
};

export const signInDestinationChapter = chapter({
  rule: signInDestinationRule,
  question: signInHints,
  part: 'Signing in',
  title: 'Where does a candidate come out after signing in?',
  sentence:
    `Where they wanted to go: of ${hintsInOrder.length} things that can be remembered, the first that is a path of this portal is followed, once. ` +
    'An address of another site is never followed. With nothing remembered they come to My Job Applications.',
  asked:
    'after login, after signing in, redirect, where do they land, which page opens after logging in, where does somebody land',
  sources: [
    {
      cites: 'R2',
      says: 'One order for everything that is remembered; a path outside the portal counts as absent; all of it is forgotten once it was used.',
      instead: ["Spec 1 §4: 'if a redirect URL is set go to /skillfilter, otherwise /candidateportal'."],
    },
    {
      cites: 'spec 1 §4',
      says: 'The order: resume upload path, redirect URL, e-mail check link, and so on to the stored redirect URL; otherwise /candidateportal.',
    },
    { cites: 'spec 1 §8', says: 'What is said when a page can’t be reached, and that the session is closed.' },
  ],
  fields: [
    ...hintsInOrder.map((name): Field => ({
      name: told[name][0],
      label: told[name][1],
      hint: 'a path',
      kind: 'text',
      optional: true,
    })),
    {
      name: 'pre_login_route',
      label: 'Which link of ours led there',
      kind: 'choice',
      optional: true,
      options: [
        { value: 'applyLink', label: 'an apply link' },
        { value: 'followup', label: 'a follow-up link' },
        { value: 'techcheck', label: 'a tech-check link' },
        { value: 'other', label: 'none of ours' },
      ],
    },
  ],
  inputs: {
    resumeUploadPath: hintInput('resumeUploadPath'),
    redirectUrl: hintInput('redirectUrl'),
    route: {
      label: 'Which link of ours led there',
      words: {
        applyLink: 'an apply link',
        followup: 'a follow-up link',
        techcheck: 'a tech-check link',
        other: 'none of ours',
      },
      none: 'nothing is known',
      read: ({ preLoginRoute }) => preLoginRoute,
    },
    emailCheckLink: hintInput('emailCheckLink'),
    cancelRescheduleLink: hintInput('cancelRescheduleLink'),
    inPersonLink: hintInput('inPersonLink'),
    onboardingLink: hintInput('onboardingLink'),
    loginCheck: hintInput('loginCheck'),
    candidateRedirectUrl: hintInput('candidateRedirectUrl'),
    storedRedirectUrl: hintInput('storedRedirectUrl'),
  },
  rows: [
    ...hintsInOrder.flatMap(rowsOf),
    {
      id: noRow,
      fits: [{}],
      when: 'nothing that can be followed is remembered',
      asked: 'where do they land after login or signing in',
      example: {},
    },
  ],
  code: ['domain/identity/sign-in-hints.ts', 'application/navigation/routes.ts'],
  tests: ['tests/domain/identity/sign-in-hints.test.ts'],
  decide: (hints) => {
    const name = hintsInOrder.find((one) => leads(one, hints));
    const destination = signInDestination(hints, isOurPath);
    const passed = skipped(hints, name);
    switch (destination._tag) {
      case 'MyJobs':
        return {
          row: noRow,
          says: 'They come to My Job Applications.',
          reason: `Nothing leads on: to My Job Applications.${passed}`,
        };
      case 'AccessError':
        return {
          row: idOf('redirectUrl', 'other'),
          says: "The page can't be reached, and the session is closed.",
          reason: `A redirect is remembered, and no link of ours wrote it: the page can't be reached and the session is closed.${passed}`,
        };
      case 'ApplyPage':
      case 'HintedPath':
        return {
          row: name === undefined ? noRow : idOf(name, hints.preLoginRoute),
          says: `They come to ${destination.path}.`,
          reason: `${name === undefined ? 'It' : `'${told[name][1]}'`} is the first that can be followed: to ${destination.path}.${passed}`,
        };
    }
  },
});
