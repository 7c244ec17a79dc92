/** What an export wrote. */
export interface ApplicationsExported {
  readonly candidates: number;
  readonly applications: number;
  /** The import files, in the order in which to load them. */
  readonly files: readonly string[];
  readonly resumes: number;
  /** Recorded answers. */
  readonly answers: number;
  /** Of the files of resumes and answers. */
  readonly bytes: number;
}

/** Why nothing was exported, in a sentence. */
export interface NotExported {
  readonly _tag: 'NotExported';
  readonly why: string;
}
