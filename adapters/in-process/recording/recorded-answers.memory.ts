import type {
  LaterMailsPlanned,
  StoredAnswer,
  RecordedAnswers,
  RecordingConsents,
  RecordingMails,
  RecordingNamed,
} from '../../../application/recording/recorded-answers.store';
import type { Instant } from '../../../domain/time/instant';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface RecordedAnswerRow extends StoredAnswer, RecordingNamed {}

export interface ConsentRow extends RecordingNamed {
  readonly at: Instant;
}

/** The mails of 'later'. `waits`: the second one is still to come. */
interface LaterMailsRow extends LaterMailsPlanned, RecordingNamed {
  readonly waits: boolean;
}

declare module '../store/memory' {
  interface Memory {
    readonly recordedAnswers: readonly RecordedAnswerRow[];
    readonly recordingConsents: readonly ConsentRow[];
    readonly recordingMails: readonly LaterMailsRow[];
  }
}

/** Nothing is stored yet. */
export const recordedAnswersBegin = {
  recordedAnswers: [],
  recordingConsents: [],
  recordingMails: [],
} satisfies Partial<Memory>;

const isOf =
  ({ candidateId, positionId }: RecordingNamed) =>
  (row: RecordingNamed): boolean =>
    row.candidateId === candidateId && row.positionId === positionId;

export const recordedAnswersIn = (draft: Draft): RecordedAnswers => ({
  put: (candidateId, positionId, stored) =>
    written(() => {
      const isIt = isOf({ candidateId, positionId });
      const others = draft.read().recordedAnswers.filter((row) => !(isIt(row) && row.questionId === stored.questionId));
      draft.write({ recordedAnswers: [...others, { candidateId, positionId, ...stored }] });
    }),
  of: (candidateId, positionId) =>
    answer(() =>
      draft
        .read()
        .recordedAnswers.filter(isOf({ candidateId, positionId }))
        .map(({ questionId, take, replaced }) => ({ questionId, take, replaced }))
        .sort((a, b) => a.questionId - b.questionId),
    ),
  /* Units of work run one after another here. */
  lockFile: () => answer(() => undefined),
  kindOf: (file) =>
    found(
      () => draft.read().recordedAnswers.find(({ take }) => take?.file === file || take?.playable === file)?.take?.kind,
    ),
});

export const recordingConsentsIn = (draft: Draft): RecordingConsents => ({
  agree: (candidateId, positionId, at) =>
    written(() => {
      const { recordingConsents } = draft.read();
      if (recordingConsents.some(isOf({ candidateId, positionId }))) return;
      draft.write({ recordingConsents: [...recordingConsents, { candidateId, positionId, at }] });
    }),
  of: (candidateId, positionId) =>
    found(() => draft.read().recordingConsents.find(isOf({ candidateId, positionId }))?.at),
});

export const recordingMailsIn = (draft: Draft): RecordingMails => ({
  of: (candidateId, positionId) =>
    found(() => {
      const row = draft.read().recordingMails.find(isOf({ candidateId, positionId }));
      return row && { mailedAt: row.mailedAt, againAt: row.againAt };
    }),
  plan: (candidateId, positionId, mails) =>
    written(() => {
      const { recordingMails } = draft.read();
      if (recordingMails.some(isOf({ candidateId, positionId }))) return;
      draft.write({ recordingMails: [...recordingMails, { candidateId, positionId, ...mails, waits: true }] });
    }),
  takeDue: (now) =>
    found(() => {
      const { recordingMails } = draft.read();
      const next = recordingMails
        .filter(({ waits, againAt }) => waits && againAt <= now)
        .sort((a, b) => a.againAt - b.againAt)[0];
      if (next === undefined) return undefined;
      draft.write({ recordingMails: recordingMails.map((row) => (row === next ? { ...row, waits: false } : row)) });
      return { candidateId: next.candidateId, positionId: next.positionId };
    }),
});
