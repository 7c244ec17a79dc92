import type { Page } from '@playwright/test';
import type { RunningPortal } from '../portal/running-portal';

export const operatorToken = 'operator-of-the-adverts';

/** What the employer does meanwhile, by the operator's calls. */
export const employerAt = (portal: Pick<RunningPortal, 'url'>) => {
  const ask = async (call: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${portal.url}/api/operator/${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  return {
    ask,
    publish: (position_id: number, published: boolean) => ask('publish', { position_id, published }),
  };
};

/** A browser page that shows a job's advert. */
export const advertIn = (page: Page, portal: RunningPortal) => ({
  open: (position: number, rest = '') => page.goto(`${portal.url}/apply/${position}${rest}`),
  start: page.getByRole('button', { name: /^Start/ }),
  heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
});
