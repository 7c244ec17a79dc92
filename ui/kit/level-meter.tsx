import { styled } from 'styled-components';

const Track = styled.div`
  height: 16px;
  border-radius: 8px;
  background: var(--track);
  box-shadow: inset 0 0 0 1px rgb(22 50 58 / 12%);
  overflow: hidden;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  background: var(--success);

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export interface LevelMeterProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly valueText: string;
}

/** How loud it is now. Screen readers read the value when they are asked; it is never announced. */
export const LevelMeter = ({ label, percent, valueText }: LevelMeterProps) => (
  <Track
    role="meter"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuetext={valueText}
  >
    <Fill style={{ width: `${percent}%` }} />
  </Track>
);
