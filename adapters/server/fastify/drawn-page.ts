import type { DrawnAnswer, PageDrawn } from '../../../application/ports/drawing';
import { inScript } from './advert-head';
import { cspHash } from './inline-parts';
import { escapeHtml } from './page';

/** A page to send as drawn, and what the content security policy must allow for it. */
export interface DrawnHtml {
  readonly html: string;
  /** The hash of its own style, the only one allowed. */
  readonly styleHash: string;
}

const styleIn = /<style[^>]*>([^]*?)<\/style>/;

const inertScript = ({ id, body }: DrawnAnswer): string =>
  `<script type="application/json" id="${escapeHtml(id)}">${inScript(body)}</script>`;

/** Inserts the rendered HTML into the built page, along with the data it was rendered from, so that the browser can hydrate it. */
export const withDrawn = (
  template: string,
  { html, style }: PageDrawn,
  answers: readonly DrawnAnswer[],
): DrawnHtml => ({
  html: template
    .replace('<!-- style -->', () => style)
    .replace('<!-- root -->', () => html)
    .replace('<!-- answers -->', () => answers.map(inertScript).join('')),
  styleHash: cspHash(styleIn.exec(style)?.[1] ?? ''),
});
