import { useMemo, type ComponentProps } from 'react';
import { otherZones, usualZones, type ZoneOption } from './zones';

interface ZoneSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'defaultValue' | 'value'> {
  /** Undefined: none is given. */
  readonly zone: string | undefined;
  /** Nothing may be chosen. */
  readonly optional?: boolean;
  /** A name that is no zone can be chosen: a rule has an answer for it. */
  readonly unknown?: string;
  /** It can be used; in print and until a page renders it, it has only what it shows. */
  readonly live: boolean;
  readonly onZone: (zone: string) => void;
}

const Options = ({ label: group, zones }: { readonly label: string; readonly zones: readonly ZoneOption[] }) => (
  <optgroup label={group}>
    {zones.map(({ zone, label }) => (
      <option key={zone} value={zone}>
        {label}
      </option>
    ))}
  </optgroup>
);

/** Chooses a time zone from a list: those of the United States first. */
export const ZoneSelect = ({ zone, optional, unknown, live, onZone, ...rest }: ZoneSelectProps) => {
  const others = useMemo(
    () =>
      otherZones(
        [...(live ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : []), ...(unknown === undefined ? [] : [unknown])],
        zone,
      ),
    [live, unknown, zone],
  );
  return (
    <select {...rest} defaultValue={zone ?? ''} onChange={({ target }) => onZone(target.value)}>
      {(optional === true || zone === undefined) && <option value="">not given</option>}
      <Options label="United States" zones={usualZones} />
      <Options label="Elsewhere, by city" zones={others} />
    </select>
  );
};
