import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { skillFilterTexts as t } from '../../texts/skill-filter';
import type { ControlView } from './skill-filter.view';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/* A real radio button or check box stands in each, so that keyboards and screen readers find what they know. */
const Option = styled.label<{ readonly $chosen: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  min-height: 56px;
  padding: 14px 16px;
  border: 1px solid ${({ $chosen }) => ($chosen ? 'var(--ink)' : 'var(--outline)')};
  border-radius: var(--corner);
  background: ${({ $chosen }) => ($chosen ? 'var(--wash)' : 'var(--card)')};
  box-shadow: ${({ $chosen }) => ($chosen ? 'inset 0 0 0 1px var(--ink)' : 'none')};
  font-weight: ${({ $chosen }) => ($chosen ? 600 : 400)};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color 150ms;

  &:hover {
    background: var(--wash);
  }

  input {
    width: 22px;
    height: 22px;
    margin: 2px 0 0;
    accent-color: var(--ink);
  }
`;

export interface OptionListProps {
  readonly control: Extract<ControlView, { readonly _tag: 'Options' }>;
  /** Tells this question's radio buttons from another's. */
  readonly name: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly required: boolean;
  readonly onPress: (option: string) => void;
  readonly onShowMore: () => void;
}

/** The options of a question: one of them, or several. */
export const OptionList = ({
  control,
  name,
  labelledBy,
  describedBy,
  required,
  onPress,
  onShowMore,
}: OptionListProps) => (
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
          onChange={() => onPress(label)}
        />
        <span>{label}</span>
      </Option>
    ))}
    {control.more !== undefined && (
      <Button look="quiet" wide="always" onClick={onShowMore}>
        {t.showMoreOptions}
        <VisuallyHidden>: {control.more}</VisuallyHidden>
      </Button>
    )}
  </List>
);
