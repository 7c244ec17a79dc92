import * as E from 'fp-ts/Either';
import {
  questionTypeName,
  readQuestionType,
  type Questionnaire,
  type QuestionType,
  type Reference,
  type ScreeningQuestion,
  type Section,
} from '../../../domain/screening/questionnaire';
import {
  flag,
  fromParser,
  listOf,
  mapped,
  number,
  struct,
  text,
  withDefault,
  type Codec,
  type Decoded,
} from '../codec';
import { questionnaireId, screeningQuestionId } from '../positions/questionnaire-ids.wire';

/* A questionnaire as a candidate may see it (spec 1 §3): nothing here reveals which option disqualifies. */

/** A type by its name in the specification, read in any case and spacing; an unknown name is refused. */
export const questionType: Codec<QuestionType> = fromParser({
  name: 'a question type such as Single Choice',
  wire: text,
  parse: (name) => E.fromOption(() => 'NotAType')(readQuestionType(name)),
  print: (type) => questionTypeName[type],
  jsonSchema: { enum: Object.values(questionTypeName) },
});

/** A question's fields besides its options. */
export const questionFields = {
  question_id: screeningQuestionId,
  question_title: text,
  question_type: questionType,
  is_require: withDefault(flag, false),
  tag: withDefault(text, ''),
  ref_text: withDefault(text, ''),
  ref_link: withDefault(text, ''),
  ref_title: withDefault(text, ''),
} as const;

const wireQuestion = struct({ ...questionFields, question_options: withDefault(listOf(struct({ option: text })), []) });
/** A question in the wire's fields, its reference still in three of them. */
export type WireQuestion = Decoded<typeof wireQuestion>;

const referenceOf = ({ ref_text, ref_link, ref_title }: WireQuestion): Reference | undefined =>
  ref_text === '' && ref_link === '' && ref_title === ''
    ? undefined
    : { text: ref_text, link: ref_link, title: ref_title };

/** Reads a question; three empty `ref_` fields are no reference. */
export const fromWireQuestion = (wire: WireQuestion): ScreeningQuestion => ({
  questionId: wire.question_id,
  title: wire.question_title,
  type: wire.question_type,
  required: wire.is_require,
  tag: wire.tag,
  reference: referenceOf(wire),
  options: wire.question_options.map(({ option }) => option),
});

/** A question with its options in their order; a missing list is read as none. */
export const screeningQuestion: Codec<ScreeningQuestion> = mapped(wireQuestion, fromWireQuestion, (question) => ({
  question_id: question.questionId,
  question_title: question.title,
  question_type: question.type,
  is_require: question.required,
  tag: question.tag,
  ref_text: question.reference?.text ?? '',
  ref_link: question.reference?.link ?? '',
  ref_title: question.reference?.title ?? '',
  question_options: question.options.map((option) => ({ option })),
}));

/** A section's fields besides its questions. */
export const sectionFields = {
  section_id: number,
  section_name: withDefault(text, ''),
  description: withDefault(text, ''),
} as const;

const section: Codec<Section> = mapped(
  struct({ ...sectionFields, questions: withDefault(listOf(screeningQuestion), []) }),
  (wire) => ({
    sectionId: wire.section_id,
    name: wire.section_name,
    description: wire.description,
    questions: wire.questions,
  }),
  (value) => ({
    section_id: value.sectionId,
    section_name: value.name,
    description: value.description,
    questions: value.questions,
  }),
);

/** The questions that a candidate is asked, section by section. */
export const questionnaire: Codec<Questionnaire> = struct({
  id: questionnaireId,
  name: withDefault(text, ''),
  sections: withDefault(listOf(section), []),
});
