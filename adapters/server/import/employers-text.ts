import sanitizeHtml from 'sanitize-html';
import { isRichText, plainText, richTags } from '../../../domain/text/rich-text';
import { mapped, text, withDefault, type Codec } from '../../contract/codec';

/** Tags of a paragraph or a line, which become paragraphs. */
const paragraphs = ['div', 'section', 'article', 'blockquote', 'header', 'footer', 'main', 'pre', 'dt', 'dd', 'tr'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Tags that begin a line. Without one, the line breaks of the text are its author's. */
const lines = ['p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'table', ...headings, ...paragraphs];
const words = ['span', 'b', 'strong', 'i', 'em', 'u', 'a', 'font', 'small', 'sub', 'sup', 'mark', 'img', 'td', 'th'];

/** Tags that say that a text was written as HTML. Any other `<word>` is what was typed: its text stays plain. */
const tagged = new RegExp(`</?(?:${[...lines, ...words].join('|')})\\b[^<>]*>`, 'i');
const ofLines = new RegExp(`<(?:${lines.join('|')})\\b`, 'i');
const entity = /&(?:[a-z]{2,8}\d?|#\d{2,5}|#x[\da-f]{2,5});/i;
/** HTML whose signs were written as entities, as job feeds send it. */
const escapedTag = new RegExp(tagged.source.replace('<', '&lt;').replace('[^<>]*>', '(?:(?!&[lg]t;).)*&gt;'), 'is');

const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ...Object.fromEntries(paragraphs.map((tag) => [tag, 'p'])),
  ...Object.fromEntries(headings.map((tag) => [tag, 'h3'])),
};

const unescaped = (sent: string): string =>
  tagged.test(sent) || !escapedTag.test(sent)
    ? sent
    : sent.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const reduced = (html: string): string =>
  // The cells of a row stand apart.
  sanitizeHtml(html.replace(/<\/t[dh]\s*>/gi, ' $&'), {
    allowedTags: [...richTags],
    allowedAttributes: {},
    transformTags: renamed,
  });

/**
 * A text as an employer's system sends it. HTML is reduced to paragraphs, lists, emphasis and headings without attributes: scripts, styles, links and
 * pictures go, words stay. A plain text stays as it is.
 */
export const readEmployersText = (given: string): string => {
  const sent = unescaped(given);
  if (!tagged.test(sent) && !entity.test(sent)) return sent;
  const html = reduced(ofLines.test(sent) ? sent : sent.replaceAll('\n', '<br>'));
  // Entities alone are no structure: what is left is plain.
  return isRichText(html) ? html : plainText(`<p>${html}</p>`);
};

/** The codec of such a text; missing counts as empty. */
export const employersText: Codec<string> = mapped(withDefault(text, ''), readEmployersText, (kept) => kept);

/** The codec of a required text that is shown as words alone, as a question is. */
export const employersWords: Codec<string> = mapped(
  text,
  (sent) => plainText(readEmployersText(sent)),
  (kept) => kept,
);

/** The codec of a text that is shown in one line with others, as benefits are: HTML is reduced to its words. */
export const employersList: Codec<string> = mapped(
  withDefault(text, ''),
  (sent) => plainText(readEmployersText(sent)),
  (kept) => kept,
);
