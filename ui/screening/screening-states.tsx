import type { ReactNode } from 'react';
import { known } from '../../domain/brand';
import type { Application } from '../../domain/applications/application';
import type { Email } from '../../domain/text/email';
import type { PhoneNumber } from '../../domain/identity/phone';
import type { Position } from '../../domain/positions/position';
import type { QuestionnaireId, ScreeningQuestionId } from '../../domain/ids/questionnaire-ids';
import type { Questionnaire, ScreeningQuestion } from '../../domain/screening/questionnaire';
import { failureView } from '../hooks/failure.view';
import { NoPostsScreen, ScheduleLaterScreen, ScreeningFailScreen, ScreeningRepeatedScreen } from './outcome-screens';
import { ScreeningSuccessFailed, ScreeningSuccessLoading, ScreeningSuccessPage } from './screening-success-page';
import { screeningSuccessView } from './screening-success.view';
import { SkillFilterFailed, SkillFilterLoading, SkillFilterPage } from './skill-filter-page';
import { skillFilterView, type SkillFilterState } from './skill-filter.view';
import { screeningSuccessTexts, skillFilterTexts } from './skill-filter.texts';
import { contactCode, contactTyping } from '../profile/contact-forms';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

const id = (n: number): ScreeningQuestionId => known<ScreeningQuestionId>(n);

const aQuestion = (n: number, changes: Partial<ScreeningQuestion>): ScreeningQuestion => ({
  questionId: id(n),
  title: 'Are you 18 or older?',
  type: 'single-choice',
  required: true,
  tag: '',
  reference: undefined,
  options: ['Yes', 'No'],
  ...changes,
});

const shifts = [
  'Mornings',
  'Afternoons',
  'Evenings',
  'Nights',
  'Saturdays',
  'Sundays',
  'Holidays',
  'On call',
  'Live-in weeks',
];

const questionnaire: Questionnaire = {
  id: known<QuestionnaireId>(1),
  name: 'Caring for people',
  sections: [
    {
      sectionId: 1,
      name: 'Your work',
      description: 'Three short questions about when and how you can work.',
      questions: [
        aQuestion(1, {}),
        aQuestion(2, { title: 'Which shifts can you work?', type: 'multiple-choice', options: shifts }),
        aQuestion(3, { title: 'How would you get to work?', type: 'short-text', required: false, options: [] }),
      ],
    },
    {
      sectionId: 2,
      name: 'About you',
      description: '',
      questions: [
        aQuestion(4, { title: 'Tell us about someone you have looked after.', type: 'long-text', options: [] }),
        aQuestion(5, {
          title: 'Is there anything else we should know?',
          type: 'paragraph',
          required: false,
          options: [],
          reference: {
            text: 'Not sure what the days are like?',
            link: 'https://example.org/a-day',
            title: 'A day at the house',
          },
        }),
      ],
    },
  ],
};

const long =
  'Certified in the administration of medication by the state in which the residence is licensed, or in training for it';

const longQuestionnaire: Questionnaire = {
  ...questionnaire,
  sections: [
    {
      sectionId: 1,
      name: `${long} (section one of one)`,
      description: `${long}. ${long}.`,
      questions: [
        aQuestion(1, {
          title: `${long}: which of these is true of you?`,
          options: [long, 'Supercalifragilisticexpialidocious-unbreakable-option-of-a-very-long-kind', 'No'],
        }),
      ],
    },
  ],
};

const first: SkillFilterState = {
  position: given.position,
  questionnaire,
  draft: { at: 0, answers: [] },
  part: 'question',
  fault: undefined,
  submit: { _tag: 'NotAsked' },
  width: 'narrow',
  allOptions: false,
};

const of = (part: Partial<SkillFilterState>) => (
  <Framed>
    <SkillFilterPage view={skillFilterView({ ...first, ...part })} send={nothing} />
  </Framed>
);

const answers = [
  { questionId: id(1), answer: ['Yes'] },
  { questionId: id(2), answer: ['Mornings', 'Nights'] },
  { questionId: id(3), answer: ['By bike, twenty minutes'] },
  { questionId: id(4), answer: ['My grandmother, for two years.\nWe baked a lot.'] },
];
const at = (page: number, part: Partial<SkillFilterState> = {}) => of({ draft: { at: page, answers }, ...part });

const fault = { _tag: 'ServerFault', message: '', requestId: given.requestId } as const;

const candidate = { email: given.email, phone: known<PhoneNumber>('+13125550142') };

const passed = (
  part: Partial<Application>,
  position: Partial<Position> = {},
  asked = false,
  detailsForm?: ReactNode,
) => (
  <Framed>
    <ScreeningSuccessPage
      view={screeningSuccessView({
        position: { ...given.position, resume: part.resume ?? 'none', ...position },
        application: { ...given.application, resume: 'none', hasResume: false, ...part },
        candidate,
        now: given.now,
      })}
      asked={asked}
      detailsForm={detailsForm}
      send={nothing}
    />
  </Framed>
);

const framed = (screen: ReactNode) => <Framed>{screen}</Framed>;

export const screeningStates = {
  'skill-filter-loading': () => framed(<SkillFilterLoading />),
  'skill-filter-failed': () =>
    framed(<SkillFilterFailed failure={failureView(fault, skillFilterTexts.couldNotLoad)} onRetry={nothing} />),
  'skill-filter-one-answer': () => of({}),
  'skill-filter-mandatory': () => of({ fault: { _tag: 'MandatoryUnanswered', questionId: id(1) } }),
  'skill-filter-several-answers': () => at(1),
  'skill-filter-all-options': () => at(1, { allOptions: true }),
  'skill-filter-short-text': () => at(2),
  'skill-filter-long-text': () => at(3),
  'skill-filter-last': () => at(4),
  'skill-filter-check': () => at(4, { part: 'check' }),
  'skill-filter-check-missing': () => of({ part: 'check', draft: { at: 4, answers: answers.slice(1, 3) } }),
  'skill-filter-check-offline': () =>
    at(4, { part: 'check', submit: { _tag: 'Waiting', lost: { _tag: 'NoConnection' } } }),
  'skill-filter-change': () => at(1, { part: 'change' }),
  'skill-filter-evaluating': () => of({ submit: { _tag: 'Evaluating' } }),
  'skill-filter-line-dropped': () => at(4, { submit: { _tag: 'Waiting', lost: { _tag: 'AnswerLost' } } }),
  'skill-filter-offline': () => at(4, { submit: { _tag: 'Waiting', lost: { _tag: 'NoConnection' } } }),
  'skill-filter-nothing-asked-failed': () =>
    of({ questionnaire: undefined, submit: { _tag: 'NotSubmitted', reason: fault } }),
  'skill-filter-long-texts': () => of({ questionnaire: longQuestionnaire, position: given.longPosition }),
  'skill-filter-pale-customer': () => at(1, { position: given.palePosition }),
  'screening-success-loading': () => framed(<ScreeningSuccessLoading />),
  'screening-success-failed': () =>
    framed(
      <ScreeningSuccessFailed failure={failureView(fault, screeningSuccessTexts.couldNotLoad)} onRetry={nothing} />,
    ),
  'screening-success-no-resume': () => passed({}),
  'screening-success-resume-optional': () => passed({ resume: 'optional' }),
  'screening-success-resume-required': () => passed({ resume: 'required' }),
  'screening-success-resume-missing': () => passed({ resume: 'required' }, {}, true),
  'screening-success-in-person': () => passed({ interviewKind: 'in-person', resume: 'required', hasResume: true }),
  'screening-success-self-record': () => passed({ interviewKind: 'self-record' }),
  'screening-success-pale-customer': () => passed({}, given.palePosition),
  'screening-success-details': () => passed({}, {}, false, contactTyping(candidate)),
  'screening-success-details-faults': () =>
    passed(
      {},
      {},
      false,
      contactTyping(candidate, {
        typed: { email: 'maria@', country: '+91', phone: '' },
        faults: {
          email: { _tag: 'EmailMalformed' },
          country: undefined,
          phone: { _tag: 'PhoneMissing' },
        },
      }),
    ),
  'screening-success-details-code': () => passed({}, {}, false, contactCode(given.email)),
  'screening-success-details-code-wrong': () =>
    passed(
      {},
      {},
      false,
      contactCode(known<Email>(`${'wilhelmina.'.repeat(6)}fernandez@senior-living.example.org`), {
        fault: { _tag: 'CodeWrong', triesLeft: 2 },
        resendAt: given.now,
      }),
    ),
  'screening-success-long-texts': () => passed({ resume: 'required' }, given.longPosition),
  'screening-success-not-passed': () => passed({ screening: 'open' }),
  'screening-fail': () => framed(<ScreeningFailScreen />),
  'screening-no-posts': () => framed(<NoPostsScreen />),
  'screening-reapply': () => framed(<ScreeningRepeatedScreen />),
  'screening-schedule-later': () => framed(<ScheduleLaterScreen />),
} as const;
