import * as E from 'fp-ts/Either';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CallFailure } from '../../../application/failure';
import {
  confirmOnPage,
  hasApplied,
  startOnPage,
  type ApplyStep,
  type AsksWhoIsHere,
} from '../../../application/journeys/apply';
import { confirmHere } from '../../../application/live/attendance';
import { isSignedIn } from '../../../application/journeys/sign-in';
import { apply, noPosts, uploadResume } from '../../../application/navigation/destination';
import { screenAfterApplying } from '../../../application/navigation/outcome-screens';
import type { AdvertRefusal } from '../../../application/ports/candidate-api/applying';
import { isCallFailure } from '../../../application/failure';
import { sayApplyError } from '../../../application/words/apply';
import type { Advert } from '../../../domain/positions/advert';
import type { PositionId } from '../../../domain/positions/ids';
import { useAreas } from '../../app/areas';
import { takePress } from '../../app/early/taken-press';
import { ChunkBoundary } from '../../app/chunk-boundary';
import { usePorts } from '../../app/ports';
import { useMapDrawer } from '../../app/use-map-drawer';
import { useSessionEnd } from '../../app/use-session-end';
import { isTold, useTravel } from '../../app/use-travel';
import { applyTexts as t } from '../../texts/apply';
import { failureView } from '../failure.view';
import { SessionOverPage } from '../session-over/session-over-page';
import { advertView, noAdvertView, type ApplyView, type StartView } from './advert.view';
import { ApplyPage } from './apply-page';
import { ApplicationConfirmation, BookmarkHint, type ConfirmationView } from './dialogs';
import { useAdvert } from './use-advert';
import { useNameRecording } from './use-name-recording';

const ready: StartView = { _tag: 'Ready' };

const jobOf = ({ communityId, positionId }: Advert) => ({ communityId, positionId });
const namesOf = ({ positionName, communityName }: Advert) => ({ positionName, communityName });

/** /apply/{id}[/{linkType}]: a job's advert, and the start of applying (spec 1 §2, R6). */
export const ApplyScreen = ({ positionId, more }: { readonly positionId: PositionId; readonly more: boolean }) => {
  const ports = usePorts();
  const { session } = ports;
  // Comes where somebody is signed in here whom nobody has seen for a while.
  const { Screen: WelcomeBack } = useAreas().part('WelcomeBack');
  const loadMap = useMapDrawer();
  const nameRecording = useNameRecording();
  const travel = useTravel();
  const location = useLocation();
  const signedIn = isSignedIn(session);
  const begins = signedIn && isTold(location.state, 'begins');
  const { advert, retry } = useAdvert(positionId);
  const [start, setStart] = useState<StartView>(begins ? { _tag: 'Busy' } : ready);
  const [asking, setAsking] = useState(false);
  const [bookmarking, setBookmarking] = useState(false);
  const [confirming, setConfirming] = useState<ConfirmationView>();
  const [{ said: sessionOver }] = useSessionEnd('public', () => {
    setAsking(false);
    setConfirming(undefined);
  });
  const over = advert !== undefined && E.isLeft(advert) && !isCallFailure(advert.left);
  useEffect(() => {
    // A signed-in candidate goes where R6 leads; a visitor would only be asked to sign in there, so the answer stands here.
    if (over && signedIn) travel.instead(noPosts);
  }, [over, signedIn, travel]);

  const follow = (step: ApplyStep, of: Advert): void => {
    switch (step._tag) {
      case 'LeadsTo':
        travel.to(screenAfterApplying(step.destination, of), {
          job: jobOf(of),
          ...(step.destination._tag === 'MyJobs' && { toSchedule: true }),
          ...(step.destination._tag === 'SignUp' && { applyingFor: namesOf(of) }),
        });
        return;
      case 'NeedsResume':
        travel.to(uploadResume(of));
        return;
      case 'AppliesElsewhere':
        setStart(ready);
        setConfirming({ url: step.url, busy: false, failure: undefined });
        // A browser may keep it shut; the dialog has the same link.
        window.open(step.url, '_blank', 'noopener,noreferrer');
        return;
      case 'Stays':
        setStart({ _tag: 'Stays', words: sayApplyError(step.error) });
    }
  };

  const arrive = (step: E.Either<CallFailure, ApplyStep | AsksWhoIsHere>, of: Advert): void => {
    if (E.isLeft(step)) {
      setStart({ _tag: 'Failed', failure: failureView(step.left, t.couldNotApply) });
      return;
    }
    if (step.right._tag === 'AsksWhoIsHere') {
      setStart(ready);
      setAsking(true);
      return;
    }
    if (hasApplied(step.right)) nameRecording(jobOf(of));
    follow(step.right, of);
  };

  const begin = (of: Advert): void => {
    if (start._tag === 'Busy') return;
    setStart({ _tag: 'Busy' });
    void startOnPage(ports)(of)().then((step) => arrive(step, of));
  };

  const confirm = async (of: Advert, asked: ConfirmationView): Promise<void> => {
    setConfirming({ ...asked, busy: true, failure: undefined });
    const step = await confirmOnPage(ports)(of)();
    if (E.isLeft(step)) {
      setConfirming({ ...asked, busy: false, failure: failureView(step.left, t.couldNotApply) });
      return;
    }
    if (step.right._tag === 'AsksWhoIsHere') {
      // The confirmation waits below the question.
      setConfirming({ ...asked, busy: false, failure: undefined });
      setAsking(true);
      return;
    }
    setConfirming(undefined);
    follow(step.right, of);
  };

  const shown = advert !== undefined && E.isRight(advert) ? advert.right : undefined;
  const arriveUnasked = useEffectEvent(arrive);
  useEffect(() => {
    if (!begins || shown === undefined) return;
    // Told once: who comes back to this page looks at the advert.
    travel.instead(apply(shown.positionId, more));
    void startOnPage(ports)(shown)().then((step) => arriveUnasked(step, shown));
  }, [begins, shown, travel, more, ports]);

  const beginIfPressed = useEffectEvent(() => {
    if (takePress(document) && shown !== undefined) begin(shown);
  });
  useLayoutEffect(() => queueMicrotask(beginIfPressed), []);

  const view = (): ApplyView => {
    if (advert === undefined) return { _tag: 'Loading' };
    return E.isLeft(advert)
      ? failedView(advert.left, signedIn)
      : { _tag: 'Ready', advert: advertView(advert.right), start };
  };
  if (sessionOver !== undefined) return <SessionOverPage said={sessionOver} />;
  return (
    <>
      <ApplyPage
        view={view()}
        more={more}
        loadMap={loadMap}
        onStart={() => {
          if (shown !== undefined) begin(shown);
        }}
        onBookmark={() => setBookmarking(true)}
        onRetry={retry}
      />
      {asking && (
        <ChunkBoundary onFailure={(error) => ports.reporter.report('welcome-back-failed', { error: String(error) })}>
          <Suspense>
            <WelcomeBack
              onYes={() => {
                confirmHere(ports.presence);
                setAsking(false);
                if (shown === undefined) return;
                if (confirming === undefined) begin(shown);
                else void confirm(shown, confirming);
              }}
            />
          </Suspense>
        </ChunkBoundary>
      )}
      <BookmarkHint open={bookmarking} onClose={() => setBookmarking(false)} />
      <ApplicationConfirmation
        view={confirming}
        onYes={() => void (shown && confirming && confirm(shown, confirming))}
        onNo={() => setConfirming(undefined)}
      />
    </>
  );
};

const failedView = (why: CallFailure | AdvertRefusal, signedIn: boolean): ApplyView => {
  if (isCallFailure(why)) return { _tag: 'Failed', failure: failureView(why, t.couldNotLoad) };
  return signedIn ? { _tag: 'Loading' } : noAdvertView(why);
};
