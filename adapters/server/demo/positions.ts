import { careOpenings } from './care-openings';
import type { DemoPosition } from './file-format';
import { houseOpenings } from './house-openings';
import { kitchenOpenings } from './kitchen-openings';
import { nursingOpenings } from './nursing-openings';
import { positionOf } from './opening';

/** Fifteen positions in the six houses, in the order of their ids. */
export const demoPositions: readonly DemoPosition[] = [
  ...careOpenings,
  ...nursingOpenings,
  ...kitchenOpenings,
  ...houseOpenings,
]
  .map(positionOf)
  .sort((a, b) => a.position_id - b.position_id);
