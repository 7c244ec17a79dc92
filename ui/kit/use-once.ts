import { useState } from 'react';

/** What a component makes or reads when it is first drawn, and keeps as it was, whatever comes later. */
export const useOnce = <Kept>(first: Kept | (() => Kept)): Kept => useState(first)[0];
