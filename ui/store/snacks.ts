import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Snack } from '../kit/snackbar';
import type { Tone } from '../kit/notice';

export interface SnacksState {
  readonly snack: Snack | undefined;
}

const initialState: SnacksState = { snack: undefined };

/** The one message that passes by. A newer one takes its place. */
export const snacks = createSlice({
  name: 'snacks',
  initialState,
  reducers: {
    say: {
      prepare: (tone: Tone, text: string) => ({ payload: { key: nanoid(), tone, text } }),
      reducer: (_, { payload }: PayloadAction<Snack>): SnacksState => ({ snack: payload }),
    },
    hide: (): SnacksState => ({ snack: undefined }),
  },
  selectors: { shown: ({ snack }) => snack },
});
