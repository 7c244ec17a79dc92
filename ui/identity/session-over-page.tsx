import { useEffect } from 'react';
import { signedOutMessage, signInFollows } from '../../application/words/failures';
import { Sheet } from '../kit/layout';
import { Notice } from '../kit/notice';
import { focusHeading, PageHeading } from '../kit/page-heading';
import { failureTexts } from '../texts/failures';

/**
 * Replaces a page whose session has ended, until sign-in replaces it. The focused element is gone, so the heading gets the focus. Logging out is
 * shown as done, being logged out as a notice.
 */
export const SessionOverPage = ({ message }: { readonly message: string }) => {
  useEffect(focusHeading, []);
  return (
    <Sheet>
      <PageHeading>{failureTexts.pageHeading}</PageHeading>
      <Notice tone={message === signedOutMessage ? 'success' : 'notice'} title={message}>
        <p>{signInFollows}</p>
      </Notice>
    </Sheet>
  );
};
