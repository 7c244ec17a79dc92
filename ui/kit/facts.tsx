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
`;

export interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Names and values, each value under its name. Lines of a value stand one below the other. */
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
