import { careOpenings } from './care-openings';
import type { DemoPosition } from './file-format';
import { houseOpenings } from './house-openings';
import { kitchenOpenings } from './kitchen-openings';
import { laterOpenings } from './later-stages';
import { nursingOpenings } from './nursing-openings';
import { positionOf } from './opening';

/** Nineteen positions in the seven houses, in the order of their ids. */
export const demoPositions: readonly DemoPosition[] = [
  ...careOpenings,
  ...nursingOpenings,
  ...kitchenOpenings,
  ...houseOpenings,
  ...laterOpenings,
]
  .map(positionOf)
  .sort((a, b) => a.position_id - b.position_id);
