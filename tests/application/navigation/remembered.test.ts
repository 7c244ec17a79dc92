import { rememberAsked } from '../../../application/navigation/remembered';
import { noHints } from '../../../domain/identity/sign-in-hints';

describe('A page that the session gate turned away', () => {
  it.each([
    ['/upload_resume/42/4711', { resumeUploadPath: '/upload_resume/42/4711' }],
    ['/emailStatusCheck/42/4711/7', { emailCheckLink: '/emailStatusCheck/42/4711/7' }],
    ['/scheduleOrCancel/4711?x=1', { cancelRescheduleLink: '/scheduleOrCancel/4711?x=1' }],
    ['/inpersonInterview/42/4711', { inPersonLink: '/inpersonInterview/42/4711' }],
    ['/onboardingSchedule/42/4711', { onboardingLink: '/onboardingSchedule/42/4711' }],
    ['/tech-check/42/4711', { redirectUrl: '/tech-check/42/4711', preLoginRoute: 'techcheck' }],
    ['/tech-check-optional/42/4711', { redirectUrl: '/tech-check-optional/42/4711', preLoginRoute: 'techcheck' }],
    ['/schedule/42/4711', { storedRedirectUrl: '/schedule/42/4711' }],
    ['/profile?tab=1', { storedRedirectUrl: '/profile?tab=1' }],
  ])('%s is stored as %j, as spec 1 §4 names its link [R2, spec 1 §4]', (path, remembered) => {
    expect(rememberAsked(noHints, path)).toEqual({ ...noHints, ...remembered });
    const before = { ...noHints, loginCheck: '/thankyou', resumeUploadPath: '/upload_resume/1/2' };
    expect(rememberAsked(before, path)).toEqual({ ...before, ...remembered });
  });
});
