import { optionsBefore } from '../../../domain/screening/options';
import { toldRow, type Told } from '../told';

export const screeningTold: Told = {
  name: 'screening',
  part: 'Applying',
  title: 'How are the questions of a screening shown and answered?',
  rows: [
    toldRow(
      'screening/paging',
      'pages',
      'One question a page; Next does not pass a required question without an answer, Previous always works, and Submit waits for all required ones.',
      ['spec 1 §5', 'spec 1 §9'],
    ),
    toldRow(
      'screening/answers',
      'answers',
      'Single Choice takes one option, Multiple Choice any number, a text one that is not blank; an answer that does not fit is refused.',
      ['spec 1 §5'],
    ),
    toldRow(
      'screening/options',
      'options',
      `A wide screen first shows ${optionsBefore.wide} options, a narrow one ${optionsBefore.narrow}; a chosen option is never hidden.`,
      ['spec 1 §9', 'R15'],
    ),
    toldRow(
      'screening/questionnaire',
      'usable',
      'A questionnaire with the same question or option twice, or a choice without options, is refused; one without questions is submitted at once.',
      ['R6a'],
    ),
    toldRow('screening/questions-left', 'left', 'The card says how many questions are open once one is answered.'),
    toldRow(
      'screening/answers-read',
      'read',
      'Given answers are shown in the order of the questions; which answers disqualify stays secret.',
      ['R8'],
    ),
  ],
};
