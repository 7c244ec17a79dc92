import type { Facts } from './facts';

/** Which portal the book is about, and when it was made: at its head, and at the foot of a printed sheet. */
export const Made = ({ facts: { version, madeOn } }: { readonly facts: Facts }) => (
  <p className="made">
    Candidate portal {version}. The book was made on {madeOn}.
  </p>
);
