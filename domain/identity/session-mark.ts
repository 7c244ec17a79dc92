/**
 * A short mark of a session's token, 8 hexadecimal digits: a page that the server drew for one session shows itself to no other (R3a). It is no
 * secret and protects nothing: 32 of a token's bits tell nobody the rest. FNV-1a, because the page compares it before its first paint, when no
 * other hash is at hand.
 */
export const sessionMark = (token: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
