import './ground/every-page';
import { styled } from 'styled-components';
import { clockWrongTitle, sayClockWrong } from '../../application/words/clock';
import type { ClockWrong } from '../../domain/resilience/clock-skew';
import { Notice } from '../kit/notice';

const Above = styled.div`
  max-width: 640px;
  margin-bottom: 24px;
`;

/** Shown above every signed-in screen while the device's clock is wrong: the rules go by the server's time. */
export const ClockNotice = ({ fault }: { readonly fault: ClockWrong }) => (
  <Above>
    <Notice tone="notice" title={clockWrongTitle}>
      <p>{sayClockWrong(fault)}</p>
    </Notice>
  </Above>
);
