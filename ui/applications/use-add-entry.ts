import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import type { CalendarEntry } from '../../application/ports/mailer';
import { usePorts } from '../hooks/ports';
import type { AddToCalendarProps, CalendarFileState } from './add-to-calendar';

/** Adds an entry to a calendar. Undefined: there is none to add. */
export const useAddEntry = (entry: CalendarEntry | undefined): AddToCalendarProps | undefined => {
  const calendar = usePorts().find(areaTokens.calendar);
  const [file, setFile] = useState<CalendarFileState>('not-asked');
  if (entry === undefined) return undefined;
  const save = async (): Promise<void> => {
    setFile('saving');
    const saved = await calendar.save(entry)();
    setFile(E.isRight(saved) ? 'saved' : 'not-there');
  };
  return { links: calendar.links(entry), file, onSave: () => void save() };
};
