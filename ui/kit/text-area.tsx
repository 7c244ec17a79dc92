import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FieldFault, fieldLook, FieldLabel, FieldRoot } from './field';

const Area = styled.textarea`
  ${fieldLook}
  min-height: 104px;
  color: inherit;
  font: inherit;
  resize: vertical;
`;

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** The error; a new one moves the focus back to the field. */
  readonly fault: string | undefined;
  readonly required?: boolean;
  /** It is being sent and stays as it is. */
  readonly readOnly?: boolean;
  readonly onChange: (value: string) => void;
}

/** A labeled multi-line field. */
export const TextArea = ({
  label,
  value,
  placeholder,
  fault,
  required = false,
  readOnly = false,
  onChange,
}: TextAreaProps) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault === undefined) return;
    area.current?.focus();
    // Focusing what has the focus already does not scroll.
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Area
        ref={area}
        id={id}
        value={value}
        placeholder={placeholder}
        required={required}
        readOnly={readOnly}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldFault id={`${id}-fault`}>{fault}</FieldFault>
    </FieldRoot>
  );
};
