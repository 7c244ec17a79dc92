/* What the rule book is made of: the rules as they are asked, each with its chapter, and the machines. No terminal, server or store comes along. */

export { chapters } from '../rules/chapters';
export { machines } from '../rules/machines';
export type { Boundary, Case, Chapter, Diagram, Field, Verdict } from '../rules/chapter';
