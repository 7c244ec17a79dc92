/** How the first interview is held (interview_type, spec 1 §3). */
export type InterviewKind = 'video' | 'in-person' | 'self-record';

/** Whether a position asks for a resume (upload_resume 0, 2, 1). */
export type ResumeRequirement = 'none' | 'optional' | 'required';

/** The four allowances: which counter and flag a move of an appointment uses (R10). */
export type MoveKind = 'video' | 'in-person' | 'onboarding' | 'onsite';

/** The stages an application goes through; each has its own appointment (R27). */
export type Stage = 'interview' | 'onboarding' | 'onsite';
