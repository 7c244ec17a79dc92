import { styled } from 'styled-components';
import { skillFilterTexts as t } from '../../texts/skill-filter';
import type { CompletionView } from './skill-filter.view';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  font-size: var(--small);
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  span:last-child {
    font-weight: 600;
    color: var(--ink);
  }
`;

const Track = styled.div`
  height: 8px;
  margin-top: 6px;
  border-radius: 4px;
  background: var(--track);
  box-shadow: inset 0 0 0 1px rgb(22 50 58 / 12%);
  overflow: hidden;

  span {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: var(--primary);
    transition: width 200ms;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    span {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

export interface CompletionLineProps {
  /** `Question 2 of 5` */
  readonly place: string;
  readonly view: CompletionView;
}

/** How many questions are answered, in words and as a line (spec 1 §2). */
export const CompletionLine = ({ place, view }: CompletionLineProps) => (
  <div>
    <Head>
      <span>{place}</span>
      <span>{view.label}</span>
    </Head>
    <Track
      role="progressbar"
      aria-label={t.progress}
      aria-valuemin={0}
      aria-valuemax={view.of}
      aria-valuenow={view.done}
      aria-valuetext={view.label}
    >
      <span style={{ width: `${(view.done / view.of) * 100}%` }} />
    </Track>
  </div>
);
