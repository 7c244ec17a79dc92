import type { MapDrawer } from '../../application/positions/map-drawer.port';
import { known } from '../../domain/brand';
import type { ExternalApplicationUrl } from '../../domain/positions/external-application';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Advert } from '../../domain/positions/advert';
import type { Position } from '../../domain/positions/position';
import { sayLinkRefusal } from '../../application/applications/apply.words';
import { somethingWentWrong } from '../../application/words/failures';
import { PageFrame } from '../kit/page-frame';
import { advertView, noAdvertView, type ApplyView, type StartView } from './advert.view';
import { ApplyPage } from './apply-page';
import { ApplicationConfirmation, BookmarkHint, type ConfirmationView } from './dialogs';
import { ResolvePage } from './resolve-page';
import { ClosedPage } from './closed-page';
import { jobBandView } from './job.view';
import { closedView } from './closed.view';
import { failureView } from '../hooks/failure.view';
import { applyTexts } from './apply.texts';
import { darkPosition, jobs, longPosition, palePosition, position, requestId, version } from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

/** A map without tiles: the gallery makes no requests. */
const noTiles: MapDrawer<HTMLElement> = { draw: () => ({ zoomBy: nothing, remove: nothing }) };

const noMap = (): Promise<MapDrawer<HTMLElement>> => Promise.resolve(noTiles);
const lostMap = (): Promise<MapDrawer<HTMLElement>> => Promise.reject(new Error('no line'));

const others = ['Cook', 'Activities assistant', 'Driver', 'Licensed Practical Nurse', 'Concierge'];

const advertOf = ({ meeting: _, ...publicParts }: Position, otherJobs = others): Advert => ({
  ...publicParts,
  otherJobs: otherJobs.map((positionName, n) => ({ positionId: known<PositionId>(200 + n), positionName })),
});

const advert = advertOf(position);
const ready: StartView = { _tag: 'Ready' };

const shown = (view: ApplyView, more = false, loadMap = noMap) => (
  <PageFrame version={version}>
    <ApplyPage view={view} more={more} loadMap={loadMap} send={nothing} />
  </PageFrame>
);

const read = (of: Advert, start: StartView = ready, more = false, loadMap = noMap) =>
  shown({ _tag: 'Ready', advert: advertView(of), start }, more, loadMap);

const confirming: ConfirmationView = { url: 'https://ats.example.com/jobs/7', busy: false, failure: undefined };

const confirmation = (view: ConfirmationView) => (
  <>
    {read(advert)}
    <ApplicationConfirmation view={view} onYes={nothing} onNo={nothing} />
  </>
);

const closed = (value: '1' | '4' | 'partialSubmit' | 'fullSubmit', about?: Position) => (
  <PageFrame version={version}>
    <ClosedPage
      view={closedView(value, value === '1' ? jobs[0]?.application : undefined, about && jobBandView(about))}
    />
  </PageFrame>
);

const noPay = { basis: 'range', rate: 'hour', minimum: 0, maximum: 0 } as const;

const bare: Position = {
  ...position,
  jobTypes: [],
  shifts: [],
  pay: undefined,
  benefits: '',
  description: '',
  aboutCompany: '',
  latitude: undefined,
};

export const applyStates = {
  'apply-loading': () => shown({ _tag: 'Loading' }),
  'apply-failed': () =>
    shown({ _tag: 'Failed', failure: failureView({ _tag: 'NoConnection' }, applyTexts.couldNotLoad) }),
  'apply-closed': () => shown(noAdvertView({ _tag: 'PositionClosed' })),
  'apply-no-such-job': () => shown(noAdvertView({ _tag: 'NoSuchPosition' })),
  'apply-asks-nothing': () => read(advertOf({ ...position, questionnaireId: undefined, pay: noPay })),
  'apply-job-details': () => read(advert),
  'apply-structured-text': () =>
    read(
      advertOf({
        ...position,
        description:
          '<h3>Your day</h3><p>You help <strong>twelve residents</strong>, <em>by day</em>.</p><ul><li>Getting up</li><li>Meals &amp; a walk in the garden</li></ul>',
      }),
    ),
  'apply-more-details': () =>
    read({ ...advert, videoUrl: 'company.webm', instructions: 'Bring your license.' }, ready, true),
  'apply-nothing-more': () => read(advertOf(bare, []), ready, true),
  'apply-bare': () => read(advertOf(bare, ['Cook'])),
  'apply-map-lost': () => read(advert, ready, false, lostMap),
  'apply-elsewhere': () =>
    read({ ...advert, externalApplicationUrl: known<ExternalApplicationUrl>('https://ats.example.com/jobs/7') }),
  'apply-starting': () => read(advert, { _tag: 'Busy' }),
  'apply-start-failed': () =>
    read(advert, {
      _tag: 'Failed',
      failure: failureView({ _tag: 'ServerFault', message: '', requestId }, applyTexts.couldNotApply),
    }),
  'apply-over': () => read(advert, { _tag: 'Over' }),
  'apply-stays': () => read(advert, { _tag: 'Stays', words: somethingWentWrong }),
  'apply-long-texts': () => read(advertOf(longPosition, [longPosition.positionName, longPosition.positionName])),
  'apply-many-jobs': () =>
    read(
      advertOf(
        position,
        Array.from({ length: 599 }, (_, n) => `Caregiver ${101 + n}`),
      ),
    ),
  'apply-pale-customer': () => read(advertOf(palePosition)),
  'apply-bookmark': () => (
    <>
      {read(advert)}
      <BookmarkHint open onClose={nothing} />
    </>
  ),
  'apply-confirmation': () => confirmation(confirming),
  'apply-confirmation-failed': () =>
    confirmation({ ...confirming, failure: failureView({ _tag: 'AnswerLost' }, applyTexts.couldNotApply) }),
  'link-opening': () => (
    <PageFrame version={version}>
      <ResolvePage failure={undefined} onAct={nothing} />
    </PageFrame>
  ),
  'link-unreadable': () => (
    <PageFrame version={version}>
      <ResolvePage
        failure={failureView(
          { _tag: 'NotAcceptable', message: sayLinkRefusal({ _tag: 'LinkUnreadable' }), requestId },
          applyTexts.linkHeading,
        )}
        onAct={nothing}
      />
    </PageFrame>
  ),
  'closed-applied': () => closed('1'),
  'closed-dark-customer': () => closed('1', darkPosition),
  'closed-closed': () => closed('4'),
  'closed-recorded': () => closed('partialSubmit'),
  'closed-submitted': () => closed('fullSubmit'),
} as const;
