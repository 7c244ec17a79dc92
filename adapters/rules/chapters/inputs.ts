import type { Application } from '../../../domain/applications/application';
import { codeOf } from '../../../domain/applications/status-catalogue';
import { minutes } from '../../../domain/time/duration';
import { between, type Instant } from '../../../domain/time/instant';
import type { Input } from '../table';
import { blockedField, interviewTypeField, resumePathField, statusField } from './form';

/* What the tables of more than one chapter look at. */

export const statusInput: Input<Pick<Application, 'status'>> = {
  label: statusField.label,
  read: ({ status }) => codeOf(status),
};

export const blockedInput: Input<Pick<Application, 'blocked'>> = {
  label: blockedField.label,
  read: ({ blocked }) => blocked,
};

export const kindInput: Input<Pick<Application, 'interviewKind'>> = {
  label: interviewTypeField.label,
  words: { video: 'by video', 'self-record': 'recorded by the candidate', 'in-person': 'in person' },
  none: 'not known',
  read: ({ interviewKind }) => interviewKind,
};

export const resumeInput: Input<Pick<Application, 'resume'>> = {
  label: 'A resume is',
  words: { none: 'not asked for' },
  read: ({ resume }) => resume,
};

export const onFileInput: Input<Pick<Application, 'hasResume'>> = {
  label: resumePathField.label,
  read: ({ hasResume }) => hasResume,
};

export const appliedInput: Input<Pick<Application, 'applied'>> = {
  label: 'How far the application got',
  words: {
    'not-submitted': 'nothing submitted',
    'screening-submitted': 'questions answered',
    'interview-arranged': 'interview arranged or recorded',
  },
  read: ({ applied }) => applied,
};

export const onboardingInput: Input<Pick<Application, 'onboarding'>> = {
  label: 'Onboarding belongs to it',
  read: ({ onboarding }) => onboarding,
};

/** The same input of a question that has this in a part of its own. */
export const inputOf = <A, B>(input: Input<A>, part: (asked: B) => A): Input<B> => ({
  ...input,
  read: (asked) => input.read(part(asked)),
});

/** How far ahead a moment is: its fields are those of every table about times. */
export const timeAhead = { unit: 'minute', none: 'no time' } as const;

/** In minutes; undefined without a moment. */
export const minutesUntil = (now: Instant, begins: Instant | undefined): number | undefined =>
  begins === undefined ? undefined : between(now, begins) / minutes(1);
