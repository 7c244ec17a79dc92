import * as E from 'fp-ts/Either';
import { parseTimeZone, type TimeZone } from '../../domain/time/time-zone';
import { ZoneSelect } from './zone-select';

interface ZoneChoiceProps {
  readonly id: string;
  readonly zone: TimeZone;
  readonly live: boolean;
  readonly onZone: (zone: TimeZone) => void;
}

/** The time zone in which the form shows and reads its moments. */
export const ZoneChoice = ({ id, zone, live, onZone }: ZoneChoiceProps) => (
  <div className="field zone">
    <label htmlFor={id}>Times are shown in</label>
    <ZoneSelect
      id={id}
      zone={zone}
      live={live}
      onZone={(name) => {
        const chosen = parseTimeZone(name);
        if (E.isRight(chosen)) onZone(chosen.right);
      }}
    />
  </div>
);
