import { styled } from 'styled-components';
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
  /** Undefined: there is no question before this one. */
  readonly onPrevious: (() => void) | undefined;
}

/** Previous, and Next or Submit (spec 1 §2). */
export const FormButtons = ({ forward, onPrevious }: FormButtonsProps) => (
  <Buttons>
    {onPrevious !== undefined && (
      <Button look="quiet" wide="always" onClick={onPrevious}>
        {t.previous}
      </Button>
    )}
    <Button look="primary" wide="always" type="submit">
      {forward}
    </Button>
  </Buttons>
);
