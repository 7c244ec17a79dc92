import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { parsePositionId } from '../../../domain/positions/ids';
import { faultsOf, fromParser, text, type Codec } from '../../contract/codec';
import type { CandidateWorld } from './candidate-world';

/** What a command has to say when it is done: lines for eyes, a value for programs. */
export interface Done {
  readonly lines: readonly string[];
  readonly json: unknown;
}

/** Done, or the lines that say why not. */
export type Answer = TE.TaskEither<readonly string[], Done>;

/** What was typed behind each option; what was not is missing. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** A candidate's command: how it is typed, and how it is carried out. */
export interface CandidateCommand {
  readonly name: string;
  readonly usage: string;
  /** What the list of commands says of it. */
  readonly does: string;
  /** A word that stands without an option's name, under the name that it is read by. */
  readonly bare: string | undefined;
  readonly options: Readonly<Record<string, 'string' | 'boolean'>>;
  /** How it is carried out, or every fault of what was typed. */
  readonly read: (typed: Typed) => E.Either<readonly string[], (world: CandidateWorld) => Answer>;
}

/** A position's id as one types it. */
export const typedPositionId = fromParser({
  name: 'a position id',
  wire: text,
  parse: (typed) => parsePositionId(/^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN),
  print: String,
});

/** `position: expected …` is `--position: expected …` to who typed it, and what is missing was not typed. */
const asTyped = (fault: string, bare: string | undefined): string =>
  fault.startsWith(`${String(bare)}:`) ? fault.replace(/^\w+/, (name) => name.toUpperCase()) : `--${fault}`;

export const command = <A>({
  wire,
  run,
  ...about
}: Omit<CandidateCommand, 'read'> & {
  readonly wire: Codec<A>;
  readonly run: (input: A, world: CandidateWorld) => Answer;
}): CandidateCommand => ({
  ...about,
  read: (typed) => {
    const input = wire.type.decode(typed);
    return E.isLeft(input)
      ? E.left(faultsOf(input.left).map((fault) => asTyped(fault, about.bare)))
      : E.right((world) => run(input.right, world));
  },
});
