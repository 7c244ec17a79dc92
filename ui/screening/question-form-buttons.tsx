import { styled } from 'styled-components';
import type { ScreeningAct } from '../../application/screening/skill-filter.live';
import { Button } from '../kit/button';
import { skillFilterTexts as t } from './skill-filter.texts';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 12px;

  > :only-child {
    grid-column: 1 / -1;
  }
`;

export interface FormButtonsProps {
  readonly forward: string;
  /** There is a question before this one. */
  readonly hasPrevious: boolean;
  readonly send: (act: ScreeningAct) => void;
}

/** Previous, and Next or Submit (spec 1 §2). */
export const FormButtons = ({ forward, hasPrevious, send }: FormButtonsProps) => (
  <Buttons>
    {hasPrevious && (
      <Button look="quiet" wide="always" onClick={() => send({ _tag: 'PreviousPressed' })}>
        {t.previous}
      </Button>
    )}
    <Button look="primary" wide="always" type="submit">
      {forward}
    </Button>
  </Buttons>
);
