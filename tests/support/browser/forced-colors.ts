import type { Page } from '@playwright/test';

/*
 * Checks a page under forced colors (WCAG 1.4.11, 2.4.7), where backgrounds, shadows and the portal's own colors are gone. The check reads the colors
 * that the browser really paints.
 */

/**
 * Every control that is invisible, and every focus and selection that nothing marks. The page must be under forced colors; the check moves its focus.
 */
export const forcedColorsFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Color = readonly [number, number, number, number];
    const colorOf = (said: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (said.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const luminance = ([red, green, blue]: Color): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue]
        .map((one) => one / 255)
        .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    /** WCAG's contrast; a mostly transparent color counts as no color. */
    const standsOut = (said: string, ground: Color): boolean => {
      const color = colorOf(said);
      if (color[3] < 0.5) return false;
      const [one, other] = [luminance(color), luminance(ground)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
    };
    const paper = document.createElement('i');
    paper.style.backgroundColor = 'Canvas';
    document.body.append(paper);
    const canvas = colorOf(getComputedStyle(paper).backgroundColor);
    paper.remove();
    const groundOf = (element: Element | null): Color => {
      for (let one = element; one !== null; one = one.parentElement) {
        const color = colorOf(getComputedStyle(one).backgroundColor);
        if (color[3] >= 0.5) return color;
      }
      return canvas;
    };

    const within = document.querySelector('dialog:modal') ?? document.body;
    const shown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      element.closest('[inert], [hidden], [aria-hidden="true"]') === null;
    const isDrawn = (element: Element): boolean =>
      element.matches('input[type=radio], input[type=checkbox], input[type=file]') &&
      (!shown(element) || getComputedStyle(element).appearance === 'none');
    /** The visible part of a control: its label, if the label draws it. */
    const faceOf = (element: Element): Element =>
      isDrawn(element) && element instanceof HTMLInputElement
        ? (element.closest('label') ?? element.labels?.item(0) ?? element)
        : element;
    const named = (element: Element): string => {
      const label = element instanceof HTMLInputElement ? element.labels?.item(0) : undefined;
      const name = element.getAttribute('aria-label') ?? (label ?? element).textContent;
      return `${element.tagName.toLowerCase()} '${name.trim().slice(0, 40)}'`;
    };

    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const edgesOf = (style: CSSStyleDeclaration): readonly string[] =>
      sides.flatMap((side) =>
        style[`border${side}Style`] === 'none' || parseFloat(style[`border${side}Width`]) === 0
          ? []
          : [style[`border${side}Color`]],
      );
    const boxes = [undefined, '::before', '::after'] as const;
    const stylesOf = (element: Element): readonly CSSStyleDeclaration[] =>
      boxes
        .map((box) => getComputedStyle(element, box))
        .filter(({ content, display }, n) => n === 0 || (content !== 'none' && display !== 'none'));
    const parts = (face: Element): readonly Element[] => [face, ...face.querySelectorAll('*')];
    const outlineOf = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): string =>
      outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
    /** Everything that could serve as a mark. A background counts only if it stands out from the one around it. */
    const look = (places: readonly Element[]): string =>
      places
        .flatMap((place) => {
          const around = groundOf(place.parentElement);
          return stylesOf(place).map((style) =>
            [
              outlineOf(style),
              ...sides.map((side) => style[`border${side}Width`] + style[`border${side}Style`]),
              ...edgesOf(style),
              standsOut(style.backgroundColor, around) ? style.backgroundColor : '',
              style.color,
              style.fontWeight,
              style.textDecorationLine,
            ].join(' '),
          );
        })
        .join('\n');

    const hasEdge = (face: Element): boolean => {
      const around = groundOf(face.parentElement);
      return parts(face)
        .flatMap(stylesOf)
        .some((style) => [...edgesOf(style), style.backgroundColor].some((color) => standsOut(color, around)));
    };
    const hasWordsOrPicture = (face: Element): boolean =>
      parts(face).some((part) => {
        if (!shown(part) && part.closest('svg') === null) return false;
        const { color, stroke, fill } = getComputedStyle(part);
        if (part instanceof SVGGeometryElement)
          return [stroke, fill].some((ink) => ink !== 'none' && standsOut(ink, groundOf(face)));
        const words = [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        return part.matches('img, canvas') || (words && standsOut(color, groundOf(part)));
      });
    const isSeen = (control: Element): boolean => {
      if (control.matches('input[type=radio], input[type=checkbox]') && !isDrawn(control)) return true;
      const face = faceOf(control);
      return hasEdge(face) || (!control.matches('input, select, textarea') && hasWordsOrPicture(face));
    };

    const controls = [
      ...within.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea, summary, [tabindex]'),
    ].filter((element) => shown(faceOf(element)) && !element.matches(':disabled'));
    const pressed = controls.filter((element) => element.matches('a, button, select, input, textarea, summary'));
    const unseen = pressed.filter((element) => !isSeen(element)).map((element) => `can not be seen: ${named(element)}`);

    const unfocus = (): void => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const focused = pressed.flatMap((element) => {
      const face = faceOf(element);
      const places = [...parts(face), ...(face.parentElement === null ? [] : [face.parentElement])];
      unfocus();
      const before = look(places);
      element.focus();
      if (look(places) === before) return [`the focus is not seen: ${named(element)}`];
      const marks = places
        .flatMap(stylesOf)
        .filter((style) => outlineOf(style) !== '')
        .map(({ outlineColor }) => outlineColor);
      return marks.length === 0 || marks.some((color) => standsOut(color, groundOf(face.parentElement)))
        ? []
        : [`the focus does not stand out: ${named(element)}`];
    });
    unfocus();

    const others = (chosen: Element): readonly Element[] =>
      chosen instanceof HTMLInputElement
        ? controls.filter(
            (one) =>
              one instanceof HTMLInputElement && one.type === chosen.type && one.name === chosen.name && !one.checked,
          )
        : [...(chosen.parentElement?.children ?? [])].filter(
            (one) =>
              one.tagName === chosen.tagName &&
              !one.matches('[aria-selected=true], [aria-pressed=true], [aria-current]'),
          );
    const chosen = [
      ...controls.filter((element) => isDrawn(element) && element.matches(':checked')),
      ...[...within.querySelectorAll('[aria-selected=true], [aria-pressed=true], [aria-current]')].filter(shown),
    ];
    const unmarked = chosen.flatMap((element) => {
      const [other] = others(element);
      return other !== undefined && look(parts(faceOf(other))) === look(parts(faceOf(element)))
        ? [`nothing shows that it is chosen: ${named(element)}`]
        : [];
    });
    return [...unseen, ...focused, ...unmarked];
  });
