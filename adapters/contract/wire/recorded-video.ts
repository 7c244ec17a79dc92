import * as E from 'fp-ts/Either';
import type {
  AnswerReceipt,
  RecordedVideo,
  RecordedVideos,
  TakeReceipt,
} from '../../../application/ports/candidate-api/recording';
import { parseSha256 } from '../../../domain/recording/sha256';
import { parseFileRef } from '../../../application/ports/file-ref';
import {
  flag,
  fromParser,
  listOf,
  mapped,
  maybe,
  number,
  struct,
  text,
  textOf,
  withDefault,
  type Codec,
  type Decoded,
} from '../codec';
import { instant } from './fields';
import { interviewQuestionId } from './interview-questions';

/* A stored answer. Its location is not disclosed: the path names it, and only its owner can use the name (R3). */

export const sha256 = textOf('a SHA-256 of 64 hexadecimal digits', parseSha256, {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
});

/** An empty path stands for a skip, and for practice, of which nothing is stored (R33). */
const takeFields = {
  size: maybe(number),
  sha256: maybe(sha256),
  length_ms: maybe(number),
  received_at: maybe(instant),
} as const;

const fields = struct({ path: text, ...takeFields, re_record: number });

type WireTake = Decoded<typeof fields>;

const takeOf = ({
  path,
  size,
  sha256: digest,
  length_ms,
  received_at,
}: WireTake): E.Either<unknown, TakeReceipt | undefined> => {
  if (path === '') return E.right(undefined);
  const ref = parseFileRef(path);
  return E.isLeft(ref) || size === undefined || digest === undefined || received_at === undefined
    ? E.left('HalfATake')
    : E.right({ path: ref.right, bytes: size, sha256: digest, length: length_ms, receivedAt: received_at });
};

const wireOf = (take: TakeReceipt | undefined, reRecords: number): WireTake => ({
  path: take?.path ?? '',
  size: take?.bytes,
  sha256: take?.sha256,
  length_ms: take?.length,
  received_at: take?.receivedAt,
  re_record: reRecords,
});

export const answerReceipt: Codec<AnswerReceipt> = fromParser({
  name: 'a receipt',
  wire: fields,
  parse: (wire) => E.map((take: TakeReceipt | undefined) => ({ take, reRecords: wire.re_record }))(takeOf(wire)),
  print: ({ take, reRecords }) => wireOf(take, reRecords),
});

/** `recorded_video` is the path; `re_record` counts how often the answer was recorded again (spec 2 §3). */
const recordedVideo: Codec<RecordedVideo> = fromParser({
  name: 'a recorded video',
  wire: struct({ question_id: interviewQuestionId, recorded_video: text, re_record: number, ...takeFields }),
  parse: ({ question_id, recorded_video, ...wire }) =>
    E.map((take: TakeReceipt | undefined) => ({ questionId: question_id, take, reRecords: wire.re_record }))(
      takeOf({ path: recorded_video, ...wire }),
    ),
  print: ({ questionId, take, reRecords }) => {
    const { path, ...wire } = wireOf(take, reRecords);
    return { question_id: questionId, recorded_video: path, ...wire };
  },
});

export const recordedVideos: Codec<RecordedVideos> = mapped(
  struct({
    videos: listOf(recordedVideo),
    all_questions_recorded: withDefault(flag, false),
    agreed_at: maybe(instant),
  }),
  (wire) => ({ videos: wire.videos, allRecorded: wire.all_questions_recorded, agreedAt: wire.agreed_at }),
  (all) => ({ videos: all.videos, all_questions_recorded: all.allRecorded, agreed_at: all.agreedAt }),
);
