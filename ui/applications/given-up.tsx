import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Notice } from '../kit/notice';
import { PageLink } from '../kit/page-link';
import { frameTexts } from '../texts/frame';
import { givingUpTexts as t } from './cancel-dialog.texts';
import type { GivenUpNews } from './giving-up';

/** Shown in place of the appointment until the list opens. */
export const GivenUp = ({ message, after }: Pick<GivenUpNews, 'message' | 'after'>) => (
  <Notice tone="success" title={message}>
    <p>{after}</p>
    <p>{t.done}</p>
    <PageLink to={toPath(myJobs)}>{frameTexts.myJobs}</PageLink>
  </Notice>
);
