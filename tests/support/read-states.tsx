import type { ReactNode } from 'react';
import { saidBy } from './said';

type Draw = () => ReactNode;

/** Every text of the given states of the gallery. */
export const read = (...states: readonly Draw[]): readonly string[] => [
  ...saidBy(...states.map((draw) => <>{draw()}</>)),
];

/** Those of the given texts that no such state shows word for word. */
export const unsaid = (states: readonly Draw[], texts: readonly string[]): readonly string[] => {
  const said = read(...states);
  return texts.filter((text) => !said.includes(text));
};
