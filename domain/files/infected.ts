/** A virus scanner found something in a file. It is not kept; what was found is for the operator, not for the candidate. */
export interface FileInfected {
  readonly _tag: 'FileInfected';
}
