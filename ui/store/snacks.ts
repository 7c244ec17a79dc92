import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { noticeStays, type NoticePlace } from '../../domain/resilience/notices';
import type { Milliseconds } from '../../domain/time/duration';
import type { Snack } from '../kit/snackbar';
import type { Tone } from '../kit/notice';

/** A message and how long it stays, in milliseconds. */
export interface PassingSnack extends Snack {
  readonly stays: Milliseconds;
  /** It is about the page that it was said on, or was brought to the page shown now: it goes with that page. */
  readonly arrived: boolean;
}

export interface SnacksState {
  readonly snack: PassingSnack | undefined;
}

/** What is said here belongs to the page itself; anything else may be said on the way to the next page. */
const staysHere: readonly NoticePlace[] = ['job-list', 'copied'];

const initialState: SnacksState = { snack: undefined };

/** The current snackbar message. A newer one replaces it. */
export const snacks = createSlice({
  name: 'snacks',
  initialState,
  reducers: {
    say: {
      /** `place` is where the message is shown: 8 s on the list itself, 10 s when it is brought to the portal (spec 1 §9). */
      prepare: (tone: Tone, text: string, place: NoticePlace = 'portal') => ({
        payload: { key: nanoid(), tone, text, stays: noticeStays[place], arrived: staysHere.includes(place) },
      }),
      reducer: (_, { payload }: PayloadAction<PassingSnack>): SnacksState => ({ snack: payload }),
    },
    hide: (): SnacksState => ({ snack: undefined }),
    /** Another page is shown. A message comes along once, to the page that it announces. */
    turned: ({ snack }): SnacksState => ({
      snack: snack === undefined || snack.arrived ? undefined : { ...snack, arrived: true },
    }),
  },
  selectors: { shown: ({ snack }) => snack },
});
