import { showNotice } from '../app/early/notices';

/** What the visitor did on a prerendered page before its script loaded. */
export interface DoneEarly {
  /** The content of the e-mail field; empty if nothing was typed. */
  readonly email: string;
  readonly sent: boolean;
}

/** Marks hydration as complete: from here on, the portal reports failures itself. A held form keeps its notice. */
export const goLive = (document: Document): void => {
  const { dataset } = document.documentElement;
  dataset['live'] = '';
  delete dataset['signedIn'];
  delete dataset['discarded'];
  if (dataset['held'] === undefined) showNotice(document, undefined);
};

/** Hands over what was typed and whether it was submitted, once; after that no form is held. */
export const takeOver = (document: Document): DoneEarly => {
  const { dataset } = document.documentElement;
  const sent = dataset['held'] !== undefined;
  delete dataset['held'];
  showNotice(document, undefined);
  return { email: document.querySelector<HTMLInputElement>('input[name=email]')?.value ?? '', sent };
};
