import type { Observable } from 'rxjs';

/** Something that only one tab of this browser may do at a time. */
export interface OneTab {
  /**
   * `held` once this tab has it, `elsewhere` while another one does; then it waits for its turn. Unsubscribing gives it back, and so does a tab that
   * crashes.
   */
  readonly hold: (name: string) => Observable<'held' | 'elsewhere'>;
}
