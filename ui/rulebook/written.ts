/** The content of a field. */
export type Written =
  | { readonly _tag: 'Value'; readonly value: unknown }
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Unread'; readonly why: string };

export const nothing: Written = { _tag: 'Nothing' };
export const valueOf = (value: unknown): Written => ({ _tag: 'Value', value });
