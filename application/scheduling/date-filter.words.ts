import type { DateFilterRefusal } from '../../domain/scheduling/date-filter';
import { printDay } from '../../domain/time/display';

/** What the date filter says when it resets (R15); that a start is after its end is said as in spec 1 §5. */
export const sayDateFilterRefusal = (refusal: DateFilterRefusal): string => {
  switch (refusal._tag) {
    case 'EndBeforeToday':
      return `${printDay(refusal.end)} is over. Choose an end date from today on.`;
    case 'StartAfterEnd':
      return 'Start date should not be greater than end date';
    case 'NoDateChosen':
      return 'Choose a start date, an end date or both.';
  }
};
