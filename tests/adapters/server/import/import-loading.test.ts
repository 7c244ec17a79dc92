import * as O from 'fp-ts/Option';
import { demoFile } from '../../../../adapters/server/demo/demo-file';
import { positionId } from '../../../support/builders/applications';
import { hiringManagerId } from '../../../support/builders/chat';
import { email } from '../../../support/builders/identity';
import { aQuestion, aQuestionnaire, aSection, onFile, questionnaireId } from '../../../support/builders/screening';
import { slot } from '../../../support/builders/slots';
import { date } from '../../../support/builders/time';
import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aQuestionnaireRecord,
  aQuestionRecord,
  aSlotRecord,
} from './a-file';
import { anEmptyStore, type ImportedStore } from './importing';
import { applicationsOf, freeTimes, interview, withApplication } from './loaded';

describe('what an import file loads [spec 1 §3]', () => {
  it('positions, times, candidates and their applications', async () => {
    const store = anEmptyStore();
    expect(await store.load(aFile())).toEqual({
      positions: 1,
      questionnaires: 0,
      slots: 2,
      candidates: 1,
      applications: 1,
    });
    expect(await freeTimes(store)).toEqual([
      slot('2026-12-07', '09:30', '10:00'),
      slot('2026-12-07', '10:00', '10:30'),
    ]);
  });

  it('conversations with their messages, in order of time; loading them twice changes nothing [R39]', async () => {
    const store = anEmptyStore();
    const content = aFile({
      conversations: [
        {
          candidate: aCandidateRecord().email,
          position_id: 101,
          hm_id: 900,
          hm_name: 'Dana Reyes',
          messages: [
            { from: 'candidate', message: 'On Mon\0day?', senttime: '2026-11-20T16:00:00Z' },
            { from: 'hm', message: 'Hello', senttime: '2026-11-20T15:00:00Z' },
            { from: 'hm', message: 'Yes', senttime: '2026-11-20T17:00:00Z' },
          ],
        },
      ],
    });
    for (const _ of ['once', 'twice']) {
      await store.load(content);
      const [conversation, ...others] = await store.ask(({ chat }) => chat.ofManager(hiringManagerId(900)));
      expect(others).toEqual([]);
      expect(conversation).toMatchObject({ hiringManagerName: 'Dana Reyes', unread: { candidate: 1, manager: 0 } });
      const page = await store.ask(({ chat }) => chat.page(conversation?.id ?? 0, undefined, 9));
      expect(page.map(({ text }) => text)).toEqual(['Yes', 'On Monday?', 'Hello']);
    }
  });

  it('a questionnaire with its disqualifying options, and the position that uses it; loading them twice changes nothing [spec 1 §3] [R8]', async () => {
    const recorded = { question_id: 1, question_name: 'Who are you?', skip_question: 1, time_limit: 30 };
    const content = aFile({
      positions: [aPositionRecord({ questionnaire_id: 7 })],
      questionnaires: [
        aQuestionnaireRecord([aQuestionRecord(1)], {
          interviewer_questionnaire: [recorded],
          practice_questionnaire: [{ name: 'Warm up', description: 'Try it', questions: [recorded] }],
        }),
      ],
    });
    const store = anEmptyStore();
    const asked = { questionId: 1, name: 'Who are you?', skippable: true, limitSeconds: 30 };
    for (const _ of ['once', 'twice']) {
      expect(await store.load(content)).toMatchObject({ positions: 1, questionnaires: 1 });
      expect(await store.ask(({ questionnaires }) => questionnaires.withId(questionnaireId(7)))).toEqual(
        O.some({
          ...onFile(aQuestionnaire(aSection(1, aQuestion(1)))),
          interview: [asked],
          practice: [{ name: 'Warm up', description: 'Try it', questions: [asked] }],
        }),
      );
      expect(await store.ask(({ positions }) => positions.withId(positionId(101)))).toMatchObject(
        O.some({ questionnaireId: 7 }),
      );
    }
  });

  it('a position that uses a questionnaire loaded before [spec 1 §3]', async () => {
    const store = anEmptyStore();
    await store.load({ questionnaires: [aQuestionnaireRecord()] });
    expect(await store.load(aFile({ positions: [aPositionRecord({ questionnaire_id: 7 })] }))).toMatchObject({
      positions: 1,
      questionnaires: 0,
    });
  });

  it('a position with its place, its interviews and its pixel [spec 1 §3] [R5] [R26]', async () => {
    const store = anEmptyStore();
    const terms = {
      latitude: '41.88',
      longitude: '-87.63',
      video_pref: 'dailyco',
      meeting: 'https://example.daily.co/linden',
      threshold_value: 2.5,
      rerecord_limit: 3,
      pixel_url: 'https://example.org/pixel.gif',
      interview_type: undefined,
      position_data: [{ self_record_interview: 1, record_later: 0 }],
    };
    await store.load(aFile({ positions: [aPositionRecord(terms)] }));
    expect(await store.ask(({ positions }) => positions.withId(positionId(101)))).toMatchObject(
      O.some({
        latitude: '41.88',
        longitude: '-87.63',
        videoPreference: 'dailyco',
        meeting: 'https://example.daily.co/linden',
        thresholdValue: 2.5,
        rerecordLimit: 3,
        interviewKind: 'self-record',
        mayRecordLater: false,
        pixelUrl: 'https://example.org/pixel.gif',
      }),
    );
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    [
      'as objects on the position',
      {
        onboarding: { address: '1 Oak St', instructions: 'Bring your ID.', latitude: '41.9', longitude: '-87.7' },
        invite_onsite: { address: '2 Oak St', instructions: 'Ask for Dana.' },
      },
    ],
    [
      'as on the wire, in position_data',
      {
        position_data: [
          {
            onboarding: [
              {
                onboarding_address: '1 Oak St',
                onboarding_instructions: 'Bring your ID.',
                latitude: '41.9',
                longitude: '-87.7',
              },
            ],
            invite_onsite: [{ address: '2 Oak St', instructions: 'Ask for Dana.' }],
          },
        ],
      },
    ],
  ])('the addresses of the later stages, %s; the hiring manager and the last day [R59]', async (_, places) => {
    const store = anEmptyStore();
    const terms = { hm_id: 900, hm_name: 'Dana Whitfield', record_until: '2026-12-31', ...places };
    await store.load(aFile({ positions: [aPositionRecord(terms)] }));
    expect(await store.ask(({ positions }) => positions.withId(positionId(101)))).toMatchObject(
      O.some({
        onboardingPlace: { address: '1 Oak St', instructions: 'Bring your ID.', latitude: '41.9', longitude: '-87.7' },
        onsitePlace: { address: '2 Oak St', instructions: 'Ask for Dana.', latitude: undefined, longitude: undefined },
        hiringManager: { id: 900, name: 'Dana Whitfield' },
        recordUntil: '2026-12-31',
      }),
    );
  });

  it('a position with what its advert shows and where else candidates apply for it [spec 1 §3] [R6a]', async () => {
    const store = anEmptyStore();
    const told = {
      about_company: 'We are a family of six houses.',
      video_url: 'https://example.org/company.mp4',
      adp_url: ' https://ats.example.org/apply?job=7',
      hris_url: 'https://hris.example.org/welcome',
    };
    await store.load(aFile({ positions: [aPositionRecord(told)] }));
    expect(await store.ask(({ positions }) => positions.withId(positionId(101)))).toMatchObject(
      O.some({
        aboutCompany: 'We are a family of six houses.',
        videoUrl: 'https://example.org/company.mp4',
        externalApplicationUrl: 'https://ats.example.org/apply?job=7',
        hrisUrl: 'https://hris.example.org/welcome',
      }),
    );
  });

  it('a pixel and a video provider, also in position_data, where the specification has them [spec 1 §3]', async () => {
    const store = anEmptyStore();
    const detail = { pixel_url: 'https://example.org/pixel.gif', video_pref: 'peer' };
    await store.load(aFile({ positions: [aPositionRecord({ position_data: [detail] })] }));
    expect(await store.ask(({ positions }) => positions.withId(positionId(101)))).toMatchObject(
      O.some({ videoPreference: 'peer', pixelUrl: 'https://example.org/pixel.gif' }),
    );
  });

  it('what candidates said about themselves, the phone as E.164 [spec 1 §3] [R19] [R21]', async () => {
    const store = anEmptyStore();
    const experience_details = [
      { title: 'Caregiver', company: 'Linden Court', from: '2024-01', to: '2024-03' },
      { title: 'Cook', company: 'Elm House', from: '2025-02', to: '' },
    ];
    const education_details = [{ title: 'CNA', college: 'City College', from: '2021-09', to: '2023-06' }];
    await store.load({ candidates: [aCandidateRecord({ experience_details, education_details, applications: [] })] });
    expect(await store.ask(({ candidates }) => candidates.withEmail(email('maria.santos@example.org')))).toMatchObject(
      O.some({
        phone: '+13125550142',
        zip: '60625',
        experience: [experience_details[0], { ...experience_details[1], to: undefined }],
        education: education_details,
      }),
    );
  });

  it.each([
    ['+91', '98200 98200', '+919820098200'],
    [undefined, '(312) 555-0142', '+13125550142'],
    ['+1', '+1 312 555 0142', '+13125550142'],
    ['+1', '', undefined],
    [undefined, '\u202D+91 98200 98200\u202C', '+919820098200'],
    [undefined, '(+91) 98200 98200', '+919820098200'],
    [undefined, 'tel:+919820098200', '+919820098200'],
    [undefined, '\uFF0B91 98200 98200', '+919820098200'],
  ])('a phone of %s, %j [R19]', async (country, phone, kept) => {
    const store = anEmptyStore();
    await store.load({ candidates: [aCandidateRecord({ country, phone, applications: [] })] });
    const found = await store.ask(({ candidates }) => candidates.withEmail(email('maria.santos@example.org')));
    expect(found).toMatchObject(O.some({ phone: kept }));
  });

  it('a candidate with an empty last name, as systems keep somebody who has one name', async () => {
    const store = anEmptyStore();
    await store.load({ candidates: [aCandidateRecord({ lastname: '', applications: [] })] });
    const found = await store.ask(({ candidates }) => candidates.withEmail(email('maria.santos@example.org')));
    expect(found).toMatchObject(O.some({ lastName: '' }));
  });

  it.each([
    ['\u3164', ''],
    [' \u2800', ''],
    [null, ''],
    [' Dana Reyes', 'Dana Reyes'],
  ])('a hiring manager named %j is kept as %j', async (hm_name, name) => {
    const store = anEmptyStore();
    await store.load(
      aFile({
        positions: [aPositionRecord({ hm_id: 900, hm_name })],
        conversations: [{ candidate: aCandidateRecord().email, position_id: 101, hm_id: 900, hm_name }],
      }),
    );
    expect(await store.ask(({ positions }) => positions.withId(positionId(101)))).toMatchObject(
      O.some({ hiringManager: { name } }),
    );
    expect(await store.ask(({ chat }) => chat.ofManager(hiringManagerId(900)))).toMatchObject([
      { hiringManagerName: name },
    ]);
  });

  it('several files count as one, whichever holds what', async () => {
    const { positions, slots, candidates } = aFile();
    expect(await anEmptyStore().load({ candidates }, { slots }, { positions })).toMatchObject({ applications: 1 });
  });

  it('times and applications can be loaded later, for a position that the store has', async () => {
    const store = anEmptyStore();
    const { positions, slots, candidates } = aFile();
    await store.load({ positions });
    expect(await store.load({ slots })).toMatchObject({ slots: 2 });
    expect(await store.load({ candidates })).toMatchObject({ applications: 1 });
  });
});

describe('the same file twice changes nothing', () => {
  const everything = async (store: ImportedStore) => ({
    times: await freeTimes(store),
    position: await store.ask(({ positions }) => positions.withId(positionId(101))),
    applications: await applicationsOf(store, 'maria.santos@example.org'),
  });

  it('not even for an appointment that holds the last place', async () => {
    const store = anEmptyStore();
    await store.load(withApplication({ interview }));
    const before = await everything(store);
    expect(await store.load(withApplication({ interview }))).toMatchObject({ applications: 1 });
    expect(await everything(store)).toEqual(before);
  });

  it('an existing application is left as it is; a name and a position are updated', async () => {
    const store = anEmptyStore();
    await store.load(aFile());
    await store.load({
      positions: [aPositionRecord({ position_name: 'Night caregiver' })],
      candidates: [aCandidateRecord({ firstname: 'Marisa', applications: [anApplicationRecord({ status: 14 })] })],
    });
    const { position, applications } = await everything(store);
    expect(position).toMatchObject(O.some({ positionName: 'Night caregiver' }));
    expect(applications).toMatchObject([{ application: { status: { name: 'pending' } } }]);
    expect(await store.ask(({ candidates }) => candidates.withEmail(email('maria.santos@example.org')))).toMatchObject(
      O.some({ firstName: 'Marisa' }),
    );
  });

  it('an existing time keeps the appointment that holds it', async () => {
    const store = anEmptyStore();
    await store.load(withApplication({ interview }));
    await store.load({ slots: [aSlotRecord({ slot_to: '10:00', capacity: 2 })] });
    expect((await everything(store)).times).toContainEqual(slot('2026-12-07', '09:30', '10:00'));
    expect((await everything(store)).applications[0]?.application.slot).toEqual(slot('2026-12-07', '09:30', '10:00'));
  });
});

describe('the demo', () => {
  it.each(['2026-11-20', '2027-03-13', '2027-12-31'])(
    'created on %s is an import file like any other',
    async (today) => {
      const file = demoFile(date(today));
      const store = anEmptyStore();
      expect(await store.load(JSON.parse(JSON.stringify(file)))).toMatchObject({
        positions: file.positions.length,
        slots: file.slots.length,
      });
      expect(await store.load(file)).toMatchObject({ candidates: file.candidates.length });
      expect((await applicationsOf(store, 'demo.candidate@example.org')).length).toBeGreaterThanOrEqual(4);
    },
  );
});
