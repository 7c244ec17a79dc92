import { useEffect } from 'react';
import { signInFollows } from '../../../application/words/failures';
import { Sheet } from '../../kit/layout';
import { Notice } from '../../kit/notice';
import { focusHeading, PageHeading } from '../../kit/page-heading';
import { failureTexts } from '../../texts/failures';

/** Stands in the place of a page whose session is over, until sign-in takes its place. What had the focus is gone: the heading has it. */
export const SessionOverPage = ({ said }: { readonly said: string }) => {
  useEffect(focusHeading, []);
  return (
    <Sheet>
      <PageHeading>{failureTexts.pageHeading}</PageHeading>
      <Notice tone="notice" title={said}>
        <p>{signInFollows}</p>
      </Notice>
    </Sheet>
  );
};
