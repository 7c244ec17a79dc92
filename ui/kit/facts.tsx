import { Fragment } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  dt {
    font-size: var(--small);
    color: var(--muted);
  }

  dd {
    margin-bottom: 12px;
    white-space: pre-line;
  }

  dd:last-child {
    margin-bottom: 0;
  }

  /* On paper each value is next to its label, so that a confirmation fits on one page. */
  @media print {
    grid-template-columns: 9em minmax(0, 1fr);

    dd {
      margin-bottom: 4px;
    }
  }
`;

export interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Labels and values, each value under its label. A value's lines are stacked. */
export const Facts = ({ facts }: FactsProps) => (
  <List>
    {facts.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </List>
);

export interface FactView {
  readonly label: string;
  readonly value: string;
}
