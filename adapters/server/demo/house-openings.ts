import { lindenLark, marshlantern, ottermere, quillwater } from './communities';
import type { Opening } from './opening';
import { tellingAboutYourself } from './questionnaires';

/** The jobs that keep a house open, clean and safe. */
export const houseOpenings: readonly Opening[] = [
  {
    id: 108,
    name: 'Housekeeper',
    role: 'Housekeeper',
    interview: 'in_person',
    at: quillwater,
    hours: ['full_time', 'part_time'],
    shifts: ['morning'],
    pay: { pay_by: 'exact_amount', rate: 'per_hour', minimum: 17.75, maximum: 0 },
    benefits: 'Health plan from 30 hours a week, 12 days of paid time off, every second weekend free.',
    resume: 'none',
    sameDay: false,
    description: `
      A clean room is a form of respect. You look after twelve apartments and one hall, always the same ones, so
      that residents know your face and you know where the glasses belong.

      You work from 7 AM to 3 PM, or until noon if you like part time better. The tools are good and light, and
      there is an elevator to every floor.

      We show you all you need in your first week. It helps if you see what needs doing, and if you knock before
      you go in.
    `,
  },
  {
    id: 111,
    name: 'Concierge, evenings and weekends',
    role: 'Concierge',
    at: marshlantern,
    hours: ['part_time'],
    shifts: ['afternoon', 'evening'],
    pay: { pay_by: 'starting_amount', rate: 'per_hour', minimum: 15.5, maximum: 0 },
    benefits: 'Dinner from our kitchen, two free weekends a month, a raise of 50 cents after six months.',
    resume: 'optional',
    sameDay: false,
    description: `
      The front desk is the heart of our house. You greet visitors, answer the phone, sort the mail, call a taxi,
      and find the lost hearing aid.

      You work from 3 PM to 9 PM, three or four days a week. You know every resident's name by the end of the
      first month, and most of their stories by the end of the second.

      You speak clearly, write a friendly note, and stay calm when three people want something at once. We teach
      you the rest.
    `,
  },
  {
    id: 112,
    name: 'Maintenance technician',
    role: 'Maintenance technician',
    at: ottermere,
    hours: ['full_time'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'range', rate: 'per_year', minimum: 48_000, maximum: 56_500 },
    benefits: 'Health, dental and vision plans, a retirement plan with 3% from us, tools and work clothes, a phone.',
    resume: 'optional',
    sameDay: false,
    description: `
      A dripping tap, a loose rail, a lamp over a favorite chair: you mend what makes a home a home. You also look
      after the heating, the alarms and the elevators, together with the firms that service them.

      You have a small workshop, a good van, and a list that you put in order yourself. Every sixth week you can
      be called at night, and you are paid for being ready.

      Three years in a trade or in building care would be right. Residents will want to show you how they used to
      do it. Let them.
    `,
  },
  {
    id: 114,
    name: 'Driver',
    role: 'Driver',
    interview: 'in_person',
    at: quillwater,
    hours: ['part_time', 'prn'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'exact_amount', rate: 'per_hour', minimum: 19.25, maximum: 0 },
    appliedForAt: 'https://careers.quillwater.example/jobs/driver',
    benefits: 'Paid time off, paid first-aid course, free lunch on workdays, no nights and no Sundays.',
    resume: 'none',
    sameDay: false,
    description: `
      You take residents to the doctor, to the barber, to the lake. You help them in and out, fold up the walker,
      and wait with a newspaper until they are done.

      The bus has twelve seats and a lift. You check it each morning, and you drive as if your own grandmother sat
      in the back.

      You need a New York license that is three years old and a clean record. A bus license is a plus; if you do
      not have one, we pay for it.
    `,
  },
  {
    id: 115,
    name: 'Activities assistant',
    role: 'Activities assistant',
    interview: 'self_record',
    asks: tellingAboutYourself,
    at: lindenLark,
    hours: ['part_time'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'exact_amount', rate: 'per_hour', minimum: 18.5, maximum: 0 },
    benefits: 'Paid time off, free lunch on workdays, paid courses in music and movement.',
    resume: 'optional',
    sameDay: false,
    description: `
      You bring the afternoon to life: a song, a walk around the garden, a card game, a reading of the newspaper.
      You notice who stays in their room, and you ask again tomorrow.

      Instead of a first call we ask you to record your answers to a few questions, whenever it suits you. You can
      practice before, and record each answer once more.
    `,
  },
];
