import type { ApplyRefusal, ConfirmRefusal } from '../../../application/applications/applying.api';
import type { AdvertRefusal, LinkRefusal } from '../../../application/positions/adverts.api';
import type { NoSuchApplication } from '../../../application/ports/candidate-api/call';
import { variant, variants, type Codec } from '../codec';
import { actRefusals } from './scheduling-refusals.wire';

const closed = variant('PositionClosed', {});
const none = variant('NoSuchApplication', {});
const answered = variant('ScreeningAnswered', {});

/** `PositionClosed` or `NoSuchPosition`, without fields. */
export const advertRefusal: Codec<AdvertRefusal> = variants<AdvertRefusal>({
  PositionClosed: closed,
  NoSuchPosition: variant('NoSuchPosition', {}),
});

/** `LinkUnreadable`, without a word about which id is wrong (R1). */
export const linkRefusal: Codec<LinkRefusal> = variants<LinkRefusal>({ LinkUnreadable: variant('LinkUnreadable', {}) });

/** `PositionClosed` or `ScreeningAnswered`, without fields (R6b). */
export const applyRefusal: Codec<ApplyRefusal> = variants<ApplyRefusal>({
  PositionClosed: closed,
  ScreeningAnswered: answered,
});

/** `NoSuchApplication` alone, for calls that anybody with an application may make. */
export const noApplication: Codec<NoSuchApplication> = variants<NoSuchApplication>({ NoSuchApplication: none });

/** The refusals of acts and those of applying (R6a, R10b). */
export const confirmRefusal: Codec<ConfirmRefusal> = variants<ConfirmRefusal>({
  ...actRefusals,
  NoSuchApplication: none,
  PositionClosed: closed,
  ScreeningAnswered: answered,
});
