import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FieldFault } from './text-field';

const Root = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font-weight: 600;
`;

const Area = styled.textarea`
  width: 100%;
  min-width: 0;
  min-height: 104px;
  padding: 10px 14px;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);
  color: inherit;
  font: inherit;
  resize: vertical;

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border: 2px solid var(--error);
    padding: 9px 13px;
  }
`;

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** What is wrong; a new one takes the focus back to the field. */
  readonly fault: string | undefined;
  readonly required?: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled place for a few lines. */
export const TextArea = ({ label, value, placeholder, fault, required = false, onChange }: TextAreaProps) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault !== undefined) area.current?.focus();
  }, [fault]);
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Area
        ref={area}
        id={id}
        value={value}
        placeholder={placeholder}
        required={required}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldFault id={`${id}-fault`}>{fault}</FieldFault>
    </Root>
  );
};
