import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (markup: string): string => markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one);

/** Attributes with text to read: for screen readers, or in an empty field. */
const spoken = /\s(?:aria-label|placeholder|alt|title)="([^"]*)"/g;

/**
 * Every text that a screen shows or that is read out, piece by piece and word for word, in its first rendering. Several renderings of one screen
 * count together.
 */
export const saidBy = (...drawings: readonly ReactElement[]): ReadonlySet<string> => {
  const markup = drawings
    .map((drawing) => renderToStaticMarkup(createElement(MemoryRouter, undefined, drawing)))
    .join('');
  const texts = markup.split(/<[^>]*>/);
  const attributes = [...markup.matchAll(spoken)].map(([, text = '']) => text);
  return new Set([...texts, ...attributes].map((text) => plain(text).trim()).filter((text) => text !== ''));
};
