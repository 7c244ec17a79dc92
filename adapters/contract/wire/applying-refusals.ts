import type {
  AdvertRefusal,
  ApplyRefusal,
  ConfirmRefusal,
  LinkRefusal,
} from '../../../application/ports/candidate-api/applying';
import type { NoSuchApplication } from '../../../application/ports/candidate-api/call';
import { variant, variants, type Codec } from '../codec';
import { actRefusals } from './scheduling-refusals';

const closed = variant('PositionClosed', {});
const none = variant('NoSuchApplication', {});
const answered = variant('ScreeningAnswered', {});

export const advertRefusal: Codec<AdvertRefusal> = variants<AdvertRefusal>({
  PositionClosed: closed,
  NoSuchPosition: variant('NoSuchPosition', {}),
});

export const linkRefusal: Codec<LinkRefusal> = variants<LinkRefusal>({ LinkUnreadable: variant('LinkUnreadable', {}) });

export const applyRefusal: Codec<ApplyRefusal> = variants<ApplyRefusal>({
  PositionClosed: closed,
  ScreeningAnswered: answered,
});

export const noApplication: Codec<NoSuchApplication> = variants<NoSuchApplication>({ NoSuchApplication: none });

export const confirmRefusal: Codec<ConfirmRefusal> = variants<ConfirmRefusal>({
  ...actRefusals,
  NoSuchApplication: none,
  PositionClosed: closed,
  ScreeningAnswered: answered,
});
