import { useEffect, useState } from 'react';
import { checkConnection, type ConnectionCheck } from '../../../application/live/connection-check';
import { mayWarnOfSlow } from '../../../domain/resilience/slow-connection';
import type { Instant } from '../../../domain/time/instant';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import { usePorts } from '../../app/ports';
import { LowConnection } from './low-connection';
import { SpeedDialog } from './speed-dialog';
import { speedDialogView } from './speed-dialog.view';

/** What the signed-in area passes to the connection notices, and hears from them. */
export interface ConnectionNoticesProps {
  /** The connection is slow. */
  readonly slow: boolean;
  /** 'Check my connection' was pressed. */
  readonly asked: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** The start of the last measurement, kept for the whole visit: reopening the dialog must not spend more of the phone's data plan. */
let lastBegun: Instant | undefined;

const Speed = ({ onClose }: Pick<ConnectionNoticesProps, 'onClose'>) => {
  const { find, clock, line } = usePorts();
  const [tries, setTries] = useState(0);
  const [check, setCheck] = useState<ConnectionCheck>({ _tag: 'Measuring', percent: 0 });
  useEffect(() => {
    const measuring = checkConnection({ probe: find(areaTokens.networkProbe), clock, line })(lastBegun, (now) => {
      lastBegun = now;
    }).subscribe(setCheck);
    return () => measuring.unsubscribe();
  }, [find, clock, line, tries]);
  return <SpeedDialog view={speedDialogView(check)} onAgain={() => setTries(tries + 1)} onClose={onClose} />;
};

/** The notices about a connection that is slow, or measured at the candidate's request. */
export const ConnectionNotices = ({ slow, asked, onAsk, onClose }: ConnectionNoticesProps) => {
  const { clock } = usePorts();
  const [closedAt, setClosedAt] = useState<Instant>();
  if (asked) return <Speed onClose={onClose} />;
  if (!slow || mayWarnOfSlow(closedAt, clock.now())._tag === 'Refused') return null;
  const close = (): void => setClosedAt(clock.now());
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
