import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { styled } from 'styled-components';
import type { ConnectivityNews } from '../../application/live/connectivity';
import { frameTexts } from '../texts/frame';
import { usePorts } from './ports';
import { useStream } from './use-stream';

const Strip = styled.div<{ readonly $tone: 'notice' | 'success' }>`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 10px 16px;
  border-bottom: 1px solid currentcolor;
  background: var(--${({ $tone }) => $tone}-wash);
  color: var(--${({ $tone }) => $tone});
  font-weight: 600;
`;

/** Whether the device is offline or, for a short while, back online. */
export const ConnectivityStripOf = ({ news }: { readonly news: ConnectivityNews }) => (
  <div role="status" data-screen-only="">
    {news === 'offline' && (
      <Strip $tone="notice" data-top-strip="offline">
        <Info size={20} />
        {frameTexts.offline}
      </Strip>
    )}
    {news === 'back' && (
      <Strip $tone="success" data-top-strip="">
        <CircleCheck size={20} />
        {frameTexts.back}
      </Strip>
    )}
  </div>
);

/** Shown above every page while the device is offline. */
export const ConnectivityStrip = () => <ConnectivityStripOf news={useStream(usePorts().connectivity.news, 'none')} />;
