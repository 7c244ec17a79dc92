import { screeningStates } from '../../../ui/screening/screening-states';
import { read, unsaid } from '../../support/read-states';

const s = screeningStates;

describe('Word for word', () => {
  it('/skillfilter: Previous, Next, Submit, the counter and Show More Options [spec 1 §2, §9]', () => {
    const first = read(s['skill-filter-one-answer']);
    expect(unsaid([s['skill-filter-one-answer']], ['Next', 'Completed 0 of 5'])).toEqual([]);
    expect(first).not.toContain('Previous');
    expect(first).not.toContain('Submit');
    expect(unsaid([s['skill-filter-several-answers']], ['Previous', 'Next', 'Show More Options'])).toEqual([]);
    const last = read(s['skill-filter-last']);
    expect(unsaid([s['skill-filter-last']], ['Previous', 'Submit'])).toEqual([]);
    expect(last).not.toContain('Next');
  });

  it('/skillfilter past a mandatory question, and while it is evaluated [spec 1 §5, §8]', () => {
    expect(
      unsaid(
        [s['skill-filter-mandatory'], s['skill-filter-evaluating']],
        ['Please answer the mandatory question', 'Please wait for few seconds while we evaluate your skill filter...'],
      ),
    ).toEqual([]);
  });

  it('/skillfilter/success: the match, the resume, Your details and Schedule Interview [spec 1 §2]', () => {
    expect(
      unsaid(
        [s['screening-success-no-resume'], s['screening-success-resume-optional']],
        [
          'Your profile matches',
          'You can add a resume if you like. It is not needed for this job.',
          'Your details',
          'Email',
          'Country',
          'Phone',
          'Schedule Interview',
        ],
      ),
    ).toEqual([]);
    expect(
      unsaid(
        [s['screening-success-resume-required']],
        ['This job asks for your resume before you choose a time.', 'Upload Resume'],
      ),
    ).toEqual([]);
  });

  it('/skillfilter/success of an interview in person speaks of job fairs [spec 1 §2]', () => {
    expect(read(s['screening-success-in-person'])).toContain(
      'This employer meets candidates in person, where they work or at a job fair. Choose a time, come by, and bring a photo ID.',
    );
  });

  it('/skillfilter/success if a required resume is missing [spec 1 §8]', () => {
    expect(read(s['screening-success-resume-missing'])).toContain(
      "It is mandatory to upload your resume before you can schedule your interview. If you don't have your resume handy, click the Email Me A Link option to receive a link to upload it later, and continue the process at that time.",
    );
  });

  it('/skillfilter/noPosts, /skillfilter/reapply and /skillfilter/scheduleLatter, each with My Jobs [spec 1 §2, R8]', () => {
    const said = [
      ['screening-no-posts', "Thank you for applying. We currently don't have a position that matches your profile."],
      ['screening-reapply', 'You have already answered the questions for this job.'],
      ['screening-schedule-later', 'You can schedule your interview later from My Jobs.'],
    ] as const;
    for (const [state, text] of said) expect(unsaid([s[state]], [text, 'My Jobs'])).toEqual([]);
  });
});
