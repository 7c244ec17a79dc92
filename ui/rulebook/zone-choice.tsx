import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { parseTimeZone, type TimeZone } from '../../domain/time/time-zone';

interface ZoneChoiceProps {
  readonly id: string;
  readonly zone: TimeZone;
  readonly onZone: (zone: TimeZone) => void;
}

/** The time zone in which the form shows and reads its moments. */
export const ZoneChoice = ({ id, zone, onZone }: ZoneChoiceProps) => {
  const [fault, setFault] = useState<string | undefined>(undefined);
  return (
    <div className="field zone">
      <label htmlFor={id}>Times are shown in</label>
      <input
        id={id}
        type="text"
        list="zones"
        autoComplete="off"
        defaultValue={zone}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault !== undefined}
        onChange={({ target }) => {
          const chosen = parseTimeZone(target.value);
          setFault(E.isLeft(chosen) ? 'No zone has this name. One that does: America/Chicago.' : undefined);
          if (E.isRight(chosen)) onZone(chosen.right);
        }}
      />
      <div role="status" id={`${id}-fault`} className="fault">
        {fault}
      </div>
    </div>
  );
};
