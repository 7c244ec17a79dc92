/**
 * What tells the recorders that deployments use to draw every text and every field as bars: Hotjar, Clarity, Datadog, LogRocket, Sentry,
 * FullStory, rrweb. It stands on the whole page, not on some fields: nearly every line here is about a person (R5).
 */
const masks: Readonly<Record<string, string>> = {
  'data-hj-suppress': '',
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'mask',
  'data-private': '',
  'data-sentry-mask': '',
};
const maskClasses: readonly string[] = ['fs-mask', 'rr-mask'];

/**
 * Loads the recorder of SESSION_RECORDING_URL, after the page is masked. It is not told which page asks for it:
 * no referrer. What it does beyond the masks is its deployment's to know: a script within a page could read what the page can (SECURITY.md).
 */
export const startSessionRecording = ({ document }: Window, url: string): void => {
  const page = document.documentElement;
  for (const [name, value] of Object.entries(masks)) page.setAttribute(name, value);
  page.classList.add(...maskClasses);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
};
