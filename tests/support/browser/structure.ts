import type { Page } from '@playwright/test';

/*
 * Checks that axe lacks: headings form an outline and no two say the same, no line begins with a full stop, targets are large enough for a thumb and don't touch, the
 * order of the keyboard and of a screen reader matches the visual order, nothing moves under reduced motion, and text with wider spacing is not cut off.
 */

/** Sizes of targets in CSS pixels: no side below WCAG's 24 (2.5.8), and an area of at least 44 × 44 (2.5.5). */
const smallest = { side: 24, ground: 44 * 44 };

/** Every structural fault of the current page, in words; none if all is well. */
export const structureFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(({ side, ground }) => {
    const shown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [hidden], [aria-hidden="true"]') === null;
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
    const all = (selector: string): readonly HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
    const modal = document.querySelector('dialog:modal');

    const outline = (): readonly string[] => {
      const levels = all('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName.slice(1)));
      const first = levels.filter((level) => level === 1).length;
      // Two jobs on a list may have one name.
      const titles = all('h1, h2, h3, h4, h5, h6')
        .filter((heading) => heading.closest('li, article') === null && (modal ?? document.body).contains(heading))
        .map((heading) => heading.textContent.trim());
      const doubled = titles.filter((title, n) => titles.indexOf(title) < n);
      const skips = levels.filter((level, n) => level > (levels[n - 1] ?? 1) + 1);
      return [
        ...(first === 1 ? [] : [`${first} headings of the first level`]),
        ...doubled.map((title) => `two headings say '${title}'`),
        ...(skips.length === 0 ? [] : [`headings skip a level: ${levels.join(' ')}`]),
      ];
    };

    const landmarks = (): readonly string[] =>
      [
        ['main', 'main, [role=main]'],
        ['banner', 'body header:not(main header, article header, section header)'],
        ['contentinfo', 'body footer:not(main footer, article footer, section footer)'],
      ].flatMap(([name, selector]) => {
        const count = document.querySelectorAll(selector ?? '').length;
        return count === 1 ? [] : [`${count} landmarks ${name}`];
      });

    const pressed = 'a[href], button, select, input:not([type=hidden]), textarea, summary, [role=button], [role=tab]';
    /** A control that its label draws is as large as the label. */
    const boxOf = (element: HTMLElement): DOMRect =>
      element instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(element.type)
        ? (element.closest('label') ?? element.labels?.item(0) ?? element).getBoundingClientRect()
        : element.getBoundingClientRect();
    const inALine = (element: HTMLElement): boolean =>
      element.matches('a[href]') && getComputedStyle(element).display === 'inline';
    const targets = (): readonly string[] =>
      all(pressed).flatMap((element) => {
        const { width, height } = boxOf(element);
        if (width <= 1 || height <= 1 || inALine(element)) return [];
        return Math.min(width, height) < side || width * height < ground
          ? [`a target of ${Math.round(width)} × ${Math.round(height)}: ${named(element)}`]
          : [];
      });

    const inAFlow = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
    /** Two links that read as one, because nothing is between them. */
    const touching = (): readonly string[] =>
      all(pressed).flatMap((element) => {
        const next = element.nextSibling;
        if (!(next instanceof HTMLElement) || !next.matches(pressed) || !inAFlow(element) || !inAFlow(next)) return [];
        const apart =
          parseFloat(getComputedStyle(element).marginInlineEnd) + parseFloat(getComputedStyle(next).marginInlineStart);
        return apart > 0 ? [] : [`${named(element)} touches ${named(next)}`];
      });

    const order = (): readonly string[] => {
      const laidOver = (element: Element): boolean => {
        for (let one: Element | null = element; one !== null && one !== modal; one = one.parentElement)
          if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position)) return true;
        return false;
      };
      const within = modal ?? document.body;
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const lines: { readonly text: string; readonly top: number; readonly bottom: number; readonly left: number }[] =
        [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || (node.textContent ?? '').trim() === '' || !shown(parent) || laidOver(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, bottom, left, width, height } = range.getBoundingClientRect();
        if (width > 1 && height > 1)
          lines.push({ text: (node.textContent ?? '').trim().slice(0, 30), top, bottom, left });
      }
      return lines.flatMap((line, n) => {
        const before = lines[n - 1];
        // An element higher up and further right is in the next column.
        return before !== undefined && line.bottom <= before.top + 1 && line.left <= before.left + 1
          ? [`'${line.text}' is read after '${before.text}' and stands above it`]
          : [];
      });
    };

    const stops = (): readonly string[] => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let above: DOMRect | undefined;
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const said = node.textContent ?? '';
        const parent = node.parentElement;
        if (said.trim() === '' || parent === null || !shown(parent)) continue;
        // Said to a screen reader alone.
        if (getComputedStyle(parent).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()];
        const [first] = lines;
        if (/^[.,;:!?](\s|$)/.test(said) && above !== undefined && first !== undefined && first.top >= above.bottom - 1)
          found.push(`a line begins with '${said.trim()}'`);
        above = lines.at(-1) ?? above;
      }
      return found;
    };

    const jumps = all('[tabindex]')
      .filter(({ tabIndex }) => tabIndex > 0)
      .map((element) => `an order of its own: ${named(element)}`);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
      .map(
        ({ effect }) =>
          `moves: ${effect instanceof KeyframeEffect && effect.target !== null ? named(effect.target) : 'something'}`,
      );
    const focus =
      modal === null || modal.contains(document.activeElement) ? [] : ['a dialog is open and the focus is not in it'];
    return [
      ...outline(),
      ...landmarks(),
      ...targets(),
      ...touching(),
      ...order(),
      ...stops(),
      ...jumps,
      ...moving,
      ...focus,
    ];
  }, smallest);

/** Doubles the text size (WCAG 1.4.4), then widens the spacing as a reader may (1.4.12), and finds what either pushes out or cuts off. */
export const wideLettersFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faultsOf = (how: string): readonly string[] => {
      const sideways = document.documentElement.scrollWidth - window.innerWidth;
      const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
        if (clipPath !== 'none' || element.clientWidth <= 1 || element.children.length > 0) return false;
        return (
          (overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && textOverflow !== 'ellipsis' && element.scrollHeight > element.clientHeight + 1)
        );
      });
      return [
        ...(sideways > 0 ? [`${how}, the page is ${sideways} px too wide`] : []),
        ...cut.map((element) => `${how}, '${element.textContent.trim().slice(0, 40)}' is cut`),
      ];
    };
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const large = faultsOf('twice as large');
    root.style.fontSize = '';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
    }
    return [...large, ...faultsOf('spaced out')];
  });
