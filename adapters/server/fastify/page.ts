import { myJobs } from '../../../application/navigation/destination';
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

/** Where the style of the server's own pages is: the policy allows no style inside a page. */
export const plainStylePath = '/plain.css';

export const plainStyle = `:root { color-scheme: light; }
body { margin: 0; background: #f6f3ee; color: #16323a; font: 17px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 48px 20px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 16px; }
h2 { font-size: 20px; margin: 32px 0 8px; }
a { color: #00657c; }
.button { display: inline-block; margin-top: 16px; padding: 14px 24px; border-radius: 12px; background: #00657c; color: #fff; font-weight: 600; text-decoration: none; }
.button:focus-visible, a:focus-visible { outline: 3px solid #16323a; outline-offset: 3px; }
.mails { list-style: none; margin: 0; padding: 0; }
.mails li { margin: 0 0 12px; padding: 16px 20px; border: 1px solid #e4ded4; border-radius: 12px; background: #fff; }
.mails a { font-weight: 600; overflow-wrap: anywhere; }
.faint { color: #52666c; font-size: 15px; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px 20px; border: 1px solid #e4ded4; border-radius: 12px; background: #fff; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid #e4ded4; border-radius: 12px; background: #fff; }
`;

/** A page of the server's own. `body` is HTML: whatever is told in it went through `escapeHtml`. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${plainStylePath}">
</head>
<body><main>
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

/** What a visitor is shown when the portal can't take them in now, and the number of the request to tell us. */
export const laterPage = (text: string, requestId: string): string =>
  htmlPage(
    'Please try again',
    `<h1>Please try again in a minute</h1>
<p>${escapeHtml(text)}</p>
<p class="faint">${escapeHtml(requestId)}</p>`,
  );
