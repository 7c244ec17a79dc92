import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { parseInterviewQuestionId } from '../../../domain/ids/question-id';
import { minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { answersTo, questionnaires } from '../../support/arbitraries/screening';
import { decoded } from '../../support/builders/decoded';
import {
  aQuestion,
  aQuestionnaire,
  aSection,
  onFile,
  questionId,
  questionnaireId,
} from '../../support/builders/screening';
import { applicant, applicants, job, nineStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const recorded = decoded(parseInterviewQuestionId(1), 1);
const whole = {
  ...onFile(
    aQuestionnaire({
      ...aSection(
        1,
        aQuestion(1, { reference: { text: 'What it means', link: 'https://example.org/cna', title: 'CNA' } }),
      ),
      description: 'Two minutes; "quoted" 🌙\nand a line',
    }),
  ),
  interview: [{ questionId: recorded, name: 'Who are you?', skippable: true, limitSeconds: undefined }],
  guided: [{ questionId: 1, question: 'Why care?', options: ['For people', 'For pay'] }],
  practice: [
    {
      name: 'Warm up',
      description: '',
      questions: [{ questionId: recorded, name: 'Say hello', skippable: false, limitSeconds: 30 }],
    },
  ],
};

export const screeningContract = (open: Open): void => {
  describe('questionnaires', () => {
    const { act } = subjectOf(open);
    const read = (id: number) => act((store) => store.questionnaires.withId(questionnaireId(id)));

    it('are read as they were stored, with all data besides the questions [spec 1 §3]', async () => {
      await act(({ provisioning }) => provisioning.putQuestionnaire(whole));
      expect(await read(7)).toEqual(O.some(whole));
      expect(await read(8)).toEqual(O.none);
    });

    it('are read as they were stored, whatever they ask [spec 1 §3]', async () => {
      await fc.assert(
        fc.asyncProperty(questionnaires, async (questionnaire) => {
          await act(({ provisioning }) => provisioning.putQuestionnaire(onFile(questionnaire)));
          expect(await read(7)).toEqual(O.some(onFile(questionnaire)));
        }),
        { numRuns: 20 },
      );
    }, 60_000);

    it('are updated to the latest version', async () => {
      await act(({ provisioning }) => provisioning.putQuestionnaire(whole));
      await act(({ provisioning }) => provisioning.putQuestionnaire(onFile()));
      expect(await read(7)).toEqual(O.some(onFile()));
    });
  });

  describe('answers to a screening', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('are stored with their application, whatever was answered [R27]', async () => {
      const id = await applicant(subject);
      const given = questionnaires.chain(answersTo);
      await fc.assert(
        fc.asyncProperty(given, async (answers) => {
          const submitted = { questionnaireId: questionnaireId(7), answers, at: nineStarts };
          await act(({ screeningAnswers }) => screeningAnswers.put(id, job, submitted));
          expect(await act(({ screeningAnswers }) => screeningAnswers.of(id, job))).toEqual(O.some(submitted));
        }),
        { numRuns: 20 },
      );
    }, 60_000);

    it('replace earlier ones, and belong to one candidate [R3a]', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      const first = { questionnaireId: undefined, answers: [], at: nineStarts };
      const second = {
        questionnaireId: questionnaireId(7),
        answers: [{ questionId: questionId(1), answer: ['Yes'] }],
        at: plus(nineStarts, minutes(5)),
      };
      await act(({ screeningAnswers }) => screeningAnswers.put(one, job, first));
      expect(await act(({ screeningAnswers }) => screeningAnswers.of(one, job))).toEqual(O.some(first));
      await act(({ screeningAnswers }) => screeningAnswers.put(one, job, second));
      expect(await act(({ screeningAnswers }) => screeningAnswers.of(one, job))).toEqual(O.some(second));
      expect(await act(({ screeningAnswers }) => screeningAnswers.of(other, job))).toEqual(O.none);
    });
  });
};
