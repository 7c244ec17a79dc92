import { Button } from '../kit/button';
import { Notice } from '../kit/notice';
import type { RecorderAct } from '../../application/recording/recording-state.live';
import type { CodeNoticeView } from './recorder.view';

/** What waits for the e-mailed code, with the way to enter it (R41). */
export const CodeNotice = ({
  view,
  send,
}: {
  readonly view: CodeNoticeView | undefined;
  readonly send: (act: RecorderAct) => void;
}) =>
  view === undefined ? null : (
    <Notice tone={view.tone} title={view.title}>
      <p>{view.text}</p>
      <div>
        <Button look="quiet" onClick={() => send({ _tag: 'CodePressed' })}>
          {view.button}
        </Button>
      </div>
    </Notice>
  );
