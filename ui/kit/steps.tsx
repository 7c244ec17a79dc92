import { styled } from 'styled-components';
import { stepTexts } from '../texts/steps';
import { VisuallyHidden } from './visually-hidden';

export type StepState = 'done' | 'current' | 'ahead';

export interface StepView {
  readonly label: string;
  readonly state: StepState;
}

/** The way from applying to done, and where on it one is. */
export interface StepsView {
  readonly steps: readonly StepView[];
  /** `Step 4 of 6: Date` */
  readonly summary: string;
}

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
    background: ${({ $state }) => ($state === 'ahead' ? 'var(--track)' : 'var(--primary)')};
    /* A customer's pale colour is seen by its edge. */
    box-shadow: inset 0 0 0 1px rgb(22 50 58 / ${({ $state }) => ($state === 'ahead' ? '12%' : '40%')});
    opacity: ${({ $state }) => ($state === 'done' ? 0.55 : 1)};
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

/** The steps line: labels under every step where there is room, one line of words where there is not. */
export const Steps = ({ view }: { readonly view: StepsView }) => (
  <nav aria-label={stepTexts.label} data-screen-only="">
    <Line>
      {view.steps.map(({ label, state }) => (
        <Step key={label} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span>{label}</span>
          {state === 'done' && <VisuallyHidden>{stepTexts.done}</VisuallyHidden>}
        </Step>
      ))}
    </Line>
    <Summary>{view.summary}</Summary>
  </nav>
);
