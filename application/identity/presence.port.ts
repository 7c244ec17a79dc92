import type { Observable } from 'rxjs';
import type { Instant } from '../../domain/time/instant';
import type { Kept } from '../ports/session-store';

/** The state of this page's token in the storage all tabs share (R3). Also `Held` if the page had none. */
export type TokenState = 'Held' | 'Gone' | 'Another';

/** Activity on this page and in the browser's other tabs (R3, R3a). */
export interface Presence {
  /** When a person was last active in any tab, by the device's own clock; compare it only with `deviceNow`. */
  readonly lastActiveAt: Kept<Instant>;
  /** The device's own clock, right or wrong: until the server's first answer it is the only one. */
  readonly deviceNow: () => Instant;
  /** This tab found an open session it didn't start: it asks who is here until somebody answers. */
  readonly asksWhoIsHere: Kept<boolean>;
  readonly tokenState: () => TokenState;
  /** A person is active on this page. */
  readonly acts: Observable<unknown>;
  /** The page becomes visible again, also from the browser's back/forward cache. */
  readonly returns: Observable<unknown>;
  /** Another tab changed the storage, or this one may have slept through a change. */
  readonly stirs: Observable<unknown>;
  /** Deletes this tab's own data; what the tabs share belongs to the new owner. */
  readonly leave: () => void;
}
