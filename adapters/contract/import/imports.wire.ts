import * as E from 'fp-ts/Either';
import type { AnswerNotImported, ImportState, Loaded } from '../../../application/import/import.api';
import { answerContentRefusals, answerSizeRefusals } from '../recording/recording-refusals.wire';
import { fromParser, listOf, number, struct, text, variant, variants, type Codec } from '../codec';

/** The sender's name for an import, used to ask for its result if the connection was cut. */
export const importId = fromParser({
  name: 'an import id of 16 to 64 letters, digits and hyphens',
  wire: text,
  parse: (raw) => (/^[A-Za-z0-9-]{16,64}$/.test(raw) ? E.right(raw) : E.left('NotAnImportId')),
  print: (id) => id,
  jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9-]{16,64}$', examples: ['import-2026-12-04-0001'] },
});

/** How many records of each kind the files have. */
export const loadedFields = {
  positions: number,
  questionnaires: number,
  slots: number,
  candidates: number,
  applications: number,
} as const;

const loaded: Codec<Loaded> = struct(loadedFields);

/** The state of an import. */
export const wireImportState: Codec<ImportState> = variants<ImportState>({
  Checking: variant('Checking', {}),
  Loading: variant('Loading', { done: number, total: number }),
  Loaded: variant('Loaded', { loaded }),
  Refused: variant('Refused', { faults: listOf(text) }),
});

/** Why the recorded answer of an import isn't taken. */
export const answerNotImported: Codec<AnswerNotImported> = variants<AnswerNotImported>({
  ...answerSizeRefusals,
  ...answerContentRefusals,
  OtherContent: variant('OtherContent', {}),
});
