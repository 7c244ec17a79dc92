import type { Observable } from 'rxjs';
import type { Instant } from '../../domain/time/instant';
import type { Kept } from './session-store';

/** What became of the token that this page works with, in the storage that all tabs share (R3). `Held` too where it had none. */
export type TokenState = 'Held' | 'Gone' | 'Another';

/** Who is at this page, and what the other tabs of the browser do meanwhile (R3, R3a). */
export interface Presence {
  /** When a person last did something in any tab, by the device's own clock: it is compared with nothing else. */
  readonly lastActiveAt: Kept<Instant>;
  /** The device's own clock, right or wrong: before the first answer of the server it is the only one. */
  readonly deviceNow: () => Instant;
  /** This tab came to somebody's session without having opened it: it asks who is here until that was answered. */
  readonly asksWhoIsHere: Kept<true>;
  readonly tokenState: () => TokenState;
  /** A person does something in this page. */
  readonly acts: Observable<unknown>;
  /** The page comes back into view, also out of the browser's memory of pages one left. */
  readonly returns: Observable<unknown>;
  /** Another tab changed what is stored, or this one may have slept and missed it. */
  readonly stirs: Observable<unknown>;
  /** Forgets what this tab alone keeps; what the tabs share is its new owner's. */
  readonly leave: () => void;
}
