import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCallFailure, type CallFailure } from '../../application/failure';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { applyingMachine, type ApplyLeads } from '../../application/applications/applying.live';
import { isCarried } from '../../application/navigation/carried';
import { apply, noPosts, uploadResume } from '../../application/navigation/destination';
import type { AdvertRefusal } from '../../application/positions/adverts.api';
import type { Advert } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/ids/position-ids';
import { useAreas } from '../hooks/areas';
import { takePress } from '../hooks/taken-press';
import { ChunkBoundary } from '../hooks/chunk-boundary';
import { UntilLoaded } from '../hooks/lazy-screen';
import { usePorts } from '../hooks/ports';
import { useMapDrawer } from '../hooks/use-map-drawer';
import { useSessionEnd } from '../hooks/use-session-end';
import { useTravel, type Travel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { applyTexts as t } from './apply.texts';
import { failureView } from '../hooks/failure.view';
import { SessionOverPage } from '../identity/session-over-page';
import { followApplying } from './after-applying';
import { advertView, confirmationView, noAdvertView, startView, type ApplyView } from './advert.view';
import { ApplyPage, type ApplyPageAct } from './apply-page';
import { ApplicationConfirmation, BookmarkHint } from './dialogs';
import { useAdvert } from './use-advert';
import { useNameRecording } from './use-name-recording';

const lead = (travel: Travel, step: ApplyLeads, of: Advert): void => {
  // A browser may block it; the dialog has the same link.
  if (step._tag === 'AppliesElsewhere') window.open(step.url, '_blank', 'noopener,noreferrer');
  else if (step._tag === 'NeedsResume') travel.to(uploadResume(of));
  else followApplying(travel, step.destination, of);
};

/** /apply/{id}[/{linkType}]: a job's advert, and the start of applying (spec 1 §2, R6). */
export const ApplyScreen = ({ positionId, more }: { readonly positionId: PositionId; readonly more: boolean }) => {
  const ports = usePorts();
  const { session } = ports;
  // Shown if the signed-in candidate hasn't been active for a while.
  const { Screen: WelcomeBack } = useAreas().part('WelcomeBack');
  const loadMap = useMapDrawer();
  const nameRecording = useNameRecording();
  const travel = useTravel();
  const location = useLocation();
  const signedIn = isSignedIn(session);
  const begins = signedIn && isCarried(location.state, 'begins');
  const { answer: advert, again } = useAdvert(positionId);
  const [{ start, asking, confirming, bookmarking }, send] = useMachine(() =>
    applyingMachine({
      ...ports,
      nameRecording,
      lead: (step, of) => lead(travel, step, of),
    }),
  );
  const [{ message: sessionOver }] = useSessionEnd('public', () => send({ _tag: 'Closed' }));
  const over = advert !== undefined && E.isLeft(advert) && !isCallFailure(advert.left);
  useEffect(() => {
    // A signed-in candidate goes where R6 leads. A visitor would only be asked to sign in there, so the message is shown here.
    if (over && signedIn) travel.instead(noPosts);
  }, [over, signedIn, travel]);

  const shown = advert !== undefined && E.isRight(advert) ? advert.right : undefined;
  const act = (_tag: 'StartPressed' | 'IsHerePressed' | 'YesPressed'): void => {
    if (shown !== undefined) send({ _tag, advert: shown });
  };
  useEffect(() => {
    if (shown !== undefined) send({ _tag: 'AdvertShown', advert: shown });
  }, [shown, send]);
  useEffect(() => {
    if (!begins || shown === undefined) return;
    // Used once: a candidate who comes back to this page only sees the posting.
    travel.instead(apply(shown.positionId, more));
    send({ _tag: 'StartPressed', advert: shown });
  }, [begins, shown, send, travel, more]);

  const beginIfPressed = useEffectEvent(() => takePress(document) && act('StartPressed'));
  useLayoutEffect(() => queueMicrotask(beginIfPressed), []);

  const press = ({ _tag }: ApplyPageAct): void => {
    if (_tag === 'StartPressed') act(_tag);
    else if (_tag === 'BookmarkPressed') send({ _tag });
    else again();
  };
  const view = (): ApplyView => {
    if (advert === undefined) return { _tag: 'Loading' };
    return E.isLeft(advert)
      ? failedView(advert.left, signedIn)
      : { _tag: 'Ready', advert: advertView(advert.right), start: begins ? { _tag: 'Busy' } : startView(start) };
  };
  if (sessionOver !== undefined) return <SessionOverPage message={sessionOver} />;
  return (
    <>
      <ApplyPage view={view()} more={more} loadMap={loadMap} send={press} />
      {asking && (
        <ChunkBoundary onFailure={(error) => ports.reporter.report('welcome-back-failed', { error: String(error) })}>
          <UntilLoaded>
            <WelcomeBack onYes={() => act('IsHerePressed')} />
          </UntilLoaded>
        </ChunkBoundary>
      )}
      <BookmarkHint open={bookmarking} onClose={() => send({ _tag: 'BookmarkRead' })} />
      <ApplicationConfirmation
        view={confirming && confirmationView(confirming)}
        onYes={() => act('YesPressed')}
        onNo={() => send({ _tag: 'Closed' })}
      />
    </>
  );
};

const failedView = (why: CallFailure | AdvertRefusal, signedIn: boolean): ApplyView => {
  if (isCallFailure(why)) return { _tag: 'Failed', failure: failureView(why, t.couldNotLoad) };
  return signedIn ? { _tag: 'Loading' } : noAdvertView(why);
};
