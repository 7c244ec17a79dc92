import type { CardAction } from '../../../domain/applications/card-actions';
import {
  codeOf,
  meaningOf,
  statusCatalogue,
  type ApplicationStatus,
} from '../../../domain/applications/status-catalogue';

/* The book's names for what the domain counts and lists. */

/** Every code of the catalogue, in order. */
export const listedCodes: readonly number[] = Object.values(statusCatalogue).map(({ code }) => code);

/** A code without a defined meaning. */
export const unlistedCode = 43;

/** `41 'Onsite canceled'` */
export const sayStatus = (status: ApplicationStatus): string => `${codeOf(status)} '${meaningOf(status)}'`;

const list = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** `1, 2 and 3`, `1, 2 or 3` */
export const listed = (items: readonly (string | number)[], by: 'and' | 'or'): string =>
  list[by].format(items.map(String));

/** `1 move`, `2 moves` */
export const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** A name of the code, such as `reschedule-onsite` or `JoinOpensLater`, as words: `Reschedule onsite`, `Join opens later`. */
export const asWords = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** `Reschedule onsite and Cancel onsite`, or a word for none. */
export const sayActions = (actions: readonly CardAction[]): string =>
  actions.length === 0 ? 'nothing' : listed(actions.map(asWords), 'and');
