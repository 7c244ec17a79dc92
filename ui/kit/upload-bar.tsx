import { useId } from 'react';
import { styled } from 'styled-components';

const Track = styled.div`
  height: 12px;
  border-radius: 6px;
  background: var(--track);
  box-shadow: inset 0 0 0 1px rgb(22 50 58 / 12%);
  overflow: hidden;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  background: var(--primary);

  @media (prefers-reduced-motion: no-preference) {
    transition: width 150ms linear;
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Label = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  margin-bottom: 8px;
`;

const Note = styled.p`
  margin-top: 8px;

  &:empty {
    margin: 0;
  }

  font-variant-numeric: tabular-nums;
`;

export interface UploadBarProps {
  readonly name: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly label: string;
  readonly note: string;
  /** The note is announced as a status; the running numbers are not. */
  readonly news: boolean;
}

/** The progress of an upload, in numbers too. A changed note is announced; the numbers are read only on demand. */
export const UploadBar = ({ name, percent, label, note, news }: UploadBarProps) => {
  const id = useId();
  return (
    <div>
      <Label id={id}>{label}</Label>
      <Track
        role="progressbar"
        aria-label={name}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={label}
      >
        <Fill style={{ width: `${percent}%` }} />
      </Track>
      <Note role="status">{news ? note : ''}</Note>
      {!news && <Note>{note}</Note>}
    </div>
  );
};
