import { useId } from 'react';
import { styled } from 'styled-components';

/** The progress of an application, as the rule gives it (R11). */
export interface ProgressView {
  /** `2 of 3` */
  readonly summary: string;
  /** 0, 33.3, 66.6 or 100. */
  readonly percent: number;
  readonly label: string;
  readonly stages: readonly { readonly label: string; readonly reached: boolean }[];
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: var(--small);

  span:first-child {
    font-weight: 600;
  }
`;

const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;
  margin-block: 6px;

  @media (max-width: 719px) {
    gap: 0;
  }
`;

const Third = styled.span<{ readonly $reached: boolean }>`
  height: 8px;
  border-radius: 4px;
  background: ${({ $reached }) => ($reached ? 'var(--primary)' : 'var(--track)')};
  box-shadow: inset 0 0 0 1px rgb(22 50 58 / 12%);

  /* On a phone a single bar, filled to its share: 33.3, 66.6 or 100. */
  @media (max-width: 719px) {
    border-radius: 0;

    &:first-child {
      border-radius: 4px 0 0 4px;
    }

    &:last-child {
      border-radius: 0 4px 4px 0;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: ${({ $reached }) => ($reached ? 'Highlight' : 'Canvas')};
  }

  @media print {
    border: 1px solid;
  }
`;

/* Under their thirds; where a word is wider than a third, below each other. */
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  font-size: var(--small);
  color: var(--muted);

  span {
    flex: 1 1 calc((100% - 8px) / 3);
    min-width: min-content;
    max-width: 100%;
  }
`;

/** The three-step progress of a card: 'N of 3' and its share. On a phone the steps merge into one bar. */
export const ProgressThree = ({ view }: { readonly view: ProgressView }) => {
  const id = useId();
  return (
    <div>
      <Head>
        <span id={id}>{view.label}</span>
        <span>{view.summary}</span>
      </Head>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={view.percent}
        aria-valuetext={view.summary}
      >
        {view.stages.map(({ label, reached }) => (
          <Third key={label} $reached={reached} />
        ))}
      </Track>
      <Names aria-hidden="true">
        {view.stages.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </Names>
    </div>
  );
};
