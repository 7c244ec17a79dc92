import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { Notice } from '../../kit/notice';
import { PageLink } from '../../kit/page-link';
import { frameTexts } from '../../texts/frame';
import { givingUpTexts as t } from '../../texts/giving-up';

/** Shown in place of the appointment until the list opens. */
export const GivenUp = ({ message }: { readonly message: string }) => (
  <Notice tone="success" title={message}>
    <p>{t.done}</p>
    <PageLink to={toPath(myJobs)}>{frameTexts.myJobs}</PageLink>
  </Notice>
);
