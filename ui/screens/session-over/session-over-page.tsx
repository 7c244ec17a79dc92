import { useEffect } from 'react';
import { signedOutMessage, signInFollows } from '../../../application/words/failures';
import { Sheet } from '../../kit/layout';
import { Notice } from '../../kit/notice';
import { focusHeading, PageHeading } from '../../kit/page-heading';
import { failureTexts } from '../../texts/failures';

/**
 * Replaces a page whose session has ended, until sign-in replaces it. The focused element is gone, so the heading gets the focus. Logging out is
 * shown as done, being logged out as a notice.
 */
export const SessionOverPage = ({ said }: { readonly said: string }) => {
  useEffect(focusHeading, []);
  return (
    <Sheet>
      <PageHeading>{failureTexts.pageHeading}</PageHeading>
      <Notice tone={said === signedOutMessage ? 'success' : 'notice'} title={said}>
        <p>{signInFollows}</p>
      </Notice>
    </Sheet>
  );
};
