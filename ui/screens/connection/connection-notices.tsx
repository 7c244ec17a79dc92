import { useEffect, useState } from 'react';
import { defer, from, switchMap, type Subscription } from 'rxjs';
import { checkConnection, type ConnectionCheck } from '../../../application/live/connection-check';
import { mayTellSlow } from '../../../domain/resilience/line';
import type { Instant } from '../../../domain/time/instant';
import { usePorts } from '../../app/ports';
import type { ConnectionNoticesProps } from './connection.props';
import { LowConnection } from './low-connection';
import { SpeedDialog } from './speed-dialog';
import { speedDialogView } from './speed-dialog.view';

/** When the last measurement began, for the whole visit: closing the dialog does not make the phone's plan any larger. */
let lastBegun: Instant | undefined;

const Speed = ({ onClose }: Pick<ConnectionNoticesProps, 'onClose'>) => {
  const { networkProbe, clock, line } = usePorts();
  const [tries, setTries] = useState(0);
  const [check, setCheck] = useState<ConnectionCheck>({ _tag: 'Measuring', percent: 0 });
  useEffect(() => {
    const measuring: Subscription = defer(() => from(networkProbe()))
      .pipe(
        switchMap((probe) =>
          checkConnection({ probe, clock, line })(lastBegun, (now) => {
            lastBegun = now;
          }),
        ),
      )
      .subscribe(setCheck);
    return () => measuring.unsubscribe();
  }, [networkProbe, clock, line, tries]);
  return <SpeedDialog view={speedDialogView(check)} onAgain={() => setTries(tries + 1)} onClose={onClose} />;
};

/** What is said about a line that is slow, or measured because the candidate asked. */
export const ConnectionNotices = ({ slow, asked, onAsk, onClose }: ConnectionNoticesProps) => {
  const { clock } = usePorts();
  const [closedAt, setClosedAt] = useState<Instant>();
  if (asked) return <Speed onClose={onClose} />;
  if (!slow || mayTellSlow(closedAt, clock.now())._tag === 'Refused') return null;
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
