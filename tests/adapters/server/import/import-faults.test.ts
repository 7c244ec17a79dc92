import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aQuestionnaireRecord,
  aQuestionRecord,
  aSlotRecord,
} from './a-file';
import { faultsIn } from './importing';

/** The same value with one more key in each of its objects. */
const everywhere = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => everywhere(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, one]) => [name, everywhere(one, key)] as const),
    [key, 1] as const,
  ]);
};

describe('names that every object inherits', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nobody knows this'])(
    '%s is a key as unknown as any other, in each object of a file',
    async (key) => {
      const faults = await faultsIn(everywhere({ ...aFile(), questionnaires: [aQuestionnaireRecord()] }, key));
      const field = (place: string): string => `a.json: ${place}.${key}: expected no field of this name, found 1`;
      expect(faults).toEqual(
        expect.arrayContaining([
          `a.json: ${key}: expected no part of this name`,
          ...['positions[0]', 'positions[0].reschedule_limits', 'slots[0]', 'slots[1]'].map(field),
          ...['candidates[0]', 'candidates[0].applications[0]', 'questionnaires[0]'].map(field),
          ...['', '.questions[0]', '.questions[0].question_options[1]'].map((place) =>
            field(`questionnaires[0].sections[0]${place}`),
          ),
        ]),
      );
    },
  );
});

describe('an error in an import file is reported with its path, what was expected and what was found', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['a file that is no object', [], ['a.json: expected an object with positions, slots, candidates']],
    [
      'an abbreviation for a zone: it stands for one time all the year, or for two',
      {
        positions: ['EST', 'mst', 'HST', 'Etc/GMT+6', 'Etc/GMT-2', 'BST', 'PRC', 'America/Phoenix', 'Egypt', 'UTC'].map(
          (timezone, index) => aPositionRecord({ timezone, position_id: 101 + index }),
        ),
      },
      [
        'a.json: positions[0].timezone: expected the zone of a place, perhaps America/New_York, found "EST"',
        'a.json: positions[1].timezone: expected the zone of a place, perhaps America/Denver, found "mst"',
        'a.json: positions[2].timezone: expected the zone of a place, perhaps Pacific/Honolulu, found "HST"',
        'a.json: positions[3].timezone: expected the zone of a place, perhaps America/Chicago, found "Etc/GMT+6"',
        'a.json: positions[4].timezone: expected the zone of a place, such as America/Chicago, found "Etc/GMT-2"',
        'a.json: positions[5].timezone: expected the zone of a place, perhaps Europe/London, found "BST"',
        'a.json: positions[6].timezone: expected the zone of a place, such as America/Chicago, found "PRC"',
      ],
    ],
    ['a part that is no list', { slots: {} }, ['a.json: slots: expected a list']],
    ['a part nobody knows', { position: [] }, ['a.json: position: expected no part of this name']],
    [
      'a conversation without an application',
      { conversations: [{ candidate: 'nobody@example.org', position_id: 101, hm_id: 900 }] },
      [
        'a.json: conversations[0].candidate: expected a candidate of these files or of the store with an application to position 101, found nobody@example.org',
      ],
    ],
    [
      'a message that says nothing, from nobody',
      {
        conversations: [
          {
            candidate: 'nobody@example.org',
            position_id: 101,
            hm_id: 900,
            messages: [{ from: 'boss', message: ' ', senttime: '2026-11-20T15:00:00Z' }],
          },
        ],
      },
      [
        'a.json: conversations[0].messages[0].from: expected one of hm, candidate, found "boss"',
        'a.json: conversations[0].messages[0].message: expected a message of 1 to 4000 characters, found " "',
      ],
    ],
    ['a record that is no object', { slots: [7] }, ['a.json: slots[0]: expected an object, found 7']],
    [
      'a field nobody knows',
      { positions: [aPositionRecord({ titel: 'Cook' })] },
      ['a.json: positions[0].titel: expected no field of this name, found "Cook"'],
    ],
    [
      'a field nobody knows, further in',
      { positions: [aPositionRecord({ position_data: [{ id: 1, full_tmie: true }] })] },
      ['a.json: positions[0].position_data[0].full_tmie: expected no field of this name, found true'],
    ],
    [
      'a questionnaire nobody knows',
      { positions: [aPositionRecord({ questionnaire_id: 7 })] },
      ['a.json: positions[0].questionnaire_id: expected a questionnaire of these files or of the store, found 7'],
    ],
    [
      'a pixel that is no address of the web',
      { positions: [aPositionRecord({ pixel_url: 'javascript:alert(1)' })] },
      ['a.json: positions[0].pixel_url: expected an http or https address, found "javascript:alert(1)"'],
    ],
    [
      'an application site that is no address of the web',
      { positions: [aPositionRecord({ adp_url: 'https://example.org@evil.example' })] },
      [
        'a.json: positions[0].adp_url: expected an http or https address without a user name, found "https://example.org@evil.example"',
      ],
    ],
    [
      'other jobs, which the portal finds itself',
      { positions: [aPositionRecord({ other_jobs: [] })] },
      [
        'a.json: positions[0].other_jobs: expected nothing, because it follows from the other positions of the community, found []',
      ],
    ],
    [
      'a speed below zero',
      { positions: [aPositionRecord({ threshold_value: -1 })] },
      ['a.json: positions[0].threshold_value: expected a speed in Mbps, 0 or more, found -1'],
    ],
    [
      'degrees that are none, and a field of a place that nobody knows',
      {
        positions: [
          aPositionRecord({
            onboarding: { onboarding_address: '1 Oak St', latitude: '91', longitude: 'west' },
            invite_onsite: [{ adress: '2 Oak St' }],
          }),
        ],
      },
      [
        'a.json: positions[0].onboarding.latitude: expected degrees from -90 to 90 as text, found "91"',
        'a.json: positions[0].onboarding.longitude: expected degrees from -180 to 180 as text, found "west"',
        'a.json: positions[0].invite_onsite[0].adress: expected no field of this name, found "2 Oak St"',
      ],
    ],
    [
      "a hiring manager's number and a last day that are none",
      { positions: [aPositionRecord({ hm_id: 0, record_until: '31.12.2026' })] },
      [
        'a.json: positions[0].record_until: expected a date YYYY-MM-DD, found "31.12.2026"',
        "a.json: positions[0].hm_id: expected a hiring manager's id, found 0",
      ],
    ],
    [
      'half a repetition',
      { positions: [aPositionRecord({ rerecord_limit: 0.5 })] },
      ['a.json: positions[0].rerecord_limit: expected a whole number, 0 or more, found 0.5'],
    ],
    [
      'a field that is missing',
      { positions: [aPositionRecord({ position_name: undefined })] },
      ['a.json: positions[0].position_name: expected string, found nothing'],
    ],
    [
      'a misspelt zone, which would be New York in silence',
      { positions: [aPositionRecord({ timezone: 'America/Chigaco' })] },
      ['a.json: positions[0].timezone: expected an IANA time zone, found "America/Chigaco"'],
    ],
    [
      'a counter below zero',
      { positions: [aPositionRecord({ reschedule_limits: { video: -1 } })] },
      ['a.json: positions[0].reschedule_limits.video: expected a whole number, 0 or more, found -1'],
    ],
    [
      'a counter that the store can’t hold',
      { positions: [aPositionRecord({ rerecord_limit: 2_147_483_648 })] },
      ['a.json: positions[0].rerecord_limit: expected a whole number, 2147483647 or less, found 2147483648'],
    ],
    [
      'texts that the store can’t hold',
      {
        positions: [aPositionRecord({ position_name: 'Care\0giver', address: 'Main Street \ud83d' })],
        questionnaires: [{ id: 7, name: 'Ques\0tions' }],
        candidates: [
          aCandidateRecord({ firstname: 'Lena\0', applications: [anApplicationRecord({ zoom_link: 'Da\0na' })] }),
        ],
      },
      [
        'a.json: positions[0].position_name: expected a text without NUL or lone surrogates',
        'a.json: positions[0].address: expected a text without NUL or lone surrogates',
        'a.json: questionnaires[0].name: expected a text without NUL or lone surrogates',
        'a.json: candidates[0].firstname: expected a text without NUL or lone surrogates',
        'a.json: candidates[0].applications[0].zoom_link: expected a text without NUL or lone surrogates',
      ],
    ],
    [
      'a time to answer that no answer may last',
      {
        questionnaires: [
          {
            id: 7,
            interviewer_questionnaire: [
              { question_id: 1, question_name: 'Why?', time_limit: 600 },
              { question_id: 2, question_name: 'How?', time_limit: 601 },
            ],
            practice_questionnaire: [{ questions: [{ question_id: 1, question_name: 'Why?', time_limit: 900 }] }],
          },
        ],
      },
      [
        'a.json: questionnaires[0].interviewer_questionnaire[1].time_limit: expected a whole number, 600 or less, found 601',
        'a.json: questionnaires[0].practice_questionnaire[0].questions[0].time_limit: expected a whole number, 600 or less, found 900',
      ],
    ],
    [
      'a colour that is none',
      { positions: [aPositionRecord({ primary_color: 'red; }' })] },
      ['a.json: positions[0].primary_color: expected a color such as #00B3DA, found "red; }"'],
    ],
  ])('%s', async (_, content, faults) => {
    expect(await faultsIn(content)).toEqual(faults);
  });

  const entry = { title: 'Caregiver', company: 'Linden Court', from: '2024-01', to: '2024-03' };
  const course = { title: 'CNA', college: 'City College', from: '2021-09', to: '2023-06' };
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a phone too short', { phone: '555' }, 'phone: expected at least 10 digits after +1, found "555"'],
    [
      'a phone too long',
      { country: '+91', phone: '1234567890123456' },
      'phone: expected at most 13 digits after +91, found "1234567890123456"',
    ],
    ['a phone that is blank', { phone: ' ' }, 'phone: expected a phone number, found " "'],
    [
      'a first name of blank letters',
      { firstname: '\u3164\u115F' },
      'firstname: expected a name with a visible character, found "\u3164\u115F"',
    ],
    ['a last name of spaces', { lastname: '  ' }, 'lastname: expected a name with a visible character, found "  "'],
    [
      'a last name that is missing',
      { lastname: undefined },
      'lastname: expected a name with a visible character, found nothing',
    ],
    ['a phone that is no text', { phone: 3125550142 }, 'phone: expected string, found 3125550142'],
    ['a country we do not know', { country: '+44' }, 'country: expected +1 or +91, found "+44"'],
    ['a zip code of four', { zipcode: '6062' }, 'zipcode: expected a zip code of 5 digits, found "6062"'],
    [
      'a month that is none',
      { experience_details: [entry, { ...entry, from: '2024-13' }] },
      'experience_details[1].from: expected a month YYYY-MM, found "2024-13"',
    ],
    [
      'work that has no title',
      { experience_details: [{ ...entry, title: ' ' }] },
      'experience_details[0].title: expected a line of 1 to 200 characters, found " "',
    ],
    [
      'work with a field nobody knows',
      { experience_details: [{ ...entry, salary: 7 }] },
      'experience_details[0].salary: expected no field of this name, found 7',
    ],
    [
      'work that ends before it begins',
      { experience_details: [{ ...entry, to: '2023-12' }] },
      'experience_details[0].from: expected a month that is not after its end 2023-12, found 2024-01',
    ],
    [
      'a course that ends in the future',
      { education_details: [course, { ...course, to: '2027-01' }] },
      'education_details[1].to: expected 2026-12 or an earlier month, found 2027-01',
    ],
  ])('a candidate with %s [R19] [R21]', async (_, changes, fault) => {
    expect(await faultsIn(aFile({ candidates: [aCandidateRecord(changes)] }))).toEqual([
      `a.json: candidates[0].${fault}`,
    ]);
  });

  const ask = (changes: Readonly<Record<string, unknown>> = {}) => ({ ...aQuestionRecord(1), ...changes });
  it.each<[string, readonly unknown[], string]>([
    [
      'of a type nobody knows',
      [ask({ question_type: 'Slider' })],
      '[0].question_type: expected a question type such as Single Choice, found "Slider"',
    ],
    [
      'with a link that is no address of the web',
      [ask({ ref_link: 'javascript:alert(1)' })],
      '[0].ref_link: expected an http or https address, found "javascript:alert(1)"',
    ],
    [
      'with a field nobody knows',
      [ask({ question_options: [{ option: 'No', disqualified: true }] })],
      '[0].question_options[0].disqualified: expected no field of this name, found true',
    ],
  ])('a question %s [spec 1 §3]', async (_, questions, fault) => {
    expect(await faultsIn({ questionnaires: [aQuestionnaireRecord(questions)] })).toEqual([
      `a.json: questionnaires[0].sections[0].questions${fault}`,
    ]);
  });

  it.each<[string, readonly unknown[], string]>([
    ['asks a question twice', [ask(), ask()], 'a question_id that stands once, found 1'],
    ['asks nothing', [ask({ question_title: ' ' })], 'a question_title for question 1, found nothing'],
    ['has no options', [ask({ question_options: [] })], 'question_options for question 1, found none'],
    [
      'has an option twice',
      [ask({ question_options: [{ option: 'Yes' }, { option: 'Yes' }] })],
      'options of question 1 that differ, found Yes twice',
    ],
  ])('a questionnaire that %s [spec 1 §3]', async (_, questions, fault) => {
    expect(await faultsIn({ questionnaires: [aQuestionnaireRecord(questions)] })).toEqual([
      `a.json: questionnaires[0].sections: expected ${fault}`,
    ]);
  });

  it("a duplicate questionnaire, and one that can't be read: its position is not blamed as well", async () => {
    const asked = aQuestionnaireRecord([ask()]);
    expect(await faultsIn({ questionnaires: [asked, asked] })).toEqual([
      'a.json: questionnaires[1].id: expected an id that stands once (it stands at a.json: questionnaires[0] too), found 7',
    ]);
    expect(
      await faultsIn(
        aFile({ positions: [aPositionRecord({ questionnaire_id: 7 })], questionnaires: [{ ...asked, name: 7 }] }),
      ),
    ).toEqual(['a.json: questionnaires[0].name: expected string, found 7']);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['30 February', { slot_date: '2026-02-30' }, 'slot_date: expected a date YYYY-MM-DD, found "2026-02-30"'],
    ['a time without its zero', { slot_from: '9:30' }, 'slot_from: expected a time HH:mm, found "9:30"'],
    ['24:01', { slot_to: '24:01' }, 'slot_to: expected a time HH:mm, found "24:01"'],
    [
      'a kind nobody knows',
      { kind: 'phone' },
      'kind: expected one of video, in_person, onboarding, onsite, found "phone"',
    ],
    ['room for nobody', { capacity: 0 }, 'capacity: expected a whole number, 1 or more, found 0'],
    ['room for half of one', { capacity: 1.5 }, 'capacity: expected a whole number, 1 or more, found 1.5'],
    [
      'an end before its start',
      { slot_to: '09:00' },
      'slot_to: expected an end after its start, found 2026-12-07 09:30–09:00',
    ],
    [
      'an end at its start',
      { slot_to: '09:30' },
      'slot_to: expected an end after its start, found 2026-12-07 09:30–09:30',
    ],
    [
      'a position nobody knows',
      { position_id: 999 },
      'position_id: expected a position of these files or of the store, found 999',
    ],
  ])('a slot with %s', async (_, changes, fault) => {
    expect(await faultsIn(aFile({ slots: [aSlotRecord(changes)] }))).toEqual([`a.json: slots[0].${fault}`]);
  });
});

describe('an import with many faults', () => {
  it.each<[number, readonly string[]]>([
    [200, []],
    [201, ['and 1 more']],
    [1_000, ['and 800 more']],
  ])('of %s, the first two hundred are told, and how many more there are', async (many, last) => {
    const told = Array.from({ length: 200 }, (_, n) => `a.json: slots[${n}]: expected an object, found 7`);
    expect(await faultsIn({ slots: Array.from({ length: many }, () => 7) })).toEqual([...told, ...last]);
  });

  it('has no line longer than 400 characters and an ellipsis, whatever its parts are called', async () => {
    expect(await faultsIn({ ['😀'.repeat(5_000)]: [] })).toEqual([`a.json: ${'😀'.repeat(392)}…`]);
  });
});
