/** What an export wrote, and what it could not take along. */
export interface ApplicationsExported {
  readonly candidates: number;
  readonly applications: number;
  /** The import files, in the order in which to load them. */
  readonly files: readonly string[];
  readonly resumes: number;
  /** Of the resumes. */
  readonly bytes: number;
  /** Recorded answers, which stay where they are. */
  readonly answersLeft: number;
}

/** Why nothing was exported, in a sentence. */
export interface NotExported {
  readonly _tag: 'NotExported';
  readonly why: string;
}
