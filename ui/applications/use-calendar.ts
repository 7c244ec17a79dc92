import { useMemo } from 'react';
import type { CalendarEntry } from '../../application/ports/mailer';
import { usePorts } from '../hooks/ports';
import type { AddToCalendarProps } from './add-to-calendar';
import { calendarEntryView } from './calendar-entry.view';
import { useAddEntry } from './use-add-entry';
import type { KnownJob } from './use-my-job';

const useEntry = (known: KnownJob | undefined): CalendarEntry | undefined => {
  const { publicUrl } = usePorts().environment;
  return useMemo(() => known && calendarEntryView(known, publicUrl), [known, publicUrl]);
};

/** Adds an appointment to a calendar. Undefined: there is none to add. */
export const useAddToCalendar = (known: KnownJob | undefined): AddToCalendarProps | undefined =>
  useAddEntry(useEntry(known));
