import { useState } from 'react';
import type { Observable } from 'rxjs';
import { askingMachine } from '../../application/live/asking';
import { connectionCheck, type ConnectionCheck } from '../../application/live/connection-check';
import { mayWarnOfSlow } from '../../domain/resilience/slow-connection';
import type { Instant } from '../../domain/time/instant';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { LowConnection } from './low-connection';
import { SpeedDialog } from './speed-dialog';
import { speedDialogView } from './speed-dialog.view';
import { useMachine } from '../kit/use-machine';
import { useOnce } from '../kit/use-once';

/** What the signed-in area passes to the connection notices, and hears from them. */
export interface ConnectionNoticesProps {
  /** The connection is slow. */
  readonly slow: boolean;
  /** 'Check my connection' was pressed. */
  readonly asked: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

interface SpeedProps extends Pick<ConnectionNoticesProps, 'onClose'> {
  readonly check: Observable<ConnectionCheck>;
}

const broken: ConnectionCheck = { _tag: 'NotMeasured', fault: 'not-loaded' };

const Speed = ({ check, onClose }: SpeedProps) => {
  const { reporter } = usePorts();
  const [asked, send] = useMachine(() =>
    askingMachine({ ask: () => check, known: undefined, ifBroken: broken }, reporter),
  );
  return (
    <SpeedDialog
      view={speedDialogView(asked._tag === 'Asking' ? { _tag: 'Measuring', percent: 0 } : asked.answer)}
      onAgain={() => send({ _tag: 'AgainPressed' })}
      onClose={onClose}
    />
  );
};

/** The notices about a connection that is slow, or measured at the candidate's request. */
export const ConnectionNotices = ({ slow, asked, onAsk, onClose }: ConnectionNoticesProps) => {
  const { find, clock, connectivity } = usePorts();
  const now = useNow();
  // For as long as the notices are loaded: a dialog that is opened again knows when the last measurement began.
  const check = useOnce(() => connectionCheck({ probe: find(areaTokens.networkProbe), clock, connectivity }));
  const [closedAt, setClosedAt] = useState<Instant>();
  if (asked) return <Speed check={check} onClose={onClose} />;
  if (!slow || mayWarnOfSlow(closedAt, now)._tag === 'Refused') return null;
  const close = (): void => setClosedAt(now);
  return (
    <LowConnection
      onCheck={() => {
        close();
        onAsk();
      }}
      onClose={close}
    />
  );
};
