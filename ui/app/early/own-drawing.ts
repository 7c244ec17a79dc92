import * as E from 'fp-ts/Either';
import {
  asksWhoIsHereName,
  draftName,
  lastActiveName,
  tokenName,
  unfoldedName,
} from '../../../application/ports/kept-names';
import { sessionMark } from '../../../domain/identity/session-mark';
import { showsUnasked } from '../../../domain/identity/who-is-here';
import { parseInstant, type Instant } from '../../../domain/time/instant';

const instantOf = (json: string | null): Instant | undefined =>
  E.getOrElseW(() => undefined)(parseInstant(Number(json ?? 'none')));

/** What this browser keeps that the server doesn't know, and that the list shows: unsent answers and expanded cards. */
const isOwnWork = (name: string): boolean => name.startsWith(draftName) || name.startsWith(unfoldedName);

/**
 * Whether a page that the server drew with a candidate's data may be seen: by the holder of the session that it was drawn for, who used the portal
 * within half an hour (R3a), in their zone, and with nothing on this device that the server didn't know. Otherwise the browser draws it.
 */
export const isOwnDrawing = (
  { drawnFor, drawnZone }: DOMStringMap,
  { localStorage, sessionStorage, history, Date: device }: Window & typeof globalThis,
): boolean => {
  const state: unknown = history.state;
  const isOnItsWay = typeof state === 'object' && state !== null && 'usr' in state && state.usr !== null;
  const today = instantOf(String(device.now()));
  const token = (localStorage.getItem(tokenName) ?? '').replaceAll('"', '');
  return (
    !isOnItsWay &&
    sessionMark(token) === drawnFor &&
    new Intl.DateTimeFormat().resolvedOptions().timeZone === drawnZone &&
    sessionStorage.getItem(asksWhoIsHereName) === null &&
    today !== undefined &&
    showsUnasked(instantOf(localStorage.getItem(lastActiveName)), today)._tag === 'Allowed' &&
    ![...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(isOwnWork)
  );
};

/** `isOwnDrawing` for browsers that may block storage: then no one counts as signed in. */
export const mayShowDrawing = (drawn: DOMStringMap, window: Window & typeof globalThis): boolean => {
  if (drawn['drawnFor'] === undefined) return true;
  try {
    return isOwnDrawing(drawn, window);
  } catch {
    return false;
  }
};
