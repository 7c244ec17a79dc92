import { styled } from 'styled-components';
import type { MapDrawer } from '../../application/positions/map-drawer.port';
import { Card } from '../kit/card';
import { Facts } from '../kit/facts';
import { Film } from '../kit/film';
import { Stack } from '../kit/layout';
import { AddressMap } from '../kit/map';
import { RichText } from '../kit/rich-text';
import { applyTexts as t } from './apply.texts';
import type { AdvertView } from './advert.view';

const Address = styled.address`
  font-style: normal;
`;

export interface JobDetailsProps {
  readonly advert: AdvertView;
  readonly loadMap: () => Promise<MapDrawer<HTMLElement>>;
}

/** The first tab: what candidates decide by, and where the community is. */
export const JobDetails = ({ advert, loadMap }: JobDetailsProps) => (
  <Stack>
    {advert.facts.length > 0 && (
      <Card>
        <Stack $gap={1.5}>
          <h2>{t.keyDetails}</h2>
          <Facts facts={advert.facts} />
        </Stack>
      </Card>
    )}
    <Card>
      <Stack $gap={1.5}>
        <h2>{t.description}</h2>
        <RichText text={advert.description} />
      </Stack>
    </Card>
    {advert.address !== '' && (
      <Card>
        <Stack $gap={1.5}>
          <h2>{t.where}</h2>
          <Address>
            {advert.communityName}
            <br />
            {advert.address}
          </Address>
          {advert.place !== undefined && <AddressMap address={advert.address} place={advert.place} load={loadMap} />}
        </Stack>
      </Card>
    )}
  </Stack>
);

/** The second tab: who the employer is, and what helps on the day of the interview. */
export const MoreDetails = ({ advert: { about, videoUrl, instructions } }: { readonly advert: AdvertView }) => {
  if (about.text === '' && videoUrl === undefined && instructions === '')
    return (
      <Card>
        <p>{t.noDetails}</p>
      </Card>
    );
  return (
    <Stack>
      {about.text !== '' && (
        <Card>
          <Stack $gap={1.5}>
            <h2>{about.heading}</h2>
            <RichText text={about.text} />
          </Stack>
        </Card>
      )}
      {videoUrl !== undefined && (
        <Card>
          <Stack $gap={1.5}>
            <h2>{t.video}</h2>
            <Film src={videoUrl} name={t.video} />
          </Stack>
        </Card>
      )}
      {instructions !== '' && (
        <Card>
          <Stack $gap={1.5}>
            <h2>{t.instructions}</h2>
            <RichText text={instructions} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
};
