import { showNotice } from './notices';

/** What was done on a finished page before its script was there. */
export interface DoneEarly {
  /** What stands in the field for the e-mail address; empty where nothing was typed. */
  readonly email: string;
  readonly sent: boolean;
}

/** From here on the portal itself says what fails. A form that waits still says that it does. */
export const goLive = (document: Document): void => {
  const { dataset } = document.documentElement;
  dataset['live'] = '';
  delete dataset['signedIn'];
  if (dataset['held'] === undefined) showNotice(document, undefined);
};

/** Hands over what was typed and whether it was sent: once, and nothing waits any more. */
export const takeOver = (document: Document): DoneEarly => {
  const { dataset } = document.documentElement;
  const sent = dataset['held'] !== undefined;
  delete dataset['held'];
  showNotice(document, undefined);
  return { email: document.querySelector<HTMLInputElement>('input[name=email]')?.value ?? '', sent };
};
