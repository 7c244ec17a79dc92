import { styled } from 'styled-components';
import { PageHeading } from '../kit/page-heading';
import { skillFilterTexts as t } from './skill-filter.texts';
import type { CompletionView } from './skill-filter.view';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  font-variant-numeric: tabular-nums;

  span {
    font-size: var(--small);
    font-weight: 600;
  }

  @media (max-width: 719px) {
    h1 {
      font-size: var(--large);
    }
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

/** The current question, and how many are answered, in words and as a bar (spec 1 §2): one row, so that a small phone shows the question too. */
export const CompletionLine = ({ view }: { readonly view: CompletionView }) => (
  <div>
    <Head>
      <PageHeading>{t.heading}</PageHeading>
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
