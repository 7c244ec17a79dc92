/** The jobs that the checks need on the backend: who applied to each, and how the application stands. */
export const roles = {
  video:
    'both candidates passed the screening of it (applied_status 1, sf_status 8); video interview, 3 moves, no resume asked, 8 free times of one place',
  in_person: 'the same for interviews in person',
  onboarding: 'the same for onboarding: both have an offer (status 1, onboarding_status 1)',
  onsite: 'the same for onsite interviews: both are invited (status 32)',
  offer: 'the candidate has an offer (status 1), which will be declined',
  invitation: 'the candidate is invited to an onsite interview (status 32), which will be declined',
  apply: 'published, asks questions of which one at least is mandatory; the candidate has not applied',
  external:
    "the candidate was invited and has not applied (applied_status 0); the application is on the employer's own site (adp_url)",
  resume:
    'the candidate passed the screening of it (applied_status 1, sf_status 8); video interview, a resume is required (upload_resume 1) and missing',
  optional: 'the same, and the resume is optional (upload_resume 2)',
  record:
    'the candidate passed the screening of it (applied_status 1, sf_status 8); self-recorded interview, a resume is required (upload_resume 1) and missing; a required question, then one that may be skipped; nothing recorded yet; the other candidate has not applied',
  chat: 'both candidates applied to it; it names a hiring manager (hm_id, hm_name)',
  closed: 'not published; nobody applied',
  theirs: 'not published; the other candidate alone applied to it, and may give a resume',
} as const;

export type Role = keyof typeof roles;

export interface WireJob {
  readonly community_id: number;
  readonly position_id: number;
}

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
export const roleNames: readonly Role[] = Object.keys(roles).filter(isRole);
