import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Stack } from '../kit/layout';
import { AddressMap, type AddressMapProps } from '../kit/map';
import { Notice } from '../kit/notice';
import { placeTexts as t } from './place.texts';
import type { PlaceView } from './appointment.view';
import { Directions } from './directions';
import type { CopyAddress } from './use-copy-address';

const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > a,
  > button {
    padding-inline: 14px;
  }

  p {
    flex: 1 1 100%;
    user-select: all;
  }
`;

/** Browser actions for a place: copy the address, load the map. */
export interface PlaceActs {
  readonly copyAddress: CopyAddress;
  readonly loadMap: AddressMapProps['load'];
}

export interface PlaceCardProps extends PlaceActs {
  readonly heading: string;
  readonly where: PlaceView;
  /** Further details of the place. */
  readonly children?: ReactNode;
}

/** Where an appointment takes place: the address, directions, Copy Address, and the map if the coordinates of this exact place are known (R57). */
export const PlaceCard = ({ heading, where, copyAddress, loadMap, children }: PlaceCardProps) => (
  <Card aria-labelledby="where">
    <Stack>
      <h2 id="where">{heading}</h2>
      <Where>
        <p>{where.address}</p>
        <Directions href={where.directions} />
        <Button look="quiet" data-screen-only="" onClick={() => copyAddress.copy(where.address)}>
          <Copy size={20} />
          {t.copyAddress}
        </Button>
      </Where>
      {copyAddress.fault !== undefined && <Notice tone="notice" title={copyAddress.fault} />}
      {where.pin !== undefined && <AddressMap address={where.address} place={where.pin} load={loadMap} />}
      {children}
    </Stack>
  </Card>
);
