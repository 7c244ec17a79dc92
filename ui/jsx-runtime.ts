import { createElement, type ElementType, type Key, type ReactElement } from 'react';
import { jsx as elementOf, jsxs as elementOfParts } from 'react/jsx-runtime';

/*
 * What JSX compiles to in ui instead of React's own functions (`jsxImportSource` in tsconfig.json).
 *
 * A browser that translates a page replaces each text node by an element. React still holds the node: it throws when it removes it or puts something
 * before it, and writes a changed text where nobody sees it. Only a text that is all its element contains is safe, because React sets it through the
 * element. Here every text becomes one: texts that stand side by side are joined, and a text beside elements gets an element of its own.
 */

export { Fragment } from 'react/jsx-runtime';
export type * as JSX from './jsx-types';

/** The element of a text that stands beside others. No style and no role knows it, so it looks and reads like bare text. */
const ownElement = 'x-text';

const isText = (node: unknown): node is string | number => typeof node === 'string' || typeof node === 'number';
const isNothing = (node: unknown): boolean => node === null || node === undefined || typeof node === 'boolean';
const isList = (node: unknown): node is readonly unknown[] => Array.isArray(node);

const hasText = (node: unknown): boolean => (isList(node) ? node.some(hasText) : isText(node));
const isPlain = (node: unknown): boolean => (isList(node) ? node.every(isPlain) : isText(node) || isNothing(node));
const joined = (node: unknown): string => (isList(node) ? node.map(joined).join('') : isText(node) ? String(node) : '');

const alone = (text: string, key?: Key): ReactElement | null =>
  text === '' ? null : createElement(ownElement, key === undefined ? null : { key }, text);

/** Each run of texts as one element at the place of its first text. Nothing takes the other places, so every child keeps its own. */
const apart = (nodes: readonly unknown[], keyed: boolean): readonly unknown[] => {
  const runs = new Map<number, string>();
  let run: number | undefined;
  for (const [place, node] of nodes.entries())
    if (isText(node)) {
      run ??= place;
      runs.set(run, (runs.get(run) ?? '') + String(node));
    } else if (!isNothing(node)) run = undefined;
  return nodes.map((node, place) => {
    if (isList(node)) return hasText(node) ? apart(node, true) : node;
    return isText(node) ? alone(runs.get(place) ?? '', keyed ? `text-${place}` : undefined) : node;
  });
};

const withSafeTexts = (type: unknown, children: unknown, keyed: boolean): unknown => {
  if (!hasText(children)) return children;
  if (isList(children) && !isPlain(children)) return apart(children, keyed);
  // A fragment and its like are no elements: what they contain stands beside what is around them.
  return typeof type === 'symbol' ? alone(joined(children)) : isList(children) ? joined(children) : children;
};

interface Props {
  readonly children?: unknown;
}

/** An element whose children are one expression. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement => {
  const children = withSafeTexts(type, props.children, true);
  return elementOf(type, children === props.children ? props : { ...props, children }, key);
};

/** An element with several children as written, whose places never change. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement => {
  const children = withSafeTexts(type, props.children, false);
  if (children === props.children) return elementOfParts(type, props, key);
  return (isList(children) ? elementOfParts : elementOf)(type, { ...props, children }, key);
};
