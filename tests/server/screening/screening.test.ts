import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { aQuestion, aQuestionnaire, aSection, onFile, questionnaireId } from '../../support/builders/screening';
import { skillFilterAnswers } from '../../support/builders/skill-filter-answers';
import { bodyOf, portalOverHttp, signInOverHttp } from '../portal-over-http';

const submitPath = '/api/skillFilters/submit_skill_filter';
const filterPath = '/api/skillFilters/get_skill_filter/4711';
const asked = onFile(
  aQuestionnaire(
    aSection(
      1,
      aQuestion(1, { tag: 'age', reference: { text: 'Why we ask', link: 'https://example.org/why', title: 'Why' } }),
      aQuestion(2, { type: 'paragraph', options: [], required: false }),
    ),
  ),
);

const aPortal = async () => {
  const portal = await portalOverHttp({
    positions: [aPosition({ questionnaireId: questionnaireId(7) }), aPosition({ positionId: positionId(9) })],
    applicants: [
      {
        candidate: aCandidate(),
        applications: [
          anApplication({ screening: 'open', resume: 'optional' }),
          anApplication({ positionId: positionId(9), screening: 'open' }),
        ],
      },
    ],
  });
  await portal.world.behind(({ provisioning }) => provisioning.putQuestionnaire(asked));
  const headers = { ...(await signInOverHttp(portal)), 'idempotency-key': 'a-page-of-questions-1' };
  return { portal, headers };
};

const submission = (answer: string) => ({ position_id: 4711, ...skillFilterAnswers(answer) });

describe('the skill filter over HTTP [spec 1 §7] [R4]', () => {
  it('returns the questions in the fields of the specification, and nothing about what disqualifies [R8]', async () => {
    const { portal, headers } = await aPortal();
    const response = await portal.get(filterPath, headers);
    expect(bodyOf(response)).toEqual({
      statusCode: 200,
      candidate_id: 1,
      name: 'Caregiver basics',
      questionnaire: {
        id: 7,
        name: 'Caregiver basics',
        sections: [
          {
            section_id: 1,
            section_name: 'Section 1',
            description: '',
            questions: [
              {
                question_id: 1,
                question_title: 'Question 1',
                question_type: 'Single Choice',
                is_require: true,
                tag: 'age',
                ref_text: 'Why we ask',
                ref_link: 'https://example.org/why',
                ref_title: 'Why',
                question_options: [{ option: 'Yes' }, { option: 'No' }],
              },
              {
                question_id: 2,
                question_title: 'Question 2',
                question_type: 'Paragraph / Free format text',
                is_require: false,
                tag: '',
                ref_text: '',
                ref_link: '',
                ref_title: '',
                question_options: [],
              },
            ],
          },
        ],
      },
    });
    expect(response.body).not.toContain('disqualif');
  });

  it('returns no questionnaire if nothing is asked, and lists the unanswered questions of all jobs [R6a]', async () => {
    const { portal, headers } = await aPortal();
    expect(bodyOf(await portal.get('/api/skillFilters/get_skill_filter/9', headers))).toEqual({
      statusCode: 200,
      candidate_id: 1,
      name: '',
      questionnaire: null,
    });
    expect(bodyOf(await portal.get('/api/skillFilters/get_questions', headers))).toMatchObject({
      statusCode: 200,
      questions: [
        { position_id: 4711, question: { question_id: 1 } },
        { position_id: 4711, question: { question_id: 2 } },
      ],
    });
  });

  it.each([
    ['Yes', 1, 8],
    ['No', 0, 11],
  ])('answers %s with status %p, which the list shows as sf_status %p [R8, R27]', async (answer, status, sf_status) => {
    const { portal, headers } = await aPortal();
    expect(bodyOf(await portal.post(submitPath, submission(answer), headers))).toEqual({
      statusCode: 200,
      status,
      message: expect.stringMatching(/./),
      num_of_jobs: 2,
      self_record_interview: false,
      upload_resume: 2,
    });
    const { jobs } = bodyOf(await portal.get('/api/candidate/get_jobs_list', headers));
    expect(jobs).toContainEqual(expect.objectContaining({ position_id: 4711, applied_status: 1, sf_status }));
    expect(bodyOf(await portal.get(filterPath, headers))).toMatchObject({
      statusCode: 406,
      error: 'You have already answered the questions for this job.',
      refusal: { reason: 'ScreeningAnswered' },
    });
  });
});
