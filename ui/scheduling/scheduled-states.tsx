import { known } from '../../domain/brand';
import { named } from '../../domain/applications/status-catalogue';
import type { Stage } from '../../domain/positions/kinds';
import type { Instant } from '../../domain/time/instant';
import { failureView } from '../hooks/failure.view';
import { BookedDialog } from './booked-dialog';
import { ScheduledPage } from './scheduled-page';
import { headingBefore, scheduledView, type ScheduledState, type ScheduledView } from './scheduled.view';
import { scheduledTexts } from './scheduled.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';
import { placeActs } from '../applications/place-acts';

export const shownBooking = (view: ScheduledView, videoFailed = false, page: Stage = 'interview') => (
  <Framed>
    <ScheduledPage
      view={view}
      {...placeActs()}
      headingBefore={headingBefore(page)}
      send={nothing}
      asking={false}
      dialogMissing={false}
      calendar={{ links: given.calendarLinks, file: 'not-asked', onSave: nothing }}
      videoFailed={videoFailed}
      formOpensIn={27}
    />
  </Framed>
);

export const firstBooking: ScheduledState = {
  position: given.position,
  application: given.booked,
  moved: false,
  ownZone: given.chicago,
  now: given.now,
};

const of = (part: Partial<ScheduledState>) => shownBooking(scheduledView({ ...firstBooking, ...part }));

export const scheduledStates = {
  'scheduled-loading': () => shownBooking({ _tag: 'Loading' }),
  'scheduled-failed': () =>
    shownBooking({
      _tag: 'Failed',
      failure: failureView(
        { _tag: 'UnreadableAnswer', call: 'position', requestId: given.requestId },
        scheduledTexts.couldNotLoad,
      ),
    }),
  'scheduled-nothing-booked': () => of({ application: given.application }),
  'scheduled-ready': () => of({}),
  'scheduled-yay': () => (
    <>
      {of({})}
      <BookedDialog
        words={scheduledTexts.setFor('Friday, 04 December, 2026 at 10:30 AM CT', 'dailyco')}
        onClose={nothing}
      />
    </>
  ),
  'scheduled-own-zone': () => of({ ownZone: given.newYork }),
  'scheduled-moved': () => of({ moved: true }),
  'scheduled-pale-customer': () => of({ position: given.palePosition }),
  'scheduled-in-person': () => of({ application: given.bookedInPerson }),
  'scheduled-over': () =>
    shownBooking(scheduledView({ ...firstBooking, now: known<Instant>(given.interviewAt + 24 * 60 * 60_000) })),
  'scheduled-withdrawn': () =>
    shownBooking(
      scheduledView({
        ...firstBooking,
        application: { ...given.application, status: named('withdrawn') },
      }),
    ),
  'scheduled-given-up': () =>
    shownBooking({
      _tag: 'GivenUp',
      message: 'Interview cancelled successfully',
      after: 'Your application for this job has ended.',
    }),
  'scheduled-with-instructions': () =>
    of({ position: { ...given.position, instructions: 'Ring the bell at the side door.\nAsk for Denise.' } }),
  'scheduled-with-form': () => of({ position: { ...given.position, hrisUrl: 'https://forms.example.org/7' } }),
  'scheduled-with-video': () => of({ position: { ...given.position, introVideoUrl: 'intro.webm' } }),
  'scheduled-video-failed': () =>
    shownBooking(
      scheduledView({ ...firstBooking, position: { ...given.position, introVideoUrl: 'intro.webm' } }),
      true,
    ),
} as const;
