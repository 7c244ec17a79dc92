import { appointments } from './everyday/appointments';
import { applying } from './everyday/applying';
import { askedOfNobody } from './everyday/nobody';
import { pages } from './everyday/pages';
import { people } from './everyday/people';
import { recording } from './everyday/recording';
import { signingIn } from './everyday/signing-in';
import { statuses } from './everyday/statuses';

const linesOf = (table: string): readonly string[] => table.trim().split('\n');

/** Everyday ways of asking, by place: `chapter`, or `chapter/row`. */
export const everyday: ReadonlyMap<string, readonly string[]> = new Map(
  [signingIn, applying, statuses, appointments, recording, people, pages].flatMap(linesOf).map((line) => {
    const [place = '', ways = ''] = line.split(' = ');
    return [place, ways.split(', ')] as const;
  }),
);

/** Ways of asking that lead nowhere. */
export const everydayOfNobody: readonly string[] = linesOf(askedOfNobody).flatMap((line) => line.split(', '));
