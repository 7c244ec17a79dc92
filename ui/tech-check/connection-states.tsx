import { scoreToRecord } from '../../domain/device/connection-score';
import { ConnectivityStripOf } from '../hooks/connectivity-strip';
import { PartMissingPage } from '../hooks/part-missing';
import type { ConnectionCheck } from '../../application/live/connection-check';
import { LowConnection } from './low-connection';
import { SpeedDialog } from './speed-dialog';
import { speedDialogView } from './speed-dialog.view';
import { Framed } from '../gallery/framed';
import { ready } from '../applications/my-jobs-states';
import { nothing } from '../gallery/noop';

const measured = (check: ConnectionCheck) => (
  <Framed>
    {ready}
    <SpeedDialog view={speedDialogView(check)} onAgain={nothing} onClose={nothing} />
  </Framed>
);

export const connectionStates = {
  'page-did-not-load': () => (
    <Framed>
      <PartMissingPage newer={false} />
    </Framed>
  ),
  'portal-updated': () => (
    <Framed>
      <PartMissingPage newer />
    </Framed>
  ),
  offline: () => <Framed above={<ConnectivityStripOf news="offline" />}>{ready}</Framed>,
  'back-online': () => <Framed above={<ConnectivityStripOf news="back" />}>{ready}</Framed>,
  'low-connection': () => (
    <Framed>
      {ready}
      <LowConnection onCheck={nothing} onClose={nothing} />
    </Framed>
  ),
  'speed-measuring': () => measured({ _tag: 'Measuring', percent: 42 }),
  'speed-good': () => measured({ _tag: 'Good', score: 18.4 }),
  'speed-low': () => measured({ _tag: 'Low', low: { _tag: 'LowConnection', score: 3.1, needed: scoreToRecord } }),
  'speed-offline': () => measured({ _tag: 'NotMeasured', fault: 'offline' }),
  'speed-not-loaded': () => measured({ _tag: 'NotMeasured', fault: 'not-loaded' }),
  'speed-timed-out': () => measured({ _tag: 'NotMeasured', fault: 'timed-out' }),
} as const;
