import { noChoiceYet, type RecordingChoiceState } from '../../application/recording/recording-choice.live';
import type { RecordingResumeState } from '../../application/recording/recording-resume.live';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { known } from '../../domain/brand';
import type { Position } from '../../domain/positions/position';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { Instant } from '../../domain/time/instant';
import { failureView } from '../hooks/failure.view';
import { jobBandView } from '../applications/job.view';
import { AnotherDevice } from './another-device';
import { choicesView } from './choices.view';
import { EndPage, endView } from './end-page';
import { IntroPage } from './intro-page';
import { introView, type IntroState } from './intro.view';
import { LaterPage, laterView, type LaterView } from './later-page';
import { MailedLinkPage, type MailedLinkView } from './mailed-link-page';
import { PracticeIntroPage, ReadyPage } from './practice-pages';
import { ResumeWaysPage } from './resume-ways-page';
import { resumeWaysView } from './resume-ways.view';
import { StartPage } from './start-page';
import { startHeading, startView, type StartState } from './start.view';
import { TourPage } from './tour-page';
import { WayFailed, WayWaiting } from './way-page';
import { Button } from '../kit/button';
import { recordingWaysTexts } from './recording-ways.texts';
import { techCheckTexts } from '../tech-check/tech-check.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

/* The pages around a recorded interview. */

const fault = failureView({ _tag: 'ServerFault', message: '', requestId: given.requestId });
const recorded: Position = {
  ...given.position,
  interviewKind: 'self-record',
  recordUntil: known<CalendarDate>('2026-12-11'),
};
const questions = [{ limitSeconds: 60 }, { limitSeconds: 90 }, { limitSeconds: undefined }, { limitSeconds: 120 }];
const backHref = toPath(myJobs);

const waiting = (heading: string) => (
  <Framed>
    <WayWaiting heading={heading} />
  </Framed>
);

const failed = (heading: string) => (
  <Framed>
    <WayFailed heading={heading} failure={fault} onRetry={nothing} />
  </Framed>
);

const intro = (choosing: Partial<RecordingChoiceState> = {}, part: Partial<IntroState> = {}) => (
  <Framed>
    <IntroPage
      view={introView({
        position: recorded,
        questions,
        cameFrom: 'list',
        agreed: false,
        choosing: { ...noChoiceYet, ...choosing },
        ...part,
      })}
      send={nothing}
    />
  </Framed>
);

const start = (part: Partial<StartState> = {}) => (
  <Framed>
    <StartPage
      view={startView({ mode: 'live', position: recorded, refused: undefined, ...part })}
      send={nothing}
      otherDevice={
        <AnotherDevice
          code={<Button look="quiet">{techCheckTexts.showCode}</Button>}
          laterHref="/selfRecordBegin/11/101"
        />
      }
    />
  </Framed>
);

const ready = (position: Position, agreed = true) => (
  <Framed>
    <ReadyPage
      job={jobBandView(position)}
      backHref={backHref}
      choices={choicesView({
        choosing: noChoiceYet,
        mayRecordLater: position.mayRecordLater,
        agreed,
        employer: position.clientName,
        labels: 'ready',
      })}
      send={nothing}
      onBack={agreed ? undefined : nothing}
    />
  </Framed>
);

const tour = (at: number, position = recorded) => (
  <Framed>
    <TourPage job={jobBandView(position)} backHref={backHref} at={at} onNext={nothing} onBack={nothing} />
  </Framed>
);

const laterPage = (view: LaterView) => (
  <Framed>
    <LaterPage
      view={view}
      calendar={{
        links: { google: 'https://calendar.google.com/', outlook: 'https://outlook.office.com/' },
        file: 'not-asked',
        onSave: nothing,
      }}
      onRecord={nothing}
      onRetry={nothing}
    />
  </Framed>
);

const mailedLink = (view: MailedLinkView) => (
  <Framed>
    <MailedLinkPage view={view} onSignInAnew={nothing} onRetry={nothing} />
  </Framed>
);

const end = (leftBy: 'skip' | 'message', position: Position, startsLeft = false) => (
  <Framed>
    <EndPage view={endView(position, leftBy)} startsLeft={startsLeft} />
  </Framed>
);

const resume = (part: Partial<RecordingResumeState> = {}, position: Position = recorded) => (
  <Framed>
    <ResumeWaysPage
      view={resumeWaysView(position, {
        way: 'choosing',
        typed: String(given.email),
        call: { _tag: 'NotAsked' },
        ...part,
      })}
      send={nothing}
    />
  </Framed>
);

const needed: Position = { ...recorded, resume: 'required' };
const twoDays = known<Instant>(given.now + 172_800_000);

export const recordingWaysStates = {
  'recording-intro-loading': () => waiting(recordingWaysTexts.introHeading),
  'recording-intro-failed': () => failed(recordingWaysTexts.introHeading),
  'recording-intro': () => intro(),
  'recording-intro-passed': () => intro({ ticked: true }, { cameFrom: 'screening' }),
  'recording-intro-agreed': () => intro({}, { agreed: true }),
  'recording-intro-not-later': () =>
    intro({}, { agreed: true, questions: undefined, position: { ...recorded, mayRecordLater: false } }),
  'recording-intro-consent-missing': () => intro({ consentMissing: true }),
  'recording-intro-measuring': () => intro({ ticked: true, doing: { option: 'now', percent: 42 } }),
  'recording-intro-too-slow': () => intro({ ticked: true, line: { _tag: 'TooSlow', score: 3.1 } }),
  'recording-intro-not-measured': () =>
    intro({ ticked: true, line: { _tag: 'NotMeasured', fault: 'not-loaded' } }, { agreed: true }),
  'recording-intro-offline': () => intro({ failure: { _tag: 'NoConnection' } }, { agreed: true }),
  'recording-intro-long': () => intro({}, { position: { ...given.longPosition, interviewKind: 'self-record' } }),
  'recording-start-loading': () => waiting(startHeading('live')),
  'recording-start-failed': () => failed(startHeading('live')),
  'recording-start': () => start(),
  'recording-start-not-supported': () =>
    start({ refused: { _tag: 'AbilitiesMissing', missing: ['recorder', 'format'], advised: ['chrome', 'safari'] } }),
  'recording-start-unknown-browser': () => start({ refused: { _tag: 'BrowserUnknown', advised: ['chrome'] } }),
  'practice-start': () => start({ mode: 'practice' }),
  'practice-intro': () => (
    <Framed>
      <PracticeIntroPage
        job={jobBandView(recorded)}
        backHref={backHref}
        takes={recordingWaysTexts.takes(undefined)}
        onRecord={nothing}
        onPractice={nothing}
      />
    </Framed>
  ),
  'recording-ready': () => ready(recorded),
  'recording-ready-not-later': () => ready({ ...recorded, mayRecordLater: false }),
  /** Step 5 of the tour, before anything is agreed to. */
  'tour-ready': () => ready(recorded, false),
  'tour-question': () => tour(0),
  'tour-recording': () => tour(1),
  'tour-playback': () => tour(2),
  'tour-review': () => tour(3),
  'tour-long': () => tour(0, given.longPosition),
  'recording-later-loading': () => laterPage({ _tag: 'Loading' }),
  'recording-later-failed': () => laterPage({ _tag: 'Failed', failure: fault }),
  'recording-later': () => laterPage(laterView(recorded, { mailedAt: given.now, againAt: twoDays }, given.newYork)),
  'recording-later-no-end': () =>
    laterPage(
      laterView(
        { ...given.longPosition, recordUntil: undefined },
        { mailedAt: undefined, againAt: undefined },
        given.newYork,
      ),
    ),
  'recording-link-opening': () => mailedLink({ _tag: 'Opening' }),
  'recording-link-somebody-else': () => mailedLink({ _tag: 'SomebodyElse' }),
  'recording-link-failed': () => mailedLink({ _tag: 'Failed', failure: fault }),
  'recording-end': () => end('skip', recorded),
  'recording-end-link-sent': () => end('message', recorded),
  'recording-end-link-required': () => end('message', needed),
  'recording-end-exit': () => end('skip', recorded, true),
  'recording-resume-loading': () => waiting(recordingWaysTexts.resume.heading),
  'recording-resume-optional': () => resume(),
  'recording-resume-required': () => resume({}, needed),
  'recording-resume-mail': () => resume({ way: 'mail' }),
  'recording-resume-mail-malformed': () =>
    resume({ way: 'mail', typed: 'maria at home', call: { _tag: 'MailNotSent', why: { _tag: 'EmailMalformed' } } }),
  'recording-resume-mailed': () => resume({ way: 'mail', call: { _tag: 'Mailed' } }, needed),
  'recording-resume-not-mailed': () =>
    resume({ way: 'mail', call: { _tag: 'MailNotSent', why: { _tag: 'NoConnection' } } }),
  'recording-resume-proceeding': () => resume({ call: { _tag: 'Proceeding' } }),
} as const;
