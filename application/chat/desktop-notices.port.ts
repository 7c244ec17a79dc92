import type * as T from 'fp-ts/Task';

/** Whether this site may show notifications of the operating system. */
export type NoticePermission = 'granted' | 'denied' | 'not-asked' | 'not-supported';

/** A notification that the operating system shows, outside the page. */
export interface DesktopNotice {
  readonly title: string;
  readonly text: string;
  /** Two notices with one name are one notice, also when two tabs show it. */
  readonly name: string;
}

/** Notifications of the operating system. */
export interface DesktopNotices {
  readonly permission: () => NoticePermission;
  /** Browsers ask only after a press. */
  readonly ask: T.Task<NoticePermission>;
  /** Shows it; `onPressed` when the candidate presses it, after the page was brought to the front. */
  readonly show: (notice: DesktopNotice, onPressed: () => void) => void;
}
