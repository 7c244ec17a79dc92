import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { parsePositionId } from '../../../domain/ids/position-ids';
import { faultsOf, fromParser, text, type Codec } from '../../contract/codec';
import type { CandidateWorld } from './candidate-world';

/** A command's output: lines for people, a value for programs. */
export interface Done {
  readonly lines: readonly string[];
  readonly json: unknown;
}

/** The output, or the lines that say why there is none. */
export type Answer = TE.TaskEither<readonly string[], Done>;

/** The value typed for each option; missing if not typed. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** A candidate's command: its options, and how it runs. */
export interface CandidateCommand {
  readonly name: string;
  readonly usage: string;
  /** Its description in the list of commands. */
  readonly does: string;
  /** A positional argument, under the name by which it is read. */
  readonly bare: string | undefined;
  readonly options: Readonly<Record<string, 'string' | 'boolean'>>;
  /** The command to run, or every fault of what was typed. */
  readonly read: (typed: Typed) => E.Either<readonly string[], (world: CandidateWorld) => Answer>;
}

/** A position's id as typed. */
export const typedPositionId = fromParser({
  name: 'a position id',
  wire: text,
  parse: (typed) => parsePositionId(/^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN),
  print: String,
});

/** Turns `position: expected …` into `--position: expected …` for the person who typed it; a missing value was not typed. */
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
