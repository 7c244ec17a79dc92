import * as E from 'fp-ts/Either';
import type { AskedQuestion } from '../../../domain/live-interview/meeting';
import type { QuestionAnswer, RoomMessage } from '../../../domain/live-interview/room-message';
import {
  anything,
  fromParser,
  isObject,
  listOf,
  mapped,
  maybe,
  number,
  struct,
  text,
  withDefault,
  type AnyCodec,
  type Codec,
  type JsonSchema,
} from '../codec';
import { field, objectWith } from '../record';

/*
 * Messages in a room, in one JSON shape for every provider (R51): `{"type": "question", …}`. They travel over the socket in the peer room, and as
 * app-message in Daily.
 */

/** A question, as the interviewer pushes it (spec 2 §3). */
const questionFields = {
  question_id: number,
  question: text,
  interviewer_id: withDefault(number, 0),
  sender: withDefault(text, ''),
  options: withDefault(listOf(text), []),
  additional_response: withDefault(text, ''),
} as const;

/** A pushed question; one without an id or a text is refused. */
export const askedQuestion: Codec<AskedQuestion> = mapped(
  struct(questionFields),
  (wire) => ({
    questionId: wire.question_id,
    question: wire.question,
    interviewerId: wire.interviewer_id,
    sender: wire.sender,
    options: wire.options,
    additionalResponse: wire.additional_response,
  }),
  (question) => ({
    question_id: question.questionId,
    question: question.question,
    interviewer_id: question.interviewerId,
    sender: question.sender,
    options: question.options,
    additional_response: question.additionalResponse,
  }),
);

/** An answer to a pushed question; only its id is required. */
export const questionAnswer: Codec<QuestionAnswer> = objectWith({
  questionId: field('question_id', number),
  option: field('option', maybe(text)),
  additionalResponse: field('additional_response', withDefault(text, '')),
});

const names = {
  Joined: 'joined',
  Asked: 'asked',
  Question: 'question',
  Answer: 'answer',
  RunningLate: 'late',
  End: 'end',
} as const satisfies Readonly<Record<RoomMessage['_tag'], string>>;

const joined = struct({ name: withDefault(text, '') });
const roomQuestions = struct({ questions: listOf(askedQuestion), answers: withDefault(listOf(questionAnswer), []) });
const late = struct({ minutes: maybe(number) });

/** Other senders follow only the document: a bare 'end', and a question without a type (spec 2 §3, §4.6). */
const typeOf = (wire: unknown): unknown => {
  if (!isObject(wire)) return wire;
  return wire['type'] === undefined && 'question_id' in wire ? names.Question : wire['type'];
};

const readAs = <W>(codec: Codec<W>, make: (wire: W) => RoomMessage, wire: unknown): E.Either<unknown, RoomMessage> =>
  E.map(make)(codec.type.decode(wire));

const read = (wire: unknown): E.Either<unknown, RoomMessage> => {
  switch (typeOf(wire)) {
    case names.Joined:
      return readAs(joined, ({ name }) => ({ _tag: 'Joined', name }), wire);
    case names.Asked:
      return readAs(roomQuestions, ({ questions, answers }) => ({ _tag: 'Asked', questions, answers }), wire);
    case names.Question:
      return readAs(askedQuestion, (question) => ({ _tag: 'Question', question }), wire);
    case names.Answer:
      return readAs(questionAnswer, (answer) => ({ _tag: 'Answer', answer }), wire);
    case names.RunningLate:
      return readAs(late, ({ minutes }) => ({ _tag: 'RunningLate', minutes }), wire);
    case names.End:
      return E.right({ _tag: 'End' });
    default:
      return E.left('NotARoomMessage');
  }
};

const fieldsOf = (message: RoomMessage): unknown => {
  switch (message._tag) {
    case 'Joined':
      return joined.type.encode(message);
    case 'Asked':
      return roomQuestions.type.encode(message);
    case 'Question':
      return askedQuestion.type.encode(message.question);
    case 'Answer':
      return questionAnswer.type.encode(message.answer);
    case 'RunningLate':
      return late.type.encode(message);
    case 'End':
      return {};
  }
};

/** The fields of a message, and its type. */
const named = (tag: RoomMessage['_tag'], { schema }: AnyCodec): JsonSchema => {
  const { properties, required } = schema;
  return {
    ...schema,
    properties: { type: { const: names[tag] }, ...(isObject(properties) ? properties : {}) },
    required: ['type', ...(Array.isArray(required) ? required.map(String) : [])],
  };
};

/** Told apart by `type`; an unknown type is refused, unknown fields are dropped (R51). */
export const roomMessage: Codec<RoomMessage> = fromParser({
  name: 'a message of a live interview',
  wire: anything,
  parse: read,
  print: (message): unknown => {
    const fields = fieldsOf(message);
    return { type: names[message._tag], ...(isObject(fields) ? fields : {}) };
  },
  jsonSchema: {
    anyOf: [
      named('Joined', joined),
      named('Asked', roomQuestions),
      named('Question', askedQuestion),
      named('Answer', questionAnswer),
      named('RunningLate', late),
      named('End', struct({})),
      { ...askedQuestion.schema, not: { required: ['type'] } },
      { const: names.End },
    ],
  },
});
