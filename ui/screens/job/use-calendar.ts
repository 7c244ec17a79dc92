import * as E from 'fp-ts/Either';
import { useEffect, useMemo, useState } from 'react';
import type { Calendar } from '../../../application/ports/calendar';
import type { CalendarEntry } from '../../../application/ports/mailer';
import { appointmentEntry } from '../../../application/words/calendar-entry';
import { stageOf } from '../../../domain/applications/status-catalogue';
import { cancellationStage } from '../../../domain/interviews/cancellation';
import { usePorts } from '../../app/ports';
import type { AddToCalendarProps, CalendarFileState } from './add-to-calendar';
import type { KnownJob } from './use-my-job';

/** The entry that the mail carries too: the same name, the same moment. Undefined: no time is held. */
const useEntry = (known: KnownJob | undefined): CalendarEntry | undefined => {
  const { environment } = usePorts();
  return useMemo(() => {
    if (known === undefined) return undefined;
    const { position, mine, candidateId } = known;
    if (mine === undefined) return undefined;
    const { slot, scheduledAt: startsAt, status } = mine.application;
    if (slot === undefined || startsAt === undefined) return undefined;
    const meeting = { kind: cancellationStage(mine.application), stage: stageOf(status), slot, startsAt };
    const { publicUrl } = environment;
    return appointmentEntry(meeting, { publicUrl, candidateId, position, acts: 0, canceled: false });
  }, [known, environment]);
};

/** Adding an appointment to a calendar. Undefined: there is none to add. */
export const useAddToCalendar = (known: KnownJob | undefined): AddToCalendarProps | undefined => {
  const ports = usePorts();
  const entry = useEntry(known);
  const [calendar, setCalendar] = useState<Calendar>();
  const [file, setFile] = useState<CalendarFileState>('not-asked');
  useEffect(() => {
    let gone = false;
    ports.calendar().then(
      (there) => {
        if (!gone) setCalendar(there);
      },
      (error: unknown) => ports.reporter.report('calendar-not-there', { error: String(error) }),
    );
    return () => {
      gone = true;
    };
  }, [ports]);
  if (entry === undefined || calendar === undefined) return undefined;
  const save = async (): Promise<void> => {
    setFile('saving');
    const saved = await calendar.save(entry)();
    setFile(E.isRight(saved) ? 'saved' : 'not-there');
  };
  return { links: calendar.links(entry), file, onSave: () => void save() };
};
