import type { ApplicationsApi } from './candidate-api/applications';
import type { ApplyingApi } from './candidate-api/applying';
import type { GivingUpApi } from './candidate-api/giving-up';
import type { AddressProofApi, IdentityApi, LinkSignInApi } from './candidate-api/identity';
import type { ProfileApi } from './candidate-api/profile';
import type { RecorderApi } from './candidate-api/recorder';
import type { ResumesApi } from './candidate-api/resumes';
import type { SchedulingApi } from './candidate-api/scheduling';
import type { ScreeningApi } from './candidate-api/screening';
import type { SignUpApi } from './candidate-api/sign-up';
import type { SocialSignInApi } from './candidate-api/social-sign-in';

/** What the candidate's journeys ask of the provider, area by area. Implemented over HTTP, and straight onto the service for tests and other faces. */
export type CandidateApi = IdentityApi &
  LinkSignInApi &
  AddressProofApi &
  SignUpApi &
  SocialSignInApi &
  ApplicationsApi &
  SchedulingApi &
  GivingUpApi &
  ApplyingApi &
  ScreeningApi &
  RecorderApi &
  ResumesApi &
  ProfileApi;
