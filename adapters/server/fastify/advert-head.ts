import { plainText } from '../../../domain/text/rich-text';
import { apply } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { printPay, statedPay } from '../../../domain/positions/pay';
import { jobPosting, type PostedAdvert } from '../../contract/positions/job-posting';
import { escapeHtml, portalName } from './page';
import { sharedImage } from './site-files';

const longestDescription = 160;

/** One line of at most 160 characters, cut at a word: as much as a search engine shows. */
const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
};

/** JSON for a script element: nothing in it can end the element or be read as markup. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The head of an advert's page before any script runs: search engines and link previews read no further. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** More of the head, as HTML. */
  readonly more: string;
}

/** The preview of a shared link: Open Graph, which X reads as well, except for the size of its card. */
const previewTags = (properties: Readonly<Record<string, string>>): string =>
  Object.entries({ ...properties, 'og:type': 'website', 'og:site_name': portalName, 'og:locale': 'en_US' })
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('');

/**
 * The advert's title, its description, the preview of its link, its one canonical address (encoded and `more` links lead there too) and schema.org's
 * JobPosting. The last is data, so `script-src` does not apply to it: the browser never runs it.
 */
export const advertHead = (advert: PostedAdvert, publicUrl: string): PageHead => {
  const { positionName, communityName, address, description } = advert;
  const pay = statedPay(advert.pay);
  const url = `${publicUrl}${toPath(apply(advert.positionId))}`;
  const facts = [pay === undefined ? '' : printPay(pay), address].filter((fact) => fact !== '').join(', ');
  const title = `${positionName} at ${communityName}`;
  const summary = [facts === '' ? '' : `${facts}.`, plainText(description)].join(' ');
  return {
    title,
    description: oneLine(`${title}. ${summary}`),
    more: [
      previewTags({
        'og:title': title,
        // The title has its own tag, so the description omits it.
        'og:description': oneLine(summary) || title,
        'og:url': url,
        'og:image': `${publicUrl}${sharedImage.path}`,
        'og:image:type': sharedImage.type,
        'og:image:width': String(sharedImage.width),
        'og:image:height': String(sharedImage.height),
        'og:image:alt': sharedImage.alt,
      }),
      '<meta name="twitter:card" content="summary_large_image">',
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      `<script type="application/ld+json">${inScript(jobPosting(advert, url))}</script>`,
    ].join(''),
  };
};
