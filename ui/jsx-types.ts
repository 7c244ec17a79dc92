import type { JSX, ReactElement, ReactNode } from 'react';

/*
 * The types of JSX in ui: React's, with one difference. A component answers with an element or nothing, because a text that it answered with would stand
 * beside others unseen (jsx-runtime.ts).
 */

/** A component of our own. */
export type Component<Props = object> = (props: Props) => ReactElement | boolean | null | undefined;

/** What may stand as a tag. React's own and those of libraries have `$$typeof`. */
export type ElementType =
  | keyof JSX.IntrinsicElements
  | Component<never>
  | (new (props: never) => JSX.ElementClass)
  | { readonly $$typeof: symbol; (props: never): ReactNode };

export type Element = JSX.Element;
export type ElementClass = JSX.ElementClass;
export type ElementAttributesProperty = JSX.ElementAttributesProperty;
export type ElementChildrenAttribute = JSX.ElementChildrenAttribute;
export type LibraryManagedAttributes<Of, Props> = JSX.LibraryManagedAttributes<Of, Props>;
export type IntrinsicAttributes = JSX.IntrinsicAttributes;
export type IntrinsicClassAttributes<Of> = JSX.IntrinsicClassAttributes<Of>;
export type IntrinsicElements = JSX.IntrinsicElements;
