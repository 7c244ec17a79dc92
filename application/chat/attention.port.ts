import type { Observable } from 'rxjs';

/** Whether the page is in front of somebody. */
export interface Attention {
  readonly isVisible: () => boolean;
  readonly changes: Observable<boolean>;
}
