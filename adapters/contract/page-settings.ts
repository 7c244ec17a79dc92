/* Settings of a deployment that every visitor may know: the server writes them into a page's head, where the portal's script reads them. */

/** Each setting by the name of its `meta` tag, with what holds if the page lacks it; empty: nothing. */
export const pageDefaults = {
  /** The information mailbox of the empty list (spec 1 §2). */
  'info-email': 'careers@example.org',
  /** The address behind Contact Us (spec 1 §2). */
  'support-email': 'support@example.org',
  /** The map's raster tiles, with `{z}/{x}/{y}`. */
  'map-tiles-url': 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  /** The version in the footer (spec 1 §9). */
  version: '1.0.106',
  /** The provider of social sign-ins, and this portal's id there: both, or there is no button. */
  'oidc-issuer': '',
  'oidc-client-id': '',
  /** The script that records sessions (R5). */
  'session-recording-url': '',
} as const;

/** The name of a setting. */
export type PageSetting = keyof typeof pageDefaults;

/** A deployment's values; empty or absent: the default. */
export type PageSettings = Readonly<Partial<Record<PageSetting, string>>>;

/** What stands for a setting in a page that is drawn before its deployment is known: `%INFO_EMAIL%`. */
export const placeholderOf = (name: PageSetting): string => `%${name.toUpperCase().replaceAll('-', '_')}%`;

const isSetting = (name: string): name is PageSetting => name in pageDefaults;

/** The names of all settings. */
export const pageSettings: readonly PageSetting[] = Object.keys(pageDefaults).filter(isSetting);
