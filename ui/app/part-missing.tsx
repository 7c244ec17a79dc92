import { useEffect, useState } from 'react';
import { FailureNotice } from '../kit/failure-notice';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { pageDidNotLoad } from '../screens/failure.view';
import { failureTexts as t } from '../texts/failures';
import { usePorts } from './ports';

/** `newer`: it is being loaded. */
export const PartMissingPage = ({ newer }: { readonly newer: boolean }) => (
  <>
    <PageHeading>{t.pageHeading}</PageHeading>
    {newer ? (
      <Notice tone="notice" title={t.newerTitle}>
        <p>{t.newer}</p>
      </Notice>
    ) : (
      <FailureNotice failure={pageDidNotLoad} />
    )}
  </>
);

/**
 * Stands where a screen did not arrive. Where the server has a newer portal, its files took the place of ours: it says so and loads the page again,
 * once for each version; drafts and choices are kept in storage. Everything else is the candidate's to press.
 */
export const PartMissing = () => {
  const { page } = usePorts();
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    let gone = false;
    void page.deployed().then((deployed) => {
      if (!gone && deployed._tag === 'Newer' && !deployed.seenBefore) setNewer(true);
    });
    return () => {
      gone = true;
    };
  }, [page]);
  // When it has been said, not before: a page that goes draws nothing more.
  useEffect(() => {
    if (newer) page.reload();
  }, [newer, page]);
  return <PartMissingPage newer={newer} />;
};
