import { optionsBefore } from '../../../domain/screening/options';
import { plainRule, type PlainChapter } from '../plain-chapter';

export const screeningRules: PlainChapter = {
  name: 'screening',
  part: 'Applying',
  title: 'How are the questions of a screening shown and answered?',
  rows: [
    plainRule(
      'screening/paging',
      'pages',
      'One question a page; Next does not pass a required question without an answer, Previous always works, and Submit waits for all required ones.',
      ['spec 1 §5', 'spec 1 §9'],
      'must all questions be answered, leave a screening question open or unanswered, mandatory questions, go back to the previous question, skip a screening question, how many questions on a page',
    ),
    plainRule(
      'screening/answers',
      'answers',
      'Single Choice takes one option, Multiple Choice any number, a text one that is not blank; an answer that does not fit is refused.',
      ['spec 1 §5'],
      'several answers, choose more than one option, only one answer, empty text answer, tick multiple boxes',
    ),
    plainRule(
      'screening/options',
      'options',
      `A wide screen first shows ${optionsBefore.wide} options, a narrow one ${optionsBefore.narrow}; a chosen option is never hidden.`,
      ['spec 1 §9', 'R15'],
      'how many options are shown, show more options',
    ),
    plainRule(
      'screening/questionnaire',
      'usable',
      'A questionnaire with the same question or option twice, or a choice without options, is refused; a position without a question submits at once.',
      ['R6a'],
      'position without a questionnaire, no screening questions, faulty questionnaire',
    ),
    plainRule(
      'applications/questions-left',
      'left',
      'The card says how many questions are open once one is answered.',
      [],
      'how many questions are left',
    ),
    plainRule(
      'screening/answers-read',
      'read',
      'Given answers are shown in the order of the questions; which answers disqualify stays secret.',
      [],
      'see given answers, which answer is a knockout, which answers disqualify',
    ),
  ],
};
