export type EarlyNotice = 'waiting' | 'slow' | 'failed';

/** Shows one of the page's notices, or none. */
export const showNotice = (document: Document, wanted: EarlyNotice | undefined): void => {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-early]'))
    notice.hidden = notice.dataset['early'] !== wanted;
};
