import type { Page } from '@playwright/test';

/** The content of the root element in a page of the portal: what follows it is the same on each page. */
const rootContent = /(<div id="root"[^>]*>)[^]*(<\/div>\s*(?:<script type="application\/json"|<div role="status"))/;

/** Pages at these addresses come as empty shells, as if the server were too busy to draw them: the browser asks and draws. */
export const withoutDrawing = (page: Page, addresses: string): Promise<unknown> =>
  page.route(addresses, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(rootContent, '$1$2')
      .replace(/<script type="application\/json"[^>]*>[^]*?<\/script>/g, '');
    await route.fulfill({ response: answer, body });
  });
