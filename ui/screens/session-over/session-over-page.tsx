import { signInFollows } from '../../../application/words/failures';
import { Sheet } from '../../kit/layout';
import { Notice } from '../../kit/notice';
import { PageHeading } from '../../kit/page-heading';
import { failureTexts } from '../../texts/failures';

/** Stands in the place of a page whose session is over, until sign-in takes its place. */
export const SessionOverPage = ({ said }: { readonly said: string }) => (
  <Sheet>
    <PageHeading>{failureTexts.pageHeading}</PageHeading>
    <Notice tone="notice" title={said}>
      <p>{signInFollows}</p>
    </Notice>
  </Sheet>
);
