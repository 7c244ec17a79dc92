import { productName } from './product-name';

/** What a route change focuses, so that a screen reader says where one is. */
export const headingId = 'page-heading';

/** The one heading of a screen; the browser's tab says the same. */
export const PageHeading = ({ children }: { readonly children: string }) => (
  <>
    <title>{`${children} · ${productName}`}</title>
    <h1 id={headingId} tabIndex={-1}>
      {children}
    </h1>
  </>
);

/** Where the focus belongs when what had it is gone. */
export const focusHeading = (): void => document.getElementById(headingId)?.focus({ preventScroll: true });
