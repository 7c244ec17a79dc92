import * as E from 'fp-ts/Either';
import { useMemo, useState } from 'react';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import type { CalendarEntry } from '../../../application/ports/mailer';
import { usePorts } from '../../app/ports';
import type { AddToCalendarProps, CalendarFileState } from './add-to-calendar';
import { calendarEntryView } from './calendar-entry.view';
import type { KnownJob } from './use-my-job';

const useEntry = (known: KnownJob | undefined): CalendarEntry | undefined => {
  const { publicUrl } = usePorts().environment;
  return useMemo(() => known && calendarEntryView(known, publicUrl), [known, publicUrl]);
};

/** Adds an appointment to a calendar. Undefined: there is none to add. */
export const useAddToCalendar = (known: KnownJob | undefined): AddToCalendarProps | undefined => {
  const calendar = usePorts().find(areaTokens.calendar);
  const entry = useEntry(known);
  const [file, setFile] = useState<CalendarFileState>('not-asked');
  if (entry === undefined) return undefined;
  const save = async (): Promise<void> => {
    setFile('saving');
    const saved = await calendar.save(entry)();
    setFile(E.isRight(saved) ? 'saved' : 'not-there');
  };
  return { links: calendar.links(entry), file, onSave: () => void save() };
};
