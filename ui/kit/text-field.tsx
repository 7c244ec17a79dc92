import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldFault, fieldLook, FieldLabel, FieldRoot } from './field';

const Hint = styled.p`
  color: var(--muted);
`;

const Input = styled.input`
  ${fieldLook}
  min-height: 52px;
`;

/** A field as a screen's view describes it. */
export interface FieldView<A extends string = string> {
  readonly value: A;
  readonly fault: string | undefined;
  /** If several fields are wrong the first takes the focus, once: the next one does not take it while the first is being corrected. */
  readonly takesFocus: boolean;
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** The error; a new one moves the focus back to the field. */
  readonly fault: string | undefined;
  /** False if a field above it is invalid, too: the first of them takes the focus. */
  readonly takesFocus?: boolean;
}

/** A labeled single-line field. */
export const TextField = ({ label, hint, fault, takesFocus = true, onChange, ...rest }: TextFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined && takesFocus) input.current?.focus();
  }, [fault, takesFocus]);
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Input
        {...rest}
        ref={input}
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={hint === undefined ? `${id}-fault` : `${id}-hint ${id}-fault`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldFault id={`${id}-fault`}>{fault}</FieldFault>
    </FieldRoot>
  );
};
