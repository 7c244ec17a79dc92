import type { InterviewQuestion } from '../../../domain/screening/interview-question';
import { parseInterviewQuestionId } from '../../../domain/ids/question-id';
import type { Disqualifier } from '../../../domain/screening/outcome';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import {
  anything,
  flag,
  fromParser,
  listOf,
  maybe,
  number,
  struct,
  text,
  withDefault,
  type Decoded,
} from '../../contract/codec';
import { fromWireQuestion, questionFields, sectionFields } from '../../contract/screening/questionnaire.wire';
import { questionnaireId } from '../../contract/positions/questionnaire-ids.wire';
import { employersText, employersWords } from './employers-text';
import { answerSeconds, webAddress } from './file-fields';

/* A questionnaire of the import file: what a candidate sees and, beside each option, whether it ends the screening. */

const option = struct({ option: text, disqualifies: withDefault(flag, false) }, true);

/** `status` is left over from an older page, which stored its progress in it; it is ignored. */
const question = struct(
  {
    ...questionFields,
    question_title: employersWords,
    ref_text: employersText,
    ref_link: maybe(webAddress),
    status: anything,
    question_options: withDefault(listOf(option), []),
  },
  true,
);

const section = struct(
  { ...sectionFields, description: employersText, questions: withDefault(listOf(question), []) },
  true,
);

const interviewQuestion = struct(
  {
    question_id: fromParser({
      name: 'a question id',
      wire: number,
      parse: parseInterviewQuestionId,
      print: Number,
      jsonSchema: { type: 'integer', minimum: 1 },
    }),
    question_name: employersWords,
    skip_question: withDefault(flag, false),
    time_limit: maybe(answerSeconds),
  },
  true,
);

const practice = struct(
  {
    name: withDefault(text, ''),
    description: withDefault(text, ''),
    questions: withDefault(listOf(interviewQuestion), []),
  },
  true,
);

const guidedQuestion = struct(
  { question_id: number, question: employersWords, options: withDefault(listOf(text), []) },
  true,
);

export const fileQuestionnaire = struct(
  {
    id: questionnaireId,
    name: withDefault(text, ''),
    sections: withDefault(listOf(section), []),
    interviewer_questionnaire: withDefault(listOf(interviewQuestion), []),
    practice_questionnaire: withDefault(listOf(practice), []),
    guided_interview_questions: withDefault(listOf(guidedQuestion), []),
  },
  true,
);

type FileQuestionnaire = Decoded<typeof fileQuestionnaire>;

const disqualifiersIn = ({ sections }: FileQuestionnaire): readonly Disqualifier[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap(({ question_id, question_options }) =>
      question_options
        .filter(({ disqualifies }) => disqualifies)
        .map((one) => ({ questionId: question_id, option: one.option })),
    ),
  );

const toInterviewQuestion = (wire: Decoded<typeof interviewQuestion>): InterviewQuestion => ({
  questionId: wire.question_id,
  name: wire.question_name,
  skippable: wire.skip_question,
  limitSeconds: wire.time_limit,
});

export const questionnaireOnFile = (wire: FileQuestionnaire): QuestionnaireOnFile => ({
  questionnaire: {
    id: wire.id,
    name: wire.name,
    sections: wire.sections.map(({ section_id, section_name, description, questions }) => ({
      sectionId: section_id,
      name: section_name,
      description,
      questions: questions.map((one) => fromWireQuestion({ ...one, ref_link: one.ref_link ?? '' })),
    })),
  },
  disqualifiers: disqualifiersIn(wire),
  interview: wire.interviewer_questionnaire.map(toInterviewQuestion),
  practice: wire.practice_questionnaire.map((set) => ({ ...set, questions: set.questions.map(toInterviewQuestion) })),
  guided: wire.guided_interview_questions.map(({ question_id, question, options }) => ({
    questionId: question_id,
    question,
    options,
  })),
});
