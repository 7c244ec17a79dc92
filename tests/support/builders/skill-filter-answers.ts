/** The answers to `onFile()` on the wire (spec 1 §7), without the job. */
export const skillFilterAnswers = (answer: string) => ({
  position_name: 'Caregiver',
  skill_filter_id: 7,
  skill_filter_name: 'Caregiver basics',
  sections: [
    {
      section_id: 1,
      section_name: 'Section 1',
      questions: [
        {
          question_id: 1,
          question_name: 'Question 1',
          question_type: 'Single Choice',
          question_tag: 'age',
          answer: [answer],
        },
      ],
    },
  ],
});
