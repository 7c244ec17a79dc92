/* The parts of the rule book: the rules, each with its chapter, and the machines. It loads no terminal, server or store. */

export { chapters } from '../rules/chapters';
export { machines } from '../rules/machines';
export type { Boundary, Case, Chapter, Diagram, Field, Verdict } from '../rules/chapter';
