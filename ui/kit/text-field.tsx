import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font-weight: 600;
`;

const Hint = styled.p`
  color: var(--muted);
`;

const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 52px;
  padding: 10px 14px;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border: 2px solid var(--error);
    padding: 9px 13px;
  }
`;

const Fault = styled.p`
  display: flex;
  gap: 8px;
  color: var(--error);
  font-weight: 600;

  svg {
    margin-top: 3px;
  }
`;

/** What is wrong with a field, beside it, with an icon and words. */
export const FieldFault = ({ id, children }: { readonly id: string; readonly children: string | undefined }) => (
  <div id={id} role="alert">
    {children !== undefined && (
      <Fault>
        <CircleAlert size={20} />
        {children}
      </Fault>
    )}
  </div>
);

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong; a new one takes the focus back to the field. */
  readonly fault: string | undefined;
}

/** A labelled line to write on. */
export const TextField = ({ label, hint, fault, onChange, ...rest }: TextFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined) input.current?.focus();
  }, [fault]);
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
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
    </Root>
  );
};
