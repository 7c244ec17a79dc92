import type { ListedApplication } from '../../application/applications/applications.api';
import type { WhatWasSent } from '../../application/screening/screening.api';
import type { Download, Sent } from '../../application/screening/what-was-sent.live';
import type { Application } from '../../domain/applications/application';
import { minutes } from '../../domain/time/duration';
import { minus } from '../../domain/time/instant';
import { failureView } from '../hooks/failure.view';
import { WhatWasSentPage } from './what-was-sent-page';
import { whatWasSentView, type WhatWasSentView } from './what-was-sent.view';
import { whatWasSentTexts } from './what-was-sent.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

const shown = (view: WhatWasSentView) => (
  <Framed>
    <WhatWasSentPage view={view} send={nothing} />
  </Framed>
);

const sentAt = minus(given.now, minutes(90));

const what: WhatWasSent = {
  resume: { name: 'Maria Lopez, resume 2026.pdf', bytes: 1_843_200, receivedAt: sentAt, path: 'x'.repeat(22) },
  answers: {
    at: sentAt,
    answers: [
      { title: 'Are you 18 or older?', answer: ['Yes'] },
      { title: 'Which shifts can you work?', answer: ['Mornings', 'Nights'] },
      { title: 'How would you get to work?', answer: [] },
      {
        title: 'Tell us about someone you have looked after.',
        answer: ['My grandmother, for two years.\nWe baked a lot.'],
      },
    ],
  },
};

const listed = (changes: Partial<Application>): ListedApplication =>
  given.listed({ ...given.application, hasResume: true, scheduledAt: given.interviewAt, ...changes });

const of = (sent: WhatWasSent, changes: Partial<Application> = {}, download: Download = { _tag: 'NotAsked' }) => {
  const read: Sent = { _tag: 'Read', what: sent };
  return shown(
    whatWasSentView({ sent: read, download, listed: listed(changes), now: given.now, ownZone: given.chicago }),
  );
};

const fault = { _tag: 'ServerFault', message: '', requestId: given.requestId } as const;
const long = 'Supercalifragilisticexpialidocious-unbreakable-'.repeat(4);

export const whatWasSentStates = {
  'what-was-sent-loading': () => shown({ _tag: 'Loading' }),
  'what-was-sent-failed': () => shown({ _tag: 'Failed', failure: failureView(fault, whatWasSentTexts.couldNotLoad) }),
  'what-was-sent': () => of(what),
  'what-was-sent-saved': () => of(what, {}, { _tag: 'Opened' }),
  'what-was-sent-not-opened': () => of(what, {}, { _tag: 'NotOpened', failure: { _tag: 'NoSuchResume' } }),
  'what-was-sent-interview-began': () => of(what, { scheduledAt: given.now }),
  'what-was-sent-nothing': () =>
    of({ answers: undefined, resume: undefined }, { resume: 'optional', hasResume: false }),
  'what-was-sent-long-texts': () =>
    of({
      resume: { name: `${long}.pdf`, bytes: 1, receivedAt: sentAt, path: 'x'.repeat(22) },
      answers: {
        at: sentAt,
        answers: [
          { title: long, answer: [long] },
          { title: undefined, answer: ['Yes'] },
        ],
      },
    }),
} as const;
