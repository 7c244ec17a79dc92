/** The result of one check. A check that did not run never counts as passed. */
export type Verdict =
  | { readonly _tag: 'Passed' }
  | { readonly _tag: 'Failed'; readonly expected: string; readonly found: string; readonly request: string }
  | {
      readonly _tag: 'Skipped';
      readonly why: string;
      /** What the provider has to fix or supply first; many skipped checks share one cause. */
      readonly cause: string;
    };

export const passed: Verdict = { _tag: 'Passed' };

export const skipped = (why: string, cause = why): Verdict => ({ _tag: 'Skipped', why, cause });

/** The first that did not pass; if all passed, passed. */
export const allOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find(({ _tag }) => _tag !== 'Passed') ?? passed;
