import type { AdvertRefusal, ConfirmRefusal, LinkRefusal } from '../../../application/ports/candidate-api/applying';
import type { NoSuchApplication, PositionClosed } from '../../../application/ports/candidate-api/call';
import { variant, variants, type Codec } from '../codec';
import { actRefusals } from './scheduling-refusals';

const closed = variant('PositionClosed', {});
const none = variant('NoSuchApplication', {});

export const advertRefusal: Codec<AdvertRefusal> = variants<AdvertRefusal>({
  PositionClosed: closed,
  NoSuchPosition: variant('NoSuchPosition', {}),
});

export const linkRefusal: Codec<LinkRefusal> = variants<LinkRefusal>({ LinkUnreadable: variant('LinkUnreadable', {}) });

export const positionClosed: Codec<PositionClosed> = variants<PositionClosed>({ PositionClosed: closed });

export const noApplication: Codec<NoSuchApplication> = variants<NoSuchApplication>({ NoSuchApplication: none });

export const confirmRefusal: Codec<ConfirmRefusal> = variants<ConfirmRefusal>({
  ...actRefusals,
  NoSuchApplication: none,
  PositionClosed: closed,
});
