import type { Application } from '../../../domain/applications/application';
import { given, isPhrase, type Fact, type Phrase } from '../builders/given';
import { list, said, through, type Column } from '../../../adapters/rules/cases/columns';

/** What one phrase of the experts says of an application (builders/given.ts). */
export const phrase = said('a phrase of builders/given.ts', (cell) => (isPhrase(cell) ? cell : undefined));

/** An application in the experts' phrases, and in facts that a test names itself: `status 35; onsite locked`. */
export const applicationWith = (facts: Readonly<Record<string, Fact>>): Column<Application> =>
  through(
    (all: readonly (Fact | Phrase)[]) => given(...all),
    list(said(phrase.name, (cell) => facts[cell] ?? (isPhrase(cell) ? cell : undefined))),
  );

/** An application in the experts' phrases alone. */
export const application = applicationWith({});
