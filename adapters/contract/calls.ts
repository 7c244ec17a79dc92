import {
  appliedPosition,
  applyJob,
  getCandidatePosition,
  getPosition,
  getPositionsData,
  getRedirectionLinks,
} from './calls/applying';
import { getJobsList } from './calls/applications';
import { proveEmail, sendOtp, signOut, submitOtp } from './calls/identity';
import { submitOtpLink } from './calls/link-sign-in';
import { fetchSsoUserInfo } from './calls/social-sign-in';
import { actOnApplication, openSlots, publishPosition, seeApplication } from './calls/operator';
import { cancelCalls, declineCalls, rescheduleFromMail } from './calls/giving-up';
import { getCandidateProfile, updateCandidateProfile, updateEmailPhone } from './calls/profile';
import { addHotjarUserIds } from './calls/recorder';
import { getQuestions, getSkillFilter, submitSkillFilter } from './calls/screening';
import { inviteUploadResume, listResumes, proceedWithoutResume, signResume, uploadResume } from './calls/resumes';
import { bookCalls, getPositionData, moveCalls, searchCalls } from './calls/scheduling';
import { checkPhoneNumber, signUp } from './calls/sign-up';
import { importFiles, importState } from './calls/operator-import';
import { chooseForMail, seeMails } from './calls/operator-mails';

/** What a candidate's browser asks. */
export const candidateCalls = {
  sendOtp,
  submitOtp,
  submitOtpLink,
  proveEmail,
  checkPhoneNumber,
  signUp,
  fetchSsoUserInfo,
  signOut,
  getJobsList,
  getPositionData,
  getCandidateProfile,
  updateCandidateProfile,
  updateEmailPhone,
  getSkillFilter,
  getQuestions,
  submitSkillFilter,
  getDayViewSlots: searchCalls.video,
  getInPersonDayViewSlots: searchCalls['in-person'],
  getOnboardingSlots: searchCalls.onboarding,
  getOnsiteSlots: searchCalls.onsite,
  bookSlot: bookCalls.video,
  bookInPersonSlot: bookCalls['in-person'],
  bookOnboardingSlot: bookCalls.onboarding,
  bookOnsiteSlot: bookCalls.onsite,
  rescheduleSlot: moveCalls.video,
  rescheduleInPersonSlot: moveCalls['in-person'],
  rescheduleOnboardingSlot: moveCalls.onboarding,
  rescheduleOnsiteSlot: moveCalls.onsite,
  cancelInterview: cancelCalls.video,
  cancelInPersonInterview: cancelCalls['in-person'],
  cancelOnboarding: cancelCalls.onboarding,
  cancelOnsite: cancelCalls.onsite,
  rescheduleFromMail,
  declineOffer: declineCalls.offer,
  declineInvitation: declineCalls.invitation,
  getPosition,
  getPositionsData,
  getRedirectionLinks,
  applyJob,
  appliedPosition,
  getCandidatePosition,
  addHotjarUserIds,
  uploadResume,
  listResumes,
  inviteUploadResume,
  proceedWithoutResume,
  signResume,
} as const;

/** Every call of the portal. */
export const calls = {
  ...candidateCalls,
  actOnApplication,
  seeApplication,
  publishPosition,
  openSlots,
  seeMails,
  chooseForMail,
  importFiles,
  importState,
} as const;
