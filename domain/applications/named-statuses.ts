import type { StatusCode } from './status-catalogue';

/*
 * The status codes by name: rules say `named.onsiteInvited`; the numbers appear only here, in the catalogue and on the wire. Separate constants, so a
 * bundle contains only those it uses.
 */

export const pending = 0 satisfies StatusCode;
export const offered = 1 satisfies StatusCode;
export const notSelected = 2 satisfies StatusCode;
export const candidateNoShow = 3 satisfies StatusCode;
export const interviewerNoShow = 12 satisfies StatusCode;
export const interviewed = 13 satisfies StatusCode;
export const withdrawn = 14 satisfies StatusCode;
export const transferred = 15 satisfies StatusCode;
export const putOff = 16 satisfies StatusCode;
export const newTimeAsked = 17 satisfies StatusCode;
export const shortlisted = 19 satisfies StatusCode;
export const reviewed = 20 satisfies StatusCode;
export const onboardingScheduled = 21 satisfies StatusCode;
export const onboarded = 22 satisfies StatusCode;
export const notOnboarded = 23 satisfies StatusCode;
export const onboardingCandidateNoShow = 24 satisfies StatusCode;
export const onboardingManagerNoShow = 25 satisfies StatusCode;
export const onboardingWithdrawn = 26 satisfies StatusCode;
export const onboardingCanceled = 27 satisfies StatusCode;
export const offerTakenBack = 28 satisfies StatusCode;
export const offerExpired = 29 satisfies StatusCode;
export const offerDeclined = 30 satisfies StatusCode;
export const interviewCanceled = 31 satisfies StatusCode;
export const onsiteInvited = 32 satisfies StatusCode;
export const invitationExpired = 33 satisfies StatusCode;
export const invitationDeclined = 34 satisfies StatusCode;
export const onsiteScheduled = 35 satisfies StatusCode;
export const onsiteInterviewed = 36 satisfies StatusCode;
export const onsiteCandidateNoShow = 37 satisfies StatusCode;
export const onsiteManagerNoShow = 38 satisfies StatusCode;
export const onsiteWithdrawn = 39 satisfies StatusCode;
export const onsiteCanceled = 40 satisfies StatusCode;
export const onsitePutOff = 41 satisfies StatusCode;
export const onsiteNotScheduled = 42 satisfies StatusCode;
