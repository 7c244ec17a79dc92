import { useState } from 'react';

/** The first of a component's values that is there, and keeps as it was, whatever comes later. */
export const useFirst = <Kept>(value: Kept | undefined): Kept | undefined => {
  const [first, setFirst] = useState<Kept>();
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
};
