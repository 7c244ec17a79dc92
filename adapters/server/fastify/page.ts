import { howItWorks, myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The portal's name (ours; the specification shows none). */
export const portalName = 'Candidate portal';

/** The style sheet of the server's own pages: the policy allows no styles inside a page. */
export const plainStylePath = '/plain.css';

/** The colors are those of ui/kit/base.css, in light and in dark. */
const style = `:root { color-scheme: light dark; --paper: #f6f3ee; --card: #fff; --ink: #16323a; --muted: #5b6b70; --hairline: #e3ddd3; --link: #00647c; --ground: #007a96; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1a1d; --card: #17252a; --ink: #e8efee; --muted: #a5b5b9; --hairline: #2a3b41; --link: #7cd0e6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
header { background: var(--card); border-bottom: 1px solid var(--hairline); padding: 0 16px; }
header a { display: flex; align-items: center; gap: 10px; max-width: 1080px; min-height: 64px; margin: 0 auto; color: var(--ink); font-weight: 700; text-decoration: none; }
main { max-width: 640px; margin: 0 auto; padding: 40px 16px; }
h1 { font-size: 24px; line-height: 1.2; letter-spacing: -0.01em; margin: 0 0 16px; }
@media (min-width: 720px) { h1 { font-size: 32px; } }
h2 { font-size: 20px; margin: 32px 0 8px; }
a { color: var(--link); }
.button { display: inline-block; margin-top: 16px; padding: 12px 20px; border-radius: 12px; background: var(--ground); color: #fff; font-weight: 600; text-decoration: none; }
.button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.mails { list-style: none; margin: 0; padding: 0; }
.mails li { margin: 0 0 12px; padding: 16px 20px; border: 1px solid var(--hairline); border-radius: 12px; background: var(--card); }
.mails a { font-weight: 600; overflow-wrap: anywhere; }
.faint { color: var(--muted); font-size: 15px; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px 20px; border: 1px solid var(--hairline); border-radius: 12px; background: var(--card); font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--hairline); border-radius: 12px; background: #fff; }
`;

/**
 * Styles of the server's own pages. `font` is the URL of the portal's typeface. Undefined if no portal was built: the page then uses the reader's
 * default font.
 */
export const plainStyle = (font: string | undefined): string =>
  font === undefined
    ? style
    : `@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url('${font}') format('woff2'); }\n${style}`;

/** The portal's mark, as ui/kit/logo draws it. */
const mark =
  '<svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true"><path d="M18 2 3 14v17a3 3 0 0 0 3 3h24a3 3 0 0 0 3-3V14z" fill="#007a96"/>' +
  '<path d="M18 29c-5-3.6-8-6.7-8-10a4.3 4.3 0 0 1 8-2.3A4.3 4.3 0 0 1 26 19c0 3.3-3 6.4-8 10z" fill="#fff"/></svg>';

/** A page of the server's own. `body` is HTML: any data in it must have gone through `escapeHtml`. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${plainStylePath}">
</head>
<body><header><a href="${toPath(howItWorks)}">${mark}${portalName}</a></header>
<main>
${body}
</main></body>
</html>
`;

const toMyJobs = `<p><a class="button" href="${toPath(myJobs)}">Go to My Job Applications</a></p>`;

export const notFoundPage = htmlPage(
  'We can’t find this page',
  `<h1>We can’t find this page</h1>
<p>The address may be mistyped, or the page has moved. Nothing of yours is lost: your applications and interviews are where you left them.</p>
${toMyJobs}`,
);

export const faultPage = (requestId: string): string =>
  htmlPage(
    'Something went wrong',
    `<h1>Something went wrong...!</h1>
<p>That was our fault. Please try again in a minute. If it stays like this, tell us this number: ${escapeHtml(requestId)}.</p>
${toMyJobs}`,
  );

/** The page for a visitor whom the portal can't serve now, with the request's number to report. */
export const laterPage = (text: string, requestId: string): string =>
  htmlPage(
    'Please try again',
    `<h1>Please try again in a minute</h1>
<p>${escapeHtml(text)}</p>
<p class="faint">${escapeHtml(requestId)}</p>`,
  );
