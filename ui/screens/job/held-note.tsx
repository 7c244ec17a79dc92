import { Notice } from '../../kit/notice';
import type { HeldView } from './held.view';

/** The time one has, above the choice of another. */
export const HeldNote = ({ held }: { readonly held: HeldView }) => (
  <Notice tone="notice" title={held.title}>
    {held.forYou !== undefined && <p>{held.forYou}</p>}
    {held.stays !== undefined && <p>{held.stays}</p>}
    {held.moves !== undefined && <p>{held.moves}</p>}
  </Notice>
);
