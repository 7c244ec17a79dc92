import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { codeLength, digitsForBoxes } from '../../domain/identity/one-time-code';
import { FieldFault } from '../kit/field';
import { useOnce } from '../kit/use-once';

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Label = styled.legend`
  font-weight: 600;
  margin-bottom: 8px;
`;

const Boxes = styled.div`
  display: flex;
  gap: 8px;

  @media (min-width: 380px) {
    gap: 12px;
  }
`;

const Box = styled.input`
  flex: 1 1 0;
  min-width: 0;
  max-width: 64px;
  height: 60px;
  text-align: center;
  font-size: var(--title);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);

  &[aria-invalid='true'] {
    border: 2px solid var(--error);
  }
`;

const positions = Array.from({ length: codeLength }, (_, index) => index);

/** What was put before or behind the digit that stood in a box, and replaces it. A whole code has replaced it already. */
const besides = (standing: string, found: string): string => {
  if (standing === '' || found.length < 2 || found.length === codeLength) return found;
  return found.startsWith(standing) ? found.slice(1) : found.replace(new RegExp(`${standing}$`), '');
};

export interface CodeBoxesProps {
  readonly label: string;
  /** The label of one box, counted from 1. */
  readonly nameOf: (position: number) => string;
  /** The digits so far, from the left. */
  readonly digits: string;
  readonly fault: string | undefined;
  readonly onChange: (digits: string) => void;
  /** All boxes are full (spec 1 §4: submit fires automatically at 4 digits). */
  readonly onComplete: (digits: string) => void;
}

/**
 * Four single-digit boxes that fill from the left. Typing moves forward, Backspace moves back, a pasted or autofilled code spreads over the boxes,
 * and anything but a digit is dropped (spec 1 §5).
 */
export const CodeBoxes = ({ label, nameOf, digits, fault, onChange, onComplete }: CodeBoxesProps) => {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (position: number): void => boxes.current[Math.max(0, Math.min(position, codeLength - 1))]?.focus();

  // The focus starts in the first box, and returns there on a new error. Candidates who request another code stay at the button they pressed.
  const opensEmpty = useOnce(digits === '');
  useEffect(() => {
    if (opensEmpty) boxes.current[0]?.focus();
  }, [opensEmpty]);
  useEffect(() => {
    if (fault !== undefined) boxes.current[0]?.focus();
  }, [fault]);

  const put = (next: string): void => {
    onChange(next);
    focus(next.length);
    if (next.length === codeLength) onComplete(next);
  };
  const type = (position: number, text: string): void => {
    const typed = besides(digits[position] ?? '', text.replace(/[^0-9]/g, ''));
    // A phone or a keyboard fills a whole code into whichever box has the focus.
    if (typed.length >= codeLength) put(digitsForBoxes(typed));
    else if (typed !== '')
      put(digitsForBoxes(digits.slice(0, position) + typed + digits.slice(position + typed.length)));
    else if (text === '') onChange(digits.slice(0, position) + digits.slice(position + 1));
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const pasted = digitsForBoxes(event.clipboardData.getData('text'));
    if (pasted !== '') put(pasted);
  };
  const move = (position: number, event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') focus(position - 1);
    if (event.key === 'ArrowRight') focus(Math.min(position + 1, digits.length));
    if (event.key !== 'Backspace' || digits[position] !== undefined) return;
    event.preventDefault();
    onChange(digits.slice(0, -1));
    focus(digits.length - 1);
  };

  return (
    <Root aria-describedby={`${id}-fault`}>
      <Label>{label}</Label>
      <Boxes>
        {positions.map((position) => (
          <Box
            key={position}
            ref={(box) => {
              boxes.current[position] = box;
            }}
            aria-label={nameOf(position + 1)}
            aria-invalid={fault !== undefined}
            inputMode="numeric"
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
            value={digits[position] ?? ''}
            onChange={(event) => type(position, event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onPaste={paste}
            onKeyDown={(event) => move(position, event)}
          />
        ))}
      </Boxes>
      <FieldFault id={`${id}-fault`}>{fault}</FieldFault>
    </Root>
  );
};
