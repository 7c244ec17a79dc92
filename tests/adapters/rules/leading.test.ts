import { answered } from '../terminal/asked';

const job = { community_id: 11, position_id: 101 };

describe('rules apply-result [R6]', () => {
  const applied = { ...job, token: 'abc', published: 1, statusCode: 200, interview_type: 'video_interview' };
  const selfRecord = { interview_type: 'self_record_interview' };
  const inPerson = { interview_type: 'in_person_interview' };
  const unknown = { interview_type: '' };

  it.each([
    [{ token: '', published: 0 }, '/signup'],
    [{ published: 0, statusCode: 406 }, '/skillfilter/noPosts'],
    [{ published: 2, status: 0 }, '/skillfilter/noPosts'],
    [{ block_candidate: 1, status: 0 }, '/skillfilter/noPosts'],
    [{ statusCode: 202, status: 0 }, '/skillfilter/noPosts'],
    [{ status: 0 }, '/skillfilter'],
    [{ status: 1 }, '/positionClosed/1'],
    [{ status: 1, ...selfRecord }, '/positionClosed/1'],
    [{ status: 1, ...unknown }, '/skillfilter/reapply'],
    [{ status: 2, ...selfRecord, upload_resume: 1 }, '/positionClosed/2'],
    [{ status: 3, upload_resume: 1, resume_path: '' }, '/skillfilter/success/101'],
    [{ status: 3, upload_resume: 1, resume_path: 'cv.pdf' }, '/schedule/11/101'],
    [{ status: 2, upload_resume: 2 }, '/schedule/11/101'],
    [{ status: 2, ...inPerson }, '/schedule/11/101'],
    [{ status: 4 }, '/positionClosed/4'],
    [{ statusCode: 204, status: 4 }, '/positionClosed/4'],
    [{ statusCode: 500, status: 4 }, '/positionClosed/4'],
    [{ statusCode: 0, status: 4 }, '/positionClosed/4'],
  ])('%j leads to %s', (answer, path) => {
    expect(answered('apply-result', { ...applied, ...answer })).toEqual({ path });
  });

  it('leads to My Jobs with a hint if the kind of interview is unknown', () => {
    expect(answered('apply-result', { ...applied, ...unknown, status: 2 })).toEqual({
      path: '/candidateportal',
      hint: 'schedule interview',
    });
  });

  it.each([
    [{ statusCode: 406, error: 'You have applied today already', status: 0 }, 'You have applied today already'],
    [{ status: 5 }, 'Something went wrong...!'],
    [{ status: -1 }, 'Something went wrong...!'],
    [{}, 'Something went wrong...!'],
  ])('%j stays and says %s [spec 1 §8]', (answer, error) => {
    expect(answered('apply-result', { ...applied, ...answer })).toEqual({ error });
  });
});

describe('rules skill-filter-result [R8]', () => {
  it.each([
    [1, 0, 1, '/skillfilter/success/101'],
    [3, true, 0, '/skillfilter/success/101'],
    [1, 1, 1, '/skillfilter/selfRecordSuccess/11/101'],
    [2, true, 2, '/skillfilter/selfRecordSuccess/11/101'],
    [0, 1, 1, '/skillfilter/fail'],
    [4, 0, 0, '/skillfilter/fail'],
    [-1, 0, 0, '/skillfilter/fail'],
  ])('status %p, self-record %p, resume %p: %s', (status, self_record_interview, upload_resume, path) => {
    expect(answered('skill-filter-result', { ...job, status, self_record_interview, upload_resume })).toEqual({ path });
  });

  it('puts 0 in the path for a job that is not given', () => {
    expect(answered('skill-filter-result', { status: 1 })).toEqual({ path: '/skillfilter/success/0' });
  });
});

describe('rules sign-in-destination [R2]', () => {
  it.each([
    [{}, '/candidateportal'],
    [{ stored_redirect_url: '/profile?tab=1', login_check: '' }, '/profile?tab=1'],
    [{ login_check: '/timeslot', stored_redirect_url: '/profile' }, '/timeslot'],
    [{ resume_upload_path: '/upload_resume/11/101', redirect_url: '/profile' }, '/upload_resume/11/101'],
    [{ redirect_url: '/apply/101', pre_login_route: 'applyLink' }, '/apply/101'],
    [{ redirect_url: '/join?position_id=101', pre_login_route: 'techcheck' }, '/join?position_id=101'],
    [{ redirect_url: 'https://evil.example', pre_login_route: 'followup' }, '/candidateportal'],
    [
      { email_check_link: '//evil.example', onboarding_link: '/onboardingSchedule/11/101' },
      '/onboardingSchedule/11/101',
    ],
    [{ candidate_redirect_url: '/no/such/place' }, '/candidateportal'],
  ])('%j leads to %s', (hints, path) => {
    expect(answered('sign-in-destination', hints)).toEqual({ path });
  });

  it.each([[{ redirect_url: '/profile' }], [{ redirect_url: '/profile', pre_login_route: 'elsewhere' }]])(
    '%j is an access error: none of our links contains it',
    (hints) => {
      expect(answered('sign-in-destination', hints)).toEqual({ access_error: true });
    },
  );
});
