import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { noticeStays, type NoticePlace } from '../../domain/resilience/notices';
import type { Milliseconds } from '../../domain/time/duration';
import type { Snack } from '../kit/snackbar';
import type { Tone } from '../kit/notice';

/** A message and how long it stays, in milliseconds. */
export interface PassingSnack extends Snack {
  readonly stays: Milliseconds;
}

export interface SnacksState {
  readonly snack: PassingSnack | undefined;
}

const initialState: SnacksState = { snack: undefined };

/** The current snackbar message. A newer one replaces it. */
export const snacks = createSlice({
  name: 'snacks',
  initialState,
  reducers: {
    say: {
      /** `place` is where the message is shown: 8 s on the list itself, 10 s when it is brought to the portal (spec 1 §9). */
      prepare: (tone: Tone, text: string, place: NoticePlace = 'portal') => ({
        payload: { key: nanoid(), tone, text, stays: noticeStays[place] },
      }),
      reducer: (_, { payload }: PayloadAction<PassingSnack>): SnacksState => ({ snack: payload }),
    },
    hide: (): SnacksState => ({ snack: undefined }),
  },
  selectors: { shown: ({ snack }) => snack },
});
