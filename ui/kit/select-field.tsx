import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FieldFault, FieldLabel, fieldLook, FieldRoot } from './field';

const Select = styled.select`
  ${fieldLook}
  min-height: 52px;
`;

export interface SelectFieldProps<A extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: A; readonly label: string }[];
  readonly value: A;
  readonly fault: string | undefined;
  readonly takesFocus: boolean;
  readonly autoComplete?: string;
  readonly onChoose: (value: A) => void;
}

/** A choice of one among a few words: the browser's own select, which every phone shows in its own way. */
export const SelectField = <A extends string>(props: SelectFieldProps<A>) => {
  const { label, options, value, fault, takesFocus, autoComplete, onChoose } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (fault !== undefined && takesFocus) select.current?.focus();
  }, [fault, takesFocus]);
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        ref={select}
        id={id}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <FieldFault id={`${id}-fault`}>{fault}</FieldFault>
    </FieldRoot>
  );
};
