import type { ConsentRow } from '../recording/recorded-answers.memory';
import type { StoredDelay, StoredEta, StoredVisit, Meetings } from '../../../application/live-interview/meetings.store';
import type { RecordingNamed } from '../../../application/recording/recorded-answers.store';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface EtaRow extends StoredEta, RecordingNamed {}

interface DelayRow extends StoredDelay, RecordingNamed {}

interface VisitRow extends StoredVisit, RecordingNamed {}

declare module '../store/memory' {
  interface Memory {
    readonly meetingConsents: readonly ConsentRow[];
    readonly meetingEtas: readonly EtaRow[];
    readonly meetingDelays: readonly DelayRow[];
    readonly meetingVisits: readonly VisitRow[];
  }
}

/** Nothing is stored yet. */
export const meetingsBegin = {
  meetingConsents: [],
  meetingEtas: [],
  meetingDelays: [],
  meetingVisits: [],
} satisfies Partial<Memory>;

const isOf =
  (candidateId: RecordingNamed['candidateId'], positionId: RecordingNamed['positionId']) =>
  (row: RecordingNamed): boolean =>
    row.candidateId === candidateId && row.positionId === positionId;

export const meetingsIn = (draft: Draft): Meetings => ({
  agree: (candidateId, positionId, at) =>
    written(() => {
      const { meetingConsents } = draft.read();
      if (meetingConsents.some(isOf(candidateId, positionId))) return;
      draft.write({ meetingConsents: [...meetingConsents, { candidateId, positionId, at }] });
    }),
  agreedAt: (candidateId, positionId) =>
    found(() => draft.read().meetingConsents.find(isOf(candidateId, positionId))?.at),
  tellEta: (candidateId, positionId, eta) =>
    written(() => {
      const others = draft.read().meetingEtas.filter((row) => !isOf(candidateId, positionId)(row));
      draft.write({ meetingEtas: [...others, { candidateId, positionId, ...eta }] });
    }),
  etaOf: (candidateId, positionId) =>
    found(() => {
      const row = draft.read().meetingEtas.find(isOf(candidateId, positionId));
      return row && { eta: row.eta, startsAt: row.startsAt, at: row.at };
    }),
  tellLate: (candidateId, positionId, delay) =>
    written(() => {
      const others = draft.read().meetingDelays.filter((row) => !isOf(candidateId, positionId)(row));
      draft.write({ meetingDelays: [...others, { candidateId, positionId, ...delay }] });
    }),
  delayOf: (candidateId, positionId) =>
    found(() => {
      const row = draft.read().meetingDelays.find(isOf(candidateId, positionId));
      return row && { minutes: row.minutes, startsAt: row.startsAt, at: row.at };
    }),
  addVisit: (candidateId, positionId, visit) =>
    written(() => {
      draft.write({ meetingVisits: [...draft.read().meetingVisits, { candidateId, positionId, ...visit }] });
    }),
  saveLastVisit: (candidateId, positionId, visit) =>
    written(() => {
      const { meetingVisits } = draft.read();
      const last = meetingVisits.findLastIndex(isOf(candidateId, positionId));
      draft.write({
        meetingVisits: meetingVisits.map((row, at) => (at === last ? { candidateId, positionId, ...visit } : row)),
      });
    }),
  visits: (candidateId, positionId) =>
    answer(() =>
      draft
        .read()
        .meetingVisits.filter(isOf(candidateId, positionId))
        .map(({ joinedAt, seenAt, leftAt, roomId }) => ({ joinedAt, seenAt, leftAt, roomId })),
    ),
});
