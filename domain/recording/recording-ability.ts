import { allowed, refused, type Decision } from '../decision';
import { mayRecordIn, type BrowserNotSupported } from '../device/browser';

/** What a browser needs to record (R44). */
export type RecordingAbility = 'camera' | 'recorder' | 'format';

/** What this browser can do. */
export type RecordingAbilities = Readonly<Record<RecordingAbility, boolean>>;

/** The browser lacks something without which it can't record, whatever its name (R44). */
export interface AbilitiesMissing {
  readonly _tag: 'AbilitiesMissing';
  readonly missing: readonly RecordingAbility[];
  /** The browsers to recommend. */
  readonly advised: BrowserNotSupported['advised'];
}

/** The name is none that recording is known to work in; the candidate may continue anyway. */
export interface BrowserUnknown {
  readonly _tag: 'BrowserUnknown';
  readonly advised: BrowserNotSupported['advised'];
}

const order: readonly RecordingAbility[] = ['camera', 'recorder', 'format'];

/** Whether a browser can record: a question of its abilities, not of its name (R44, spec 2 §2.2). Firefox may. */
export const canRecordHere = (
  abilities: RecordingAbilities,
  userAgent: string,
): Decision<AbilitiesMissing | BrowserUnknown> => {
  const missing = order.filter((ability) => !abilities[ability]);
  const byName = mayRecordIn(userAgent);
  const advised = byName._tag === 'Refused' ? byName.reason.advised : ['chrome' as const];
  if (missing.length > 0) return refused({ _tag: 'AbilitiesMissing', missing, advised });
  return byName._tag === 'Refused' && byName.reason.browser === 'other'
    ? refused({ _tag: 'BrowserUnknown', advised })
    : allowed(undefined);
};
