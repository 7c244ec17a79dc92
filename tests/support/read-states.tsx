import type { ReactNode } from 'react';
import { saidBy } from './said';

type Draw = () => ReactNode;

/** Every text of some of the gallery's states. */
export const read = (...states: readonly Draw[]): readonly string[] => [
  ...saidBy(...states.map((draw) => <>{draw()}</>)),
];

/** Those of some texts that no such state says, word for word. */
export const unsaid = (states: readonly Draw[], texts: readonly string[]): readonly string[] => {
  const said = read(...states);
  return texts.filter((text) => !said.includes(text));
};
