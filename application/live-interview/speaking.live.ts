import type { PeerId } from './meeting-room.port';

/** The person in a room who is speaking now: a peer, or `own`, the user of this page. Undefined if no one is. */
export type Speaking = PeerId | 'own' | undefined;

/** A sound level above this counts as speech; a room is never quite silent. */
const speaksAbove = 0.08;

/** The speaker after one more measured sound level: the last person who was loud enough, until they fall silent. */
export const speakingAfter = (
  speaking: Speaking,
  { of, level }: { readonly of: PeerId | 'own'; readonly level: number },
): Speaking => {
  if (level >= speaksAbove) return of;
  return speaking === of ? undefined : speaking;
};
