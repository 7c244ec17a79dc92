import { useEffect, useId, useRef } from 'react';
import { FieldFault, FieldRoot } from './field';
import { Option } from './option';

export interface TickBoxProps {
  readonly label: string;
  readonly ticked: boolean;
  readonly fault: string | undefined;
  readonly takesFocus: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** A check box for one sentence to agree to. */
export const TickBox = ({ label, ticked, fault, takesFocus, onTick }: TickBoxProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined && takesFocus) box.current?.focus();
  }, [fault, takesFocus]);
  return (
    <FieldRoot>
      <Option $chosen={ticked}>
        <input
          ref={box}
          type="checkbox"
          checked={ticked}
          aria-invalid={fault !== undefined}
          aria-describedby={id}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </Option>
      <FieldFault id={id}>{fault}</FieldFault>
    </FieldRoot>
  );
};
