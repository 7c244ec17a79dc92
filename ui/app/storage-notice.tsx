import './ground/every-page';
import { Notice } from '../kit/notice';
import { failureTexts as t } from '../texts/failures';

/** Shown where one signs in, in a browser that lets the portal store nothing: signing in would lead back here without a word. */
export const StorageNotice = () => (
  <Notice tone="notice" title={t.nothingStoredTitle}>
    <p>{t.nothingStored}</p>
  </Notice>
);
