import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ExternalLink from 'lucide-react/icons/external-link';
import { styled } from 'styled-components';
import type { CalendarLinks } from '../../application/applications/calendar.port';
import { Button } from '../kit/button';
import { Row, Stack } from '../kit/layout';
import { VisuallyHidden } from '../kit/visually-hidden';
import { calendarTexts as t } from './calendar.texts';

/** The outcome of creating the file. */
export type CalendarFileState = 'not-asked' | 'saving' | 'saved' | 'not-there';

const Elsewhere = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--target);
`;

const messages: Readonly<Record<CalendarFileState, string | undefined>> = {
  'not-asked': undefined,
  saving: undefined,
  saved: t.saved,
  'not-there': t.notThere,
};

export interface AddToCalendarProps {
  readonly links: CalendarLinks | undefined;
  readonly file: CalendarFileState;
  readonly onSave: () => void;
}

/** The time as a file for any calendar, and as links to two web calendars. */
export const AddToCalendar = ({ links, file, onSave }: AddToCalendarProps) => (
  <section aria-labelledby="calendar" data-screen-only="">
    <Stack $gap={1}>
      <h2 id="calendar">{t.heading}</h2>
      <Row $gap={2}>
        <Button look="quiet" busy={file === 'saving' ? t.saving : undefined} onClick={onSave}>
          <CalendarPlus size={20} />
          {t.file}
        </Button>
        {links !== undefined &&
          (['google', 'outlook'] as const).map((name) => (
            <Elsewhere key={name} href={links[name]} target="_blank" rel="noopener noreferrer">
              {t[name]}
              <ExternalLink size={18} />
              <VisuallyHidden>{t.opensElsewhere}</VisuallyHidden>
            </Elsewhere>
          ))}
      </Row>
      <p role="status">{messages[file]}</p>
    </Stack>
  </section>
);
