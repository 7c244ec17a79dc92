import { styled } from 'styled-components';
import type { ScreeningAct } from '../../application/screening/skill-filter.live';
import { Button } from '../kit/button';
import { Option } from '../kit/option';
import { VisuallyHidden } from '../kit/visually-hidden';
import { skillFilterTexts as t } from './skill-filter.texts';
import type { ControlView } from './skill-filter.view';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Words = styled.span<{ readonly $chosen: boolean }>`
  font-weight: ${({ $chosen }) => ($chosen ? 600 : 400)};
`;

export interface OptionListProps {
  readonly control: Extract<ControlView, { readonly _tag: 'Options' }>;
  /** Separates this question's radio buttons from another's. */
  readonly name: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly required: boolean;
  readonly send: (act: ScreeningAct) => void;
}

/** The options of a question: one of them, or several. */
export const OptionList = ({ control, name, labelledBy, describedBy, required, send }: OptionListProps) => (
  <List
    role={control.several ? 'group' : 'radiogroup'}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    {...(control.several ? {} : { 'aria-required': required })}
  >
    {control.options.map(({ label, chosen }) => (
      <Option key={label} $chosen={chosen}>
        <input
          type={control.several ? 'checkbox' : 'radio'}
          name={name}
          value={label}
          checked={chosen}
          onChange={() => send({ _tag: 'OptionPressed', option: label })}
        />
        <Words $chosen={chosen}>{label}</Words>
      </Option>
    ))}
    {control.more !== undefined && (
      <Button look="quiet" wide="always" onClick={() => send({ _tag: 'ShowMorePressed' })}>
        {t.showMoreOptions}
        <VisuallyHidden>: {control.more}</VisuallyHidden>
      </Button>
    )}
  </List>
);
