import { useEffect, useState } from 'react';
import { FailureNotice } from '../kit/failure-notice';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { useBackOnline } from '../kit/recovery';
import { pageDidNotLoad } from './failure.view';
import { failureTexts as t } from '../texts/failures';
import { usePorts } from './ports';

/** `newer`: a newer version of the portal is being loaded. */
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

interface PartMissingProps {
  /** The device is back online: the chunk can be requested again. Undefined: the connection is not the cause. */
  readonly onBackOnline: (() => void) | undefined;
}

/**
 * Shown in place of a screen whose chunk failed to load. If the server has a newer version, its files have replaced ours: the notice says so and the
 * page reloads, once per version; drafts and choices are kept in storage. In every other case the candidate decides when to reload.
 */
export const PartMissing = ({ onBackOnline }: PartMissingProps) => {
  const { page } = usePorts();
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    let unmounted = false;
    void page.deployed().then((deployed) => {
      if (!unmounted && deployed._tag === 'Newer' && !deployed.seenBefore) setNewer(true);
    });
    return () => {
      unmounted = true;
    };
  }, [page]);
  useBackOnline(onBackOnline !== undefined, () => onBackOnline?.());
  // After the notice is shown, not before: a page that is unloading renders nothing more.
  useEffect(() => {
    if (newer) page.reload();
  }, [newer, page]);
  return <PartMissingPage newer={newer} />;
};
