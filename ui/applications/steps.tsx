import { css, styled } from 'styled-components';
import { stepTexts } from './steps.texts';
import { VisuallyHidden } from '../kit/visually-hidden';

export type StepState = 'done' | 'current' | 'ahead';

export interface StepView {
  readonly label: string;
  readonly state: StepState;
}

/** The steps from applying to done, and the current one. */
export interface StepsView {
  /** Where they lead, for screen readers. */
  readonly name: string;
  readonly steps: readonly StepView[];
  /** `Step 4 of 6: Date` */
  readonly summary: string;
}

const fills = {
  done: 'color-mix(in srgb, var(--primary) 55%, var(--paper))',
  current: 'var(--primary)',
  ahead: 'var(--track)',
} as const satisfies Readonly<Record<StepState, string>>;

/** How much text color is mixed into a bar's edge, in percent: whatever the customer's color, completed and current steps have a contrast of 3:1. */
export const edges = { done: 60, current: 60, ahead: 15 } as const satisfies Readonly<Record<StepState, number>>;

const Line = styled.ol`
  display: flex;
  gap: 6px;
`;

const Step = styled.li<{ readonly $state: StepState }>`
  flex: 1;
  min-width: 0;
  font-size: var(--small);
  color: ${({ $state }) => ($state === 'current' ? 'var(--ink)' : 'var(--muted)')};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};

  &::before {
    content: '';
    display: block;
    height: 6px;
    margin-bottom: 6px;
    border-radius: 3px;
    background: ${({ $state }) => fills[$state]};
    /* A customer's pale or dark colour is seen by its edge, which is the page's ink: dark on light, light on dark. */
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--ink) ${({ $state }) => edges[$state]}%, transparent);
  }

  @media (forced-colors: active) {
    &::before {
      border: 1px solid CanvasText;
      background: ${({ $state }) => ($state === 'ahead' ? 'Canvas' : 'Highlight')};
    }
  }

  @media (max-width: 719px) {
    > span {
      display: none;
    }
  }
`;

const Summary = styled.p`
  font-size: var(--small);
  font-weight: 600;

  @media (min-width: 720px) {
    display: none;
  }
`;

const inRowLook = css`
  width: 84px;
  font-variant-numeric: tabular-nums;

  ol {
    gap: 3px;
  }

  li::before {
    height: 4px;
    margin: 0;
    background: currentColor;
    box-shadow: none;
  }

  li {
    color: inherit;
  }

  [data-ahead]::before {
    opacity: 0.3;
  }

  p {
    margin-top: 4px;
    font-size: 0.875rem;
    line-height: 1.2;
    text-align: end;
  }
`;

/* In a row with the customer's color: two short lines of text, and the small bars below them. */
const Way = styled.nav<{ readonly $inRow: boolean }>`
  @media (max-width: 719px) {
    ${({ $inRow }) => $inRow && inRowLook}
  }
`;

export interface StepsProps {
  readonly view: StepsView;
  /** On a phone it shares a row that has the customer's colors. */
  readonly inRow?: boolean;
}

/** The steps: a label under each one if there is room, otherwise one line of words. */
export const Steps = ({ view, inRow = false }: StepsProps) => (
  <Way aria-label={view.name} data-screen-only="" $inRow={inRow}>
    <Line>
      {view.steps.map(({ label, state }) => (
        <Step
          key={label}
          $state={state}
          data-ahead={state === 'ahead' ? '' : undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>{label}</span>
          {state === 'done' && <VisuallyHidden>{stepTexts.done}</VisuallyHidden>}
        </Step>
      ))}
    </Line>
    <Summary>{view.summary}</Summary>
  </Way>
);
