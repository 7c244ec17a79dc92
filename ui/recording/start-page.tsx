import type { ReactNode } from 'react';
import { recordingWords } from '../../application/recording/recording.words';
import { Button } from '../kit/button';
import { BottomBar } from '../kit/bottom-bar';
import { Dialog } from '../kit/dialog';
import { recordingWaysTexts as t } from './recording-ways.texts';
import type { StartView } from './start.view';
import { Points, WayFailed, WayPage, WayWaiting } from './way-page';

export interface StartPageProps {
  readonly view: StartView;
  readonly onStart: () => void;
  readonly onAnyway: () => void;
  readonly onCloseDialog: () => void;
  readonly onRetry: () => void;
  /** Other ways to record, below the tips. */
  readonly otherDevice?: ReactNode;
}

/** /selfStartRecord and /practiceStartRecord: the best practices and Start (spec 2 §2.2, §2.7, R42). */
export const StartPage = ({ view, onStart, onAnyway, onCloseDialog, onRetry, otherDevice }: StartPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <WayWaiting heading={view.heading} />;
    case 'Failed':
      return <WayFailed heading={view.heading} failure={view.failure} onRetry={onRetry} />;
    case 'Ready':
      return (
        <WayPage job={view.job} heading={view.heading} back={view.back}>
          {view.lead !== undefined && <p>{view.lead}</p>}
          <Points>
            {t.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </Points>
          {otherDevice}
          <BottomBar>
            <Button look="primary" wide="always" onClick={onStart}>
              {t.start}
            </Button>
          </BottomBar>
          {view.dialog !== undefined && (
            <Dialog
              open
              title={recordingWords.notSupported}
              onDismiss={onCloseDialog}
              actions={
                <>
                  <Button look={view.dialog.mayContinue ? 'quiet' : 'primary'} onClick={onCloseDialog}>
                    {t.close}
                  </Button>
                  {view.dialog.mayContinue && (
                    <Button look="primary" onClick={onAnyway}>
                      {t.browser.continueAnyway}
                    </Button>
                  )}
                </>
              }
            >
              {view.dialog.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Dialog>
          )}
        </WayPage>
      );
  }
};
