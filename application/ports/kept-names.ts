/*
 * Names under which the portal keeps things on a device, for readers beside the stores: the server (cookies) and the script in the head of every
 * page. That script is inlined, so this file imports nothing.
 */

/** In local storage, and as a cookie (R3). */
export const tokenName = 'candidates_token';

/** A cookie: the browser's time zone, in which the server draws the page that the token opens. */
export const zoneName = 'candidates_zone';

/** When the candidate last used the portal on this device. */
export const lastActiveName = 'last_active_at';

/** This tab asks who is here before it shows anything. */
export const asksWhoIsHereName = 'asks_who_is_here';

/** The unfolded cards of the list (spec 1 §3). */
export const unfoldedName = 'expand_status';

/** Followed by the candidate's id and the job's id. */
export const draftName = 'skill_filter_draft';

/** The start scripts of the pages that this tab has reloaded because their files were gone. */
export const reloadedForName = 'reloaded_for';
