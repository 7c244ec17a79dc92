import type { DemoInterviewQuestion, DemoQuestion, DemoQuestionnaire } from './file-format';

const question = (
  question_id: number,
  question_title: string,
  question_type: DemoQuestion['question_type'],
  is_require: boolean,
  options: readonly string[] = [],
  disqualifying: readonly string[] = [],
): DemoQuestion => ({
  question_id,
  question_title,
  question_type,
  is_require,
  question_options: options.map((option) =>
    disqualifying.includes(option) ? { option, disqualifies: true } : { option },
  ),
});

/** Every type of question, and more shifts than are shown at once. */
export const caringForPeople: DemoQuestionnaire = {
  id: 1,
  name: 'Caring for people',
  sections: [
    {
      section_id: 1,
      section_name: 'Your work',
      description: 'Three short questions about when and how you can work.',
      questions: [
        question(1, 'Are you 18 or older?', 'Single Choice', true, ['Yes', 'No'], ['No']),
        question(2, 'Which shifts can you work?', 'Multiple Choice', true, [
          'Mornings',
          'Afternoons',
          'Evenings',
          'Nights',
          'Saturdays',
          'Sundays',
          'Holidays',
          'On call',
          'Live-in weeks',
        ]),
        question(3, 'How would you get to work?', 'Short text', false),
      ],
    },
    {
      section_id: 2,
      section_name: 'About you',
      description: 'Write as you would talk. Nobody counts commas.',
      questions: [
        question(4, 'Tell us about someone you have looked after, at work or at home.', 'Long text', true),
        {
          ...question(5, 'Is there anything else we should know?', 'Paragraph / Free format text', false),
          ref_text: 'Not sure what the days are like?',
          ref_title: 'A day at the house',
          ref_link: 'https://example.org/a-day-at-the-house',
        },
      ],
    },
  ],
};

/** Short, with a license that is required. */
export const licensedNursing: DemoQuestionnaire = {
  id: 2,
  name: 'Licensed nursing',
  sections: [
    {
      section_id: 1,
      section_name: 'Your license',
      description: '',
      questions: [
        question(
          1,
          'Do you hold a current license for this job?',
          'Single Choice',
          true,
          ['Yes', 'I am in training', 'No'],
          ['No'],
        ),
        question(2, 'In which states are you licensed?', 'Short text', false),
      ],
    },
  ],
};

const recorded = (
  question_id: number,
  question_name: string,
  time_limit: number,
  skip_question = false,
): DemoInterviewQuestion => ({ question_id, question_name, skip_question, time_limit });

/** Recorded answers instead of a conversation; the last question may be skipped. */
export const tellingAboutYourself: DemoQuestionnaire = {
  id: 3,
  name: 'Telling about yourself',
  sections: [],
  interviewer_questionnaire: [
    recorded(1, 'Please introduce yourself. What brings you to this work?', 60),
    recorded(2, 'Tell us about a day at work that went well, and what you did for it.', 60),
    recorded(3, 'A resident is upset and asks for somebody who is not there. What do you do?', 60),
    recorded(4, 'Is there anything you would like to ask us?', 30, true),
  ],
  practice_questionnaire: [
    {
      name: 'Warm up',
      description: 'Nobody sees these answers. They stay on your device and are deleted when you leave.',
      questions: [
        recorded(1, 'What did you have for breakfast?', 20),
        recorded(2, 'Which season do you like best, and why?', 30),
      ],
    },
  ],
};

/** Prepared questions for the interviewer of a live interview. */
export const meetingTheTeam: DemoQuestionnaire = {
  id: 4,
  name: 'Meeting the team',
  sections: [],
  guided_interview_questions: [
    { question_id: 1, question: 'Can you work weekends?', options: ['Yes', 'Every second one', 'No'] },
    { question_id: 2, question: 'When could you start?', options: ['At once', 'In two weeks', 'Later'] },
  ],
};

export const demoQuestionnaires: readonly DemoQuestionnaire[] = [
  caringForPeople,
  licensedNursing,
  tellingAboutYourself,
  meetingTheTeam,
];
