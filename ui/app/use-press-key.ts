import { useState } from 'react';
import { keyPerPress, type Press } from '../../application/journeys/press-key';
import { usePorts } from './ports';

/** The keys of the presses on this page (R17). */
export const usePressKey = (): Press => {
  const { environment } = usePorts();
  const [press] = useState(() => keyPerPress(environment));
  return press;
};
