import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of ours asks for a live line, or no page at all: browsers name the page's origin, other programs none. A proxy in front may have changed
 * Host; then PUBLIC_URL counts.
 */
export const isOurPage = (publicUrl: string | undefined, { origin, host }: IncomingHttpHeaders): boolean => {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || (publicUrl !== undefined && page.origin === new URL(publicUrl).origin);
};
