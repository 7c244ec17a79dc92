import { Button } from '../kit/button';
import { Notice } from '../kit/notice';
import type { CodeNoticeView } from './recorder.view';

/** What waits for the e-mailed code, with the way to enter it (R41). */
export const CodeNotice = ({
  view,
  onCode,
}: {
  readonly view: CodeNoticeView | undefined;
  readonly onCode: () => void;
}) =>
  view === undefined ? null : (
    <Notice tone={view.tone} title={view.title}>
      <p>{view.text}</p>
      <div>
        <Button look="quiet" onClick={onCode}>
          {view.button}
        </Button>
      </div>
    </Notice>
  );
