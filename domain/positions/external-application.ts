import { allowed, refused, type Decision } from '../decision';
import type { Brand } from '../brand';

/**
 * The employer's own application site, opened in a new tab (adp_url, spec 1 §4): http or https, with a host, and nothing that a browser
 * could read differently.
 */
export type ExternalApplicationUrl = Brand<string, 'ExternalApplicationUrl'>;

/** Why no other site is opened: candidates apply here, or the address isn't a plain web address. */
export type NoExternalApplication =
  | { readonly _tag: 'AppliedForHere' }
  | { readonly _tag: 'UnsafeApplicationUrl'; readonly url: string };

const isExternalApplicationUrl = (url: string): url is ExternalApplicationUrl =>
  /^https?:\/\/[^\s\\/?#@\p{C}]+([/?#][^\s\\\p{C}]*)?$/iu.test(url);

/** Where to apply for a job. Anything but a plain web address (javascript:, another host behind an @) is refused, never opened. */
export const externalApplication = (
  adpUrl: string | undefined,
): Decision<NoExternalApplication, ExternalApplicationUrl> => {
  const url = adpUrl?.trim() ?? '';
  if (url === '') return refused({ _tag: 'AppliedForHere' });
  return isExternalApplicationUrl(url) ? allowed(url) : refused({ _tag: 'UnsafeApplicationUrl', url });
};

/** Whether candidates apply on the employer's own site (R6a, R10 row 13). */
export const isExternalApplication = (adpUrl: string | undefined): boolean =>
  externalApplication(adpUrl)._tag === 'Allowed';
