import { lindenLark, ottermere } from './communities';
import type { Opening } from './opening';

/** The jobs around the table. */
export const kitchenOpenings: readonly Opening[] = [
  {
    id: 106,
    name: 'Cook',
    role: 'Cook',
    at: ottermere,
    hours: ['full_time'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'exact_amount', rate: 'per_hour', minimum: 21.5, maximum: 0 },
    benefits: 'Health plan, 12 days of paid time off, work clothes and shoes from us, home by 7 PM every day.',
    resume: 'none',
    sameDay: false,
    description: `
      Lunch is the best hour of the day for many of our residents. You cook it for seventy people, from fresh
      food, with two helpers and a menu that you help to plan.

      You know how to cook with little salt or little sugar and still make people ask for more. Some residents
      need soft food; you make it look like a meal.

      Two years in a kitchen are enough, in any kind of kitchen: school, diner, hospital, army. You are never here
      later than 7 PM, and we share the holidays fairly.
    `,
  },
  {
    id: 107,
    name: 'Dining room server',
    role: 'Dining server',
    at: lindenLark,
    hours: ['part_time'],
    shifts: ['afternoon', 'evening'],
    pay: { pay_by: 'maximum_amount', rate: 'per_hour', minimum: 0, maximum: 17.5 },
    benefits: 'A hot meal each shift, a free bus pass, hours that fit around school, $500 for books after a year.',
    resume: 'none',
    sameDay: true,
    description: `
      You set the tables, take the orders, bring the plates, and remember that Mrs. Ortiz takes her soup after the
      salad. Our dining room has linen on the tables, and nobody is in a hurry.

      Shifts are four hours, from 4 PM to 8 PM. Many of our servers are still at school, and we plan around tests
      and games.

      It can be your first job. You should like older people, be able to carry a tray, and smile on a Monday.
    `,
  },
];
