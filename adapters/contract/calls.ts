import { getJobsList } from './calls/applications';
import { sendOtp, signOut, submitOtp } from './calls/identity';
import { actOnApplication, openSlots, publishPosition, seeApplication } from './calls/operator';
import { bookSlot, getDayViewSlots, getPositionData } from './calls/scheduling';

/** What a candidate's browser asks. */
export const candidateCalls = {
  sendOtp,
  submitOtp,
  signOut,
  getJobsList,
  getPositionData,
  getDayViewSlots,
  bookSlot,
} as const;

/** Every call of the portal. */
export const calls = { ...candidateCalls, actOnApplication, seeApplication, publishPosition, openSlots } as const;
