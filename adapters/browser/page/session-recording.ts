/**
 * Tells the usual recorders to mask every text and every field: Hotjar, Clarity, Datadog, LogRocket, Sentry, FullStory, rrweb. It applies to the
 * whole page and not to single fields, because almost everything here is about a person (R5).
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
 * Loads the recorder of SESSION_RECORDING_URL after the page is masked. No referrer is sent, so the recorder's server does not learn the page. Beyond
 * the masks, the deployment is responsible for what the script does: it could read whatever the page can (SECURITY.md).
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
