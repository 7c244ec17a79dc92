/* The panel beside the list on a wide screen; a phone never loads it. */
import '../app/ground/signed-in';
import { NextUp, type NextUpProps } from './next-up';

declare module '../hooks/areas' {
  interface PartProps {
    /** The panel beside the list on a wide screen. */
    readonly NextUp: NextUpProps;
  }
}

export const area = { parts: { NextUp } };
