import { apply } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Posting } from '../../../domain/positions/advert';
import { printPay } from '../../../domain/positions/pay';
import { jobPosting } from '../../contract/job-posting';
import { escapeHtml } from './page';

const longestDescription = 160;

/** One line of at most 160 characters, cut at a word: what a search engine shows. */
const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
};

/** JSON inside a script element: nothing in it can end the element or be read as markup. */
const inScript = (value: object): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What stands in the head of an advert's page before any script runs: search engines and link previews read no further. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** More of the head, as HTML. */
  readonly more: string;
}

/**
 * The advert's title, a description, its one address (encoded and `more` links lead there too) and schema.org's JobPosting. The last is data and
 * no script: `script-src` does not ask for it, because the browser never runs what is of no script's type.
 */
export const advertHead = (advert: Posting, publicUrl: string): PageHead => {
  const { positionName, communityName, address, pay, description } = advert;
  const url = `${publicUrl}${toPath(apply(advert.positionId))}`;
  const facts = [pay === undefined ? '' : printPay(pay), address].filter((fact) => fact !== '').join(', ');
  return {
    title: `${positionName} at ${communityName}`,
    description: oneLine(
      [`${positionName} at ${communityName}.`, facts === '' ? '' : `${facts}.`, description].join(' '),
    ),
    more: [
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      `<script type="application/ld+json">${inScript(jobPosting(advert, url))}</script>`,
    ].join(''),
  };
};
