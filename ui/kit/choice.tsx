import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FieldFault } from './field';
import { Option } from './option';
import { VisuallyHidden } from './visually-hidden';

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Words = styled.span`
  strong,
  span {
    display: block;
  }

  span {
    color: var(--muted);
  }
`;

export interface ChoiceOption<A extends string> {
  readonly value: A;
  readonly label: string;
  /** What choosing it leads to. */
  readonly hint?: string | undefined;
}

export interface ChoiceProps<A extends string> {
  /** The question, for screen readers; on screen it is shown above. */
  readonly label: string;
  readonly options: readonly ChoiceOption<A>[];
  readonly chosen: A | undefined;
  /** The error; a new one moves the focus to the first option. */
  readonly fault: string | undefined;
  readonly onChoose: (value: A) => void;
}

/** A choice of one among a few visible options. */
export const Choice = <A extends string>({ label, options, chosen, fault, onChoose }: ChoiceProps<A>) => {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (fault === undefined) return;
    group.current?.querySelector('input')?.focus();
    // It stands below all options: how far from the first one no style knows.
    group.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <Root ref={group} aria-describedby={`${id}-fault`}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Option key={option.value} $chosen={option.value === chosen}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <Words>
            <strong>{option.label}</strong>
            {option.hint !== undefined && <span>{option.hint}</span>}
          </Words>
        </Option>
      ))}
      <FieldFault id={`${id}-fault`}>{fault}</FieldFault>
    </Root>
  );
};
