import * as E from 'fp-ts/Either';
import type {
  AnswerReceipt,
  RecordedVideo,
  RecordedVideos,
  TakeReceipt,
} from '../../../application/recording/recording.api';
import { parseSha256 } from '../../../domain/recording/sha256';
import { parseFileRef } from '../../../application/ports/file-ref';
import {
  flag,
  fromParser,
  listOf,
  maybe,
  number,
  struct,
  text,
  textOf,
  withDefault,
  type Codec,
  type Decoded,
  type JsonSchema,
} from '../codec';
import { field, objectWith } from '../record';
import { instant } from '../wire/fields';
import { fileRef } from '../files/file-ref.wire';
import { interviewQuestionId } from '../screening/interview-questions.wire';

/* A stored answer. Its location is not disclosed: the path names it, and only its owner can use the name (R3). */

/** 64 lowercase hexadecimal digits: the fingerprint of a take's bytes (R34). */
export const sha256 = textOf('a SHA-256 of 64 hexadecimal digits', parseSha256, {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  examples: ['0'.repeat(64)],
});

/** An empty path stands for a skip, and for practice, of which nothing is stored (R33). */
const takeFields = {
  size: maybe(number),
  sha256: maybe(sha256),
  length_ms: maybe(number),
  received_at: maybe(instant),
} as const;

const exampleOfTake = {
  size: 1_048_576,
  sha256: '0'.repeat(64),
  length_ms: 60_000,
  received_at: '2026-12-04T15:00:00Z',
  re_record: 0,
};

/** The schema of a take whose path is in that field: an empty path, or one with its size, fingerprint and instant. */
const takeSchema = (schema: JsonSchema, path: string, example: object): JsonSchema => ({
  ...schema,
  anyOf: [
    { properties: { [path]: { const: '' } } },
    {
      properties: {
        [path]: fileRef.schema,
        size: number.schema,
        sha256: sha256.schema,
        received_at: instant.schema,
      },
      required: ['size', 'sha256', 'received_at'],
    },
  ],
  examples: [example],
});

const exampleOfPath = 'aaaaaaaaaaaaaaaaaaaaaa';

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

/** A receipt, whole or none: a path without size, fingerprint and instant is refused. */
export const answerReceipt: Codec<AnswerReceipt> = fromParser({
  name: 'a receipt',
  wire: fields,
  parse: (wire) => E.map((take: TakeReceipt | undefined) => ({ take, reRecords: wire.re_record }))(takeOf(wire)),
  print: ({ take, reRecords }) => wireOf(take, reRecords),
  jsonSchema: takeSchema(fields.schema, 'path', { path: exampleOfPath, ...exampleOfTake }),
});

/** `recorded_video` is the path; `re_record` counts how often the answer was recorded again (spec 2 §3). */
const videoFields = struct({
  question_id: interviewQuestionId,
  recorded_video: text,
  re_record: number,
  ...takeFields,
});

/** The stored answer to one question; a skipped one has an empty path. */
export const recordedVideo: Codec<RecordedVideo> = fromParser({
  name: 'a recorded video',
  wire: videoFields,
  parse: ({ question_id, recorded_video, ...wire }) =>
    E.map((take: TakeReceipt | undefined) => ({ questionId: question_id, take, reRecords: wire.re_record }))(
      takeOf({ path: recorded_video, ...wire }),
    ),
  print: ({ questionId, take, reRecords }) => {
    const { path, ...wire } = wireOf(take, reRecords);
    return { question_id: questionId, recorded_video: path, ...wire };
  },
  jsonSchema: takeSchema(videoFields.schema, 'recorded_video', {
    question_id: 1,
    recorded_video: exampleOfPath,
    ...exampleOfTake,
  }),
});

/** The answers stored on the server. If the response doesn't say whether they are complete, they count as incomplete (spec 2 §7). */
export const recordedVideos: Codec<RecordedVideos> = objectWith({
  videos: field('videos', listOf(recordedVideo)),
  allRecorded: field('all_questions_recorded', withDefault(flag, false)),
  agreedAt: field('agreed_at', maybe(instant)),
});
