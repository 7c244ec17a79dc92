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
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault === undefined || !takesFocus) return;
    root.current?.querySelector('input')?.focus();
    // It stands below the sentence, which can have many lines.
    root.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [fault, takesFocus]);
  return (
    <FieldRoot ref={root}>
      <Option $chosen={ticked}>
        <input
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
