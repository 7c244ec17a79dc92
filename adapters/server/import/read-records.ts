import * as E from 'fp-ts/Either';
import type { ImportFile } from '../../../application/import/import.api';
import type { ConversationRecord, Located, NewSlot, Records } from '../../../application/import/records.service';
import { parsePositionId } from '../../../domain/ids/position-ids';
import type { Position } from '../../../domain/positions/position';
import { isObject, type Decoded } from '../../contract/codec';
import { positionSaid } from '../../contract/positions/position.wire';
import { fileQuestionnaire, questionnaireOnFile } from './file-questionnaire';
import { fileConversation, filePosition, fileSlot } from './file-codecs';
import { sections } from './file-schema';
import { faultLines, type FaultLines } from './fault-lines';
import { candidateRecord } from './read-candidate';
import { readerInto, readOne, type Raw, type Reader } from './reader';

/** The readable records, and a line for each fault: `may.json: slots[3].capacity: expected …, found …`. */
export interface Reading {
  readonly records: Omit<Records, 'incomplete'>;
  readonly faults: FaultLines;
}

/** Editors find the schema of the file under this name. */
const forEditors = '$schema';

/** The entries of one part of the file, each with its place. */
const entries = ({ fault }: Reader, file: string, content: Raw, section: string): readonly Located<unknown>[] => {
  const list = Object.hasOwn(content, section) ? content[section] : undefined;
  if (list === undefined) return [];
  if (Array.isArray(list)) return list.map((value: unknown, n) => ({ at: `${file}: ${section}[${n}]`, value }));
  fault(`${file}: ${section}: expected a list`);
  return [];
};

const newSlot = (wire: Decoded<typeof fileSlot>): NewSlot => ({
  positionId: wire.position_id,
  kind: wire.kind,
  slot: { date: wire.slot_date, from: wire.slot_from, to: wire.slot_to },
  capacity: wire.capacity,
});

const newPosition = (read: Decoded<typeof filePosition>): Position => {
  const { otherJobs: _, ownOnboardingPlace, ownOnsitePlace, ...fields } = read;
  const position = positionSaid(fields);
  return {
    ...position,
    onboardingPlace: ownOnboardingPlace ?? position.onboardingPlace,
    onsitePlace: ownOnsitePlace ?? position.onsitePlace,
  };
};

/** Lets other work run. A timer, because browsers and the package of the core have no `setImmediate`. */
const nextTurn = (): Promise<void> => new Promise((next) => setTimeout(next, 0));

/** How long records are read without a pause, in ms. A request meanwhile may wait for several such stretches. */
const atAStretch = 10;

/** Reads one record after the other and lets other work run between them: 18 MB of candidates take seconds. */
const inTurns = async <A, B>(all: readonly A[], read: (one: A) => readonly B[]): Promise<readonly B[]> => {
  const made: B[] = [];
  let began = performance.now();
  for (const one of all) {
    if (performance.now() - began > atAStretch) {
      await nextTurn();
      began = performance.now();
    }
    made.push(...read(one));
  }
  return made;
};

const conversationRecord = (wire: Decoded<typeof fileConversation>): ConversationRecord => ({
  email: wire.candidate,
  positionId: wire.position_id,
  manager: { id: wire.hm_id, name: wire.hm_name },
  messages: wire.messages.map(({ from, message, senttime }) => ({
    by: from === 'hm' ? ('manager' as const) : ('candidate' as const),
    text: message,
    sentAt: senttime,
  })),
});

const unknownSections = ({ fault }: Reader, file: string, content: Raw): void => {
  for (const name of Object.keys(content)) {
    if (name !== forEditors && !Object.hasOwn(sections, name)) fault(`${file}: ${name}: expected no part of this name`);
  }
};

const mentionedId = (raw: unknown): readonly Records['unreadablePositions'][number][] => {
  const id = isObject(raw) && typeof raw['position_id'] === 'number' ? parsePositionId(raw['position_id']) : E.left('');
  return E.isRight(id) ? [id.right] : [];
};

/** Reads every record of every file. A broken one never hides another. */
export const readRecords = async (files: readonly ImportFile[]): Promise<Reading> => {
  const faults = faultLines();
  const reader = readerInto(faults);
  const contents = files.flatMap(({ name, content }): readonly (readonly [string, Raw])[] => {
    if (isObject(content)) {
      unknownSections(reader, name, content);
      return [[name, content]];
    }
    reader.fault(`${name}: expected an object with positions, slots, candidates`);
    return [];
  });
  const all = (section: string): readonly Located<unknown>[] =>
    contents.flatMap(([name, content]) => entries(reader, name, content, section));

  const rawPositions = all('positions');
  const positions = await inTurns(rawPositions, readOne(reader, filePosition, newPosition));
  const rawQuestionnaires = all('questionnaires');
  const questionnaires = await inTurns(rawQuestionnaires, readOne(reader, fileQuestionnaire, questionnaireOnFile));
  const slots = await inTurns(all('slots'), readOne(reader, fileSlot, newSlot));
  const candidates = await inTurns(all('candidates'), (one) => [candidateRecord(reader, one)]);
  const conversations = await inTurns(all('conversations'), readOne(reader, fileConversation, conversationRecord));
  const readable = new Set(positions.map(({ at }) => at));
  return {
    faults,
    records: {
      positions,
      questionnaires,
      slots,
      candidates,
      conversations,
      hasUnreadableCandidates: candidates.some(({ value }) => value.candidate === undefined),
      unreadablePositions: rawPositions
        .filter(({ at }) => !readable.has(at))
        .flatMap(({ value }) => mentionedId(value)),
      unreadableQuestionnaires: questionnaires.length < rawQuestionnaires.length,
    },
  };
};
