import { questionStep } from '../../../domain/recording/question';
import {
  openQuestion,
  recoverQuestion,
  type QuestionCommand,
  type QuestionEvent,
  type QuestionState,
  type QuestionTerms,
  type QuestionTimer,
} from '../../../domain/recording/question-state';

export interface Upload {
  readonly take: number;
  readonly skipped: boolean;
  readonly reRecords: number;
  readonly places: readonly number[];
}

/** A browser with one question open: its database, recorder and connection, which carry out the machine's commands. */
export interface RecordingWorld {
  state: QuestionState;
  readonly timers: Set<QuestionTimer>;
  /** The database's contents, by take. */
  readonly kept: Map<number, { readonly places: Set<number>; finished: boolean; readonly reRecords: number }>;
  /** The take that the recorder is recording; undefined: it is stopped. */
  recorder: number | undefined;
  /** Whether the recorder was asked to stop. */
  stopAsked: boolean;
  readonly uploads: Upload[];
  readonly happens: (event: QuestionEvent) => void;
  /** The page is reloaded: everything that the browser did not store is gone. */
  readonly reload: (server: {
    readonly standing: 'unrecorded' | 'recorded' | 'skipped';
    readonly reRecords: number;
  }) => void;
}

/** The size of a chunk in bytes, by its index; none is empty. */
const bytesAt = (place: number): number => place + 1;

export const recordingWorld = (terms: QuestionTerms): RecordingWorld => {
  const carryOut = (command: QuestionCommand): void => {
    switch (command._tag) {
      case 'StartTimer':
        return void world.timers.add(command.timer);
      case 'StopTimers':
        world.timers.clear();
        return;
      case 'StartRecorder':
        world.recorder = command.take;
        world.stopAsked = false;
        return;
      case 'StopRecorder':
        world.stopAsked = world.recorder === command.take;
        return;
      case 'KeepChunk': {
        const of = world.kept.get(command.take);
        if (of === undefined)
          world.kept.set(command.take, {
            places: new Set([command.chunk.index]),
            finished: false,
            reRecords: world.state.reRecords,
          });
        else of.places.add(command.chunk.index);
        return;
      }
      case 'KeepFinish': {
        const of = world.kept.get(command.take);
        if (of !== undefined) of.finished = true;
        return;
      }
      case 'DropKept':
        return void world.kept.delete(command.take);
      case 'Upload':
        world.uploads.push({ ...command, places: [...(world.kept.get(command.take)?.places ?? [])] });
    }
  };
  const world: RecordingWorld = {
    state: openQuestion(terms, { standing: 'unrecorded', reRecords: 0, lastTake: 0 }),
    timers: new Set(),
    kept: new Map(),
    recorder: undefined,
    stopAsked: false,
    uploads: [],
    happens: (event) => {
      const [next, commands] = questionStep(world.state, event);
      world.state = next;
      commands.forEach(carryOut);
    },
    reload: ({ standing, reRecords }) => {
      world.timers.clear();
      world.recorder = undefined;
      world.stopAsked = false;
      const latest = [...world.kept].sort(([a], [b]) => b - a)[0];
      world.state =
        latest === undefined
          ? openQuestion(terms, { standing, reRecords, lastTake: 0 })
          : recoverQuestion(terms, {
              take: latest[0],
              chunks: [...latest[1].places].map((index) => ({ index, bytes: bytesAt(index) })),
              finished: latest[1].finished,
              reRecords: latest[1].reRecords,
            });
    },
  };
  return world;
};

/** The chunk that the recorder delivers at an index. */
export const chunkAt = (take: number, place: number): QuestionEvent => ({
  _tag: 'ChunkArrived',
  take,
  chunk: { index: place, bytes: bytesAt(place) },
});
