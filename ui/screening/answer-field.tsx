import type { ChangeEvent } from 'react';
import { css, styled } from 'styled-components';
import type { ScreeningAct } from '../../application/screening/skill-filter.live';
import type { ControlView } from './skill-filter.view';

const look = css`
  width: 100%;
  min-width: 0;
  padding: 12px 14px;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);
  color: inherit;
  font: inherit;

  &[aria-invalid='true'] {
    border: 2px solid var(--error);
    padding: 11px 13px;
  }
`;

const Line = styled.input`
  ${look}
  min-height: 52px;
`;

const Area = styled.textarea`
  ${look}
  resize: vertical;
`;

const rows = { several: 4, many: 8 } as const;

export interface AnswerFieldProps {
  readonly control: Extract<ControlView, { readonly _tag: 'Text' }>;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly send: (act: ScreeningAct) => void;
}

/** The field for a text answer: a single line, or a box for longer answers. */
export const AnswerField = ({ control, labelledBy, describedBy, required, invalid, send }: AnswerFieldProps) => {
  const typed = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    send({ _tag: 'Typed', text: event.currentTarget.value });
  const shared = {
    value: control.value,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-required': required,
    'aria-invalid': invalid,
  } as const;
  return control.lines === 'one' ? (
    <Line {...shared} type="text" autoComplete="off" onChange={typed} />
  ) : (
    <Area {...shared} rows={rows[control.lines]} onChange={typed} />
  );
};
