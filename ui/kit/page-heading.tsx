import { productName } from './product-name';

/** Focused on a route change, so that a screen reader announces the page. */
export const headingId = 'page-heading';

/** The one main heading of a screen; the browser's tab shows the same text. */
export const PageHeading = ({ children }: { readonly children: string }) => (
  <>
    <title>{`${children} · ${productName}`}</title>
    <h1 id={headingId} tabIndex={-1}>
      {children}
    </h1>
  </>
);

/** Where the focus goes when the focused element is removed. */
export const focusHeading = (): void => document.getElementById(headingId)?.focus({ preventScroll: true });
