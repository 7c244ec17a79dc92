import { fernlight, marshlantern, quillwater, saddlebrush } from './communities';
import type { Opening } from './opening';
import { licensedNursing } from './questionnaires';

/** The jobs that need a certificate or a license. */
export const nursingOpenings: readonly Opening[] = [
  {
    id: 102,
    name: 'Certified Nursing Assistant (CNA)',
    role: 'Certified Nursing Assistant',
    at: quillwater,
    hours: ['full_time', 'part_time', 'prn'],
    shifts: ['morning', 'afternoon', 'evening'],
    pay: { pay_by: 'range', rate: 'per_hour', minimum: 20, maximum: 24.5 },
    benefits: 'Health plan from the first month, 15 days off, $2 extra an hour at night, help with nursing school.',
    resume: 'optional',
    sameDay: false,
    asks: licensedNursing,
    description: `
      You are the person our residents see most. You help them move, wash, eat and rest, you take blood pressure
      and temperature, and you notice the small change that nobody else has seen yet.

      On most days you look after seven people, together with a nurse on the same hall. We use lifts for every
      heavy move, so that your back will still be well in ten years.

      You need a New York CNA certificate, or a date for your test. If you would like to become a nurse, we pay
      half of the school fees and plan your shifts around your classes.
    `,
  },
  {
    id: 103,
    name: 'Licensed Practical Nurse (LPN)',
    role: 'Licensed Practical Nurse',
    at: saddlebrush,
    hours: ['full_time'],
    shifts: ['morning', 'afternoon'],
    pay: { pay_by: 'range', rate: 'per_hour', minimum: 31, maximum: 37 },
    benefits:
      'Health, dental and vision plans, a retirement plan with 4% from us, 18 days of paid time off, paid courses.',
    resume: 'optional',
    sameDay: false,
    asks: licensedNursing,
    description: `
      Twenty-four residents, one hall, and a team that knows each other well. You give medicine, care for wounds,
      speak with doctors, and call families with good news as well as bad.

      Two caregivers work beside you on every shift. You guide them, and you have time to do it: we never plan one
      nurse for two halls.

      You need a Colorado LPN license. New nurses are welcome. For your first three months an experienced nurse is
      there to answer every question, and no question is too small.
    `,
  },
  {
    id: 104,
    name: 'Registered Nurse (RN), nights',
    role: 'Registered Nurse',
    at: fernlight,
    hours: ['full_time', 'part_time'],
    shifts: ['evening'],
    pay: { pay_by: 'starting_amount', rate: 'per_hour', minimum: 48, maximum: 0 },
    benefits:
      'Three nights of 12 hours count as full time. Health plan, retirement plan, a quiet room and free parking.',
    resume: 'required',
    sameDay: false,
    asks: licensedNursing,
    description: `
      At night our house is quiet, and then a bell rings, and it matters who comes. You are that person: calm,
      awake, and able to tell a bad dream from a bad sign.

      You lead a small team of three caregivers from 7 PM to 7 AM. You watch over 52 residents, give medicine,
      decide when to call the doctor, and hand over with care in the morning.

      You need an Oregon RN license and a year at a bedside, in any kind of house. You choose your nights four
      weeks ahead, and we keep to them.
    `,
  },
  {
    id: 105,
    name: 'Medication Technician (Med Tech)',
    role: 'Medication Technician',
    at: marshlantern,
    hours: ['full_time', 'part_time'],
    shifts: ['morning', 'evening'],
    pay: { pay_by: 'range', rate: 'per_hour', minimum: 17.5, maximum: 20.5 },
    benefits:
      'Health plan, 12 days of paid time off, a paid course to renew your certificate, lunch from our own kitchen.',
    resume: 'optional',
    sameDay: true,
    asks: licensedNursing,
    description: `
      The right pill, for the right person, at the right time. It sounds simple, and it takes someone careful. You
      bring medicine to about twenty residents, see that it is taken, and write it down at once.

      Between rounds you help the caregivers: a walk in the garden, a hand at lunch, a phone call with a
      grandchild.

      You need a medication certificate that counts in Georgia. You work with a nurse on the phone at all times
      and in the house on most days, so you never have to guess.
    `,
  },
];
