/* The parts of the rule book: the rules, each with its chapter, and the machines. It loads no terminal, server or store. */

export { allButtons, statusButtons } from '../rules/status-buttons';
export { asWords, sayStatus } from '../rules/chapters/words';
export { domainOf, tableFactsOf } from '../rules/analysis';
export { testedBy, type Tested, type TestedRow } from '../rules/tested-rows';
export { asker } from '../rules/asking/asker';
export type { Answer } from '../rules/asking/places';
export { plainChapters } from '../rules/plain-chapters';
export type { PlainChapter } from '../rules/plain-chapter';
export { sayLength, saySize } from '../rules/plain/units';
export { parseAgreed, printAgreed, type Agreed, type AgreedPart, type Agreement } from '../rules/agreed';
export { chapters } from '../rules/chapters';
export type { Cell, Head, Value } from '../rules/table';
export { howToRead, printedTableOf } from '../rules/printed-table';
export { machines } from '../rules/machines';
export type { Boundary, Case, Chapter, Condition, Diagram, Field, Verdict } from '../rules/chapter';
export { rulesWith, type TriedValues } from '../rules/rules-to-try';
export { ruleSet, type RuleSet } from '../rules/rule-set';
export { addBookCase, bookFile } from '../rules/cases/book-table';
export { isGap, markedDocument, markKinds, type MarkedSentence, type MarkKind } from '../rules/documents/marks';
