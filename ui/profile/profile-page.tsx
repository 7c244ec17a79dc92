import type { ReactNode } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import type { DetailsAct } from '../../application/profile/edit-details.live';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Facts } from '../kit/facts';
import { FailureNotice } from '../kit/failure-notice';
import { HeadLine } from '../kit/head-line';
import { Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { BackLink, PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { profileTexts as t } from './profile.texts';
import { EditDetails } from './edit-details';
import { EditLink, EntriesRead, NoEntries } from './entry-cards';
import type { BlockView, ProfileView } from './profile.view';

const Block = ({ block }: { readonly block: BlockView }) => (
  <Card aria-labelledby={`block-${block.list}`}>
    <Stack $gap={2}>
      <HeadLine>
        <h2 id={`block-${block.list}`}>{block.title}</h2>
        <EditLink to={block.href} what={block.title} />
      </HeadLine>
      {block.entries.length === 0 ? <NoEntries list={block.list} /> : <EntriesRead entries={block.entries} />}
      {block.more > 0 && (
        <div>
          <PageLink to={block.href}>
            <span>
              {t.seeMore} <VisuallyHidden>{t.moreOf(block.more, block.title)}</VisuallyHidden>
            </span>
          </PageLink>
        </div>
      )}
    </Stack>
  </Card>
);

const Loading = () => (
  <Skeleton label={t.loading}>
    <Stack $gap={2.5}>
      <Bone $height="280px" />
      <Bone $height="200px" />
      <Bone $height="200px" />
    </Stack>
  </Skeleton>
);

export type ProfileAct =
  | DetailsAct
  | { readonly _tag: 'EditPressed' }
  | { readonly _tag: 'ChangeContactPressed' }
  /** The profile did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface ProfilePageProps {
  readonly view: ProfileView;
  /** 'Your details' as a form, while e-mail and phone are edited (R28). */
  readonly contactForm?: ReactNode;
  readonly send: (act: ProfileAct) => void;
}

const Content = ({ view, contactForm, send }: ProfilePageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <Loading />;
    case 'Failed':
      return <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />;
    case 'Edited':
      return <EditDetails edit={view.edit} send={send} />;
    case 'Shown':
      return (
        <>
          <Card aria-labelledby={contactForm === undefined ? 'details' : 'your-details'}>
            {contactForm ?? (
              <Stack $gap={2}>
                <HeadLine>
                  <h2 id="details" tabIndex={-1}>
                    {t.details}
                  </h2>
                  <Button look="link" onClick={() => send({ _tag: 'EditPressed' })}>
                    <Pencil size={20} aria-hidden="true" />
                    <span>
                      {t.edit} <VisuallyHidden>{t.editDetails}</VisuallyHidden>
                    </span>
                  </Button>
                </HeadLine>
                <Facts facts={view.facts} />
                <div>
                  <Button look="link" onClick={() => send({ _tag: 'ChangeContactPressed' })}>
                    {t.changeEmail}
                  </Button>
                </div>
              </Stack>
            )}
          </Card>
          {view.blocks.map((block) => (
            <Block key={block.list} block={block} />
          ))}
        </>
      );
  }
};

/** /profile: the candidate's data, to read and to correct (spec 1 §2). */
export const ProfilePage = (props: ProfilePageProps) => (
  <Sheet $gap={2.5}>
    <BackLink to={toPath(myJobs)}>{t.back}</BackLink>
    <PageHeading>{t.heading}</PageHeading>
    <Content {...props} />
  </Sheet>
);
