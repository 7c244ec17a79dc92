import { fernlight, lindenLark, saddlebrush } from './communities';
import type { Opening } from './opening';
import { caringForPeople } from './questionnaires';

/** The jobs that are spent with the residents. */
export const careOpenings: readonly Opening[] = [
  {
    id: 101,
    name: 'Caregiver',
    role: 'Caregiver',
    at: lindenLark,
    hours: ['full_time', 'part_time'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'range', rate: 'per_hour', minimum: 18.25, maximum: 21 },
    benefits:
      'Health, dental and vision plans from 30 hours a week, paid time off, a free bus pass, a meal each shift.',
    resume: 'none',
    sameDay: true,
    asks: caringForPeople,
    description: `
      Mr. Kowalski likes his coffee before his socks. Mrs. Adeyemi sings while you brush her hair. As a caregiver
      you know these things, and they make the day a good one for somebody.

      You help eight residents get up, wash, dress and come to breakfast. In the afternoon you go for walks, play
      cards, or sit and listen. You tell the nurse when someone seems unwell, and you write down what the next
      shift should know.

      You need no certificate to start. We train you for two weeks beside someone who has done the job for years,
      and we pay you for it. What counts is that you are patient, that you are kind, and that you come when you
      said you would.
    `,
  },
  {
    id: 109,
    name: 'Activities assistant',
    role: 'Activities assistant',
    at: fernlight,
    hours: ['full_time', 'part_time'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'range', rate: 'per_hour', minimum: 20, maximum: 23 },
    benefits: 'Health plan from 24 hours a week, 15 days of paid time off, money for books, paint and music.',
    resume: 'optional',
    sameDay: false,
    asks: caringForPeople,
    description: `
      Chair yoga at ten, pottery at two, and on Thursdays a jazz hour that gets louder each month. You help to
      plan the week, set things up, and bring along the people who think they are too shy.

      Your best hour may also be a small one: a puzzle with one person, or a drive to see the roses.

      Bring something you love to do, be it music, gardens, cooking, chess or dance. You lead groups of four to
      fifteen people, and someone from the care team is always near.
    `,
  },
  {
    id: 110,
    name: 'Memory-care aide',
    role: 'Memory-care aide',
    at: saddlebrush,
    hours: ['full_time', 'part_time'],
    shifts: ['morning', 'afternoon', 'evening'],
    pay: { pay_by: 'starting_amount', rate: 'per_hour', minimum: 20.5, maximum: 0 },
    benefits: 'Health plan, 15 days of paid time off, four paid days of training in memory care each year.',
    resume: 'none',
    sameDay: false,
    asks: caringForPeople,
    description: `
      Our residents may ask you the same thing five times, and the fifth time they want to know just as much. You
      answer kindly each time. You learn who was a teacher, who drove a truck, who loves dogs, and you start from
      there.

      Fourteen people live in the memory-care wing. Three of us are with them on every day shift. You help with
      washing, meals and clothes, and you make good moments: music, baking, folding laundry together.

      You do not need to know about dementia yet. We teach you, and nobody works alone until they feel ready.
    `,
  },
  {
    id: 113,
    name: 'Caregiver, weekends',
    role: 'Caregiver',
    at: fernlight,
    hours: ['part_time', 'prn'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'exact_amount', rate: 'per_day', minimum: 184, maximum: 0 },
    benefits: 'Paid the day after your shift if you wish, free meals, free parking, a bonus of $20 on holidays.',
    resume: 'none',
    sameDay: true,
    asks: caringForPeople,
    description: `
      Weekends are when the children visit, when there is cake, and when we need you most. You work eight hours on
      Saturday, on Sunday, or on both, and you tell us a week ahead which days suit you.

      You help six residents with washing, dressing and meals. Then there is time for what weekends are for: a
      film, a board game, the garden, a long talk.

      This job goes well with school or with a family. If you have cared for a grandparent, a child or a neighbor,
      you already know the most important part.
    `,
  },
];
