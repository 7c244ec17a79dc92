import type { ReactNode } from 'react';
import { recordingWords } from '../../application/recording/recording.words';
import { Button } from '../kit/button';
import { BottomBar } from '../kit/bottom-bar';
import { Dialog } from '../kit/dialog';
import { recordingWaysTexts as t } from './recording-ways.texts';
import type { StartView } from './start.view';
import { Points, WayPage } from './way-page';

/** `AnywayPressed`: in the dialog of a browser that is not known. */
export interface StartAct {
  readonly _tag: 'StartPressed' | 'AnywayPressed' | 'DialogClosed';
}

export interface StartPageProps {
  readonly view: StartView;
  readonly send: (act: StartAct) => void;
  /** Other ways to record, below the tips. */
  readonly otherDevice?: ReactNode;
}

/** /selfStartRecord and /practiceStartRecord: the best practices and Start (spec 2 §2.2, §2.7, R42). */
export const StartPage = ({ view, send, otherDevice }: StartPageProps) => (
  <WayPage job={view.job} heading={view.heading} back={view.back}>
    {view.lead !== undefined && <p>{view.lead}</p>}
    <Points>
      {t.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </Points>
    {otherDevice}
    <BottomBar>
      <Button look="primary" wide="always" onClick={() => send({ _tag: 'StartPressed' })}>
        {t.start}
      </Button>
    </BottomBar>
    {view.dialog !== undefined && (
      <Dialog
        open
        title={recordingWords.notSupported}
        onDismiss={() => send({ _tag: 'DialogClosed' })}
        actions={
          <>
            <Button look={view.dialog.mayContinue ? 'quiet' : 'primary'} onClick={() => send({ _tag: 'DialogClosed' })}>
              {t.close}
            </Button>
            {view.dialog.mayContinue && (
              <Button look="primary" onClick={() => send({ _tag: 'AnywayPressed' })}>
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
