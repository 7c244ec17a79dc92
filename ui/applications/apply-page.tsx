import { styled } from 'styled-components';
import { signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { MapDrawer } from '../../application/positions/map-drawer.port';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Columns, Sheet, Stack, Tall } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { RestDrawing } from '../kit/rest-drawing';
import { Bone, Skeleton } from '../kit/skeleton';
import { Steps } from './steps';
import { Tabs } from '../kit/tabs';
import { ThemeScope } from '../kit/theme-scope';
import { VisuallyHidden } from '../kit/visually-hidden';
import { applyTexts as t } from './apply.texts';
import { frameTexts } from '../texts/frame';
import { JobDetails, MoreDetails } from './advert-details';
import type { AdvertView, ApplyView } from './advert.view';
import { OtherJobs } from './other-jobs';
import { StartDock, type StartAct } from './start-dock';

const Hero = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 20px;
  border: 1px solid color-mix(in srgb, var(--ground), var(--ink) 20%);
  border-radius: var(--corner);
  background: var(--ground);
  color: var(--on-ground);

  > div {
    display: grid;
    gap: 4px;
    min-width: 0;
  }

  img {
    width: 64px;
    height: 64px;
    padding: 6px;
    border-radius: 8px;
    background: #fff;
    object-fit: contain;
  }

  @media (min-width: 720px) {
    padding: 28px 24px;
  }
`;

/* The employer's own counter (R5): it learns only that the advert was opened, and takes no space. */
const Pixel = styled.img`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

export type ApplyPageAct =
  | StartAct
  /** The advert did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface ApplyPageProps {
  readonly view: ApplyView;
  /** Opened by a link that ends in `more`. */
  readonly more: boolean;
  readonly loadMap: () => Promise<MapDrawer<HTMLElement>>;
  readonly send: (act: ApplyPageAct) => void;
}

const Loading = () => (
  <Tall>
    <VisuallyHidden as="h1">{t.loading}</VisuallyHidden>
    <Columns>
      <Skeleton>
        <Stack $gap={2.5}>
          <Bone $height="96px" />
          <Bone $height="36px" />
          <Bone $height="52px" />
          <Bone $height="180px" />
          <Bone $height="260px" />
        </Stack>
      </Skeleton>
    </Columns>
  </Tall>
);

const Title = ({ advert }: { readonly advert: AdvertView }) => (
  <Hero>
    {advert.logoUrl !== undefined && <img src={advert.logoUrl} alt="" />}
    <div>
      <PageHeading>{advert.positionName}</PageHeading>
      <p>{advert.communityName}</p>
    </div>
  </Hero>
);

/** /apply: a job's advert (spec 1 §2). What the job is comes first, Start is always within reach, everything else comes last. */
export const ApplyPage = ({ view, more, loadMap, send }: ApplyPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <Loading />;
    case 'Failed':
      return (
        <Sheet $gap={3}>
          <PageHeading>{t.couldNotLoad}</PageHeading>
          <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />
        </Sheet>
      );
    case 'Closed':
      return (
        <Sheet>
          <Card>
            <Stack>
              <RestDrawing />
              <PageHeading>{view.heading}</PageHeading>
              {view.words !== undefined && <p>{view.words}</p>}
              <p>{t.closedNext}</p>
              <PageLink to={toPath(signIn)} look="primary" wide="on-phones">
                {frameTexts.signIn}
              </PageLink>
            </Stack>
          </Card>
        </Sheet>
      );
    case 'Ready': {
      const { advert, start } = view;
      return (
        <ThemeScope theme={advert.theme}>
          <Columns>
            <Stack $gap={3}>
              <Stack $gap={2.5}>
                <Title advert={advert} />
                <Steps view={advert.steps} />
              </Stack>
              <Tabs
                label={t.tabs}
                startsAt={more ? 'more' : 'job'}
                tabs={[
                  { name: 'job', label: t.jobDetails, panel: <JobDetails advert={advert} loadMap={loadMap} /> },
                  { name: 'more', label: t.moreDetails, panel: <MoreDetails advert={advert} /> },
                ]}
              />
              <OtherJobs others={advert.otherJobs} />
            </Stack>
            <StartDock advert={advert} start={start} send={send} />
          </Columns>
          {advert.pixelUrl !== undefined && <Pixel src={advert.pixelUrl} alt="" referrerPolicy="no-referrer" />}
        </ThemeScope>
      );
    }
  }
};
