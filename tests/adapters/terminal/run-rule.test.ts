import { rules } from '../../../adapters/rules/rules';
import { runRule } from '../../../adapters/terminal/run-rule';
import { answered, complaints } from './asked';

const now = '2026-11-21T15:00:00Z';
const names = rules.map(({ name }) => name);

describe('rules NAME', () => {
  it.each(names)('%s answers a list with a list, and an empty list with an empty one', (name) => {
    expect(answered(name, [])).toEqual([]);
  });

  it('answers one question with one answer, and a list in its order', () => {
    expect(answered('zip', { value: '60601' })).toEqual({ valid: true });
    expect(answered('zip', [{ value: '60601' }, { value: 'x' }])).toEqual([
      { valid: true },
      { valid: false, message: 'Invalid pincode' },
    ]);
  });

  it.each(names)('%s refuses anything but an object, with its place in the list', (name) => {
    expect(complaints(name, 4)).toEqual(['the whole: expected an object, found 4']);
    expect(complaints(name, [null, []])).toEqual([
      '[0]: expected an object, found null',
      '[1]: expected an object, found []',
    ]);
  });

  it('prints every error of every question on its own line, and answers none of them', () => {
    expect(complaints('guard', [{ screen: 'schedule', status: 1 }, { screen: 'attic', status: 'one' }, {}])).toEqual([
      expect.stringMatching(/^\[1\]\.screen: expected one of schedule, .*, self_record, found "attic"$/),
      '[1].status: expected number, found "one"',
      expect.stringMatching(/^\[2\]\.screen: expected one of .*, found nothing$/),
      '[2].status: expected number, found nothing',
    ]);
  });

  const badlyPut: readonly (readonly [name: string, question: unknown, faults: readonly string[]])[] = [
    ['status', { status: '0' }, ['status: expected number, found "0"']],
    [
      'card-actions',
      { now: '2026-11-21T10:00', can_reschedule_video: 2, available_video_reschedules: 'two', upload_resume: 3 },
      [
        'upload_resume: expected one of 0, 1, 2, found 3',
        'can_reschedule_video: expected true, false, 1 or 0, found 2',
        'available_video_reschedules: expected number, found "two"',
        'now: expected an instant, ISO 8601 with a zone, found "2026-11-21T10:00"',
      ],
    ],
    [
      'progress',
      { applied_status: 3, position_id: 1.5 },
      ['position_id: expected a position id, found 1.5', 'applied_status: expected one of 0, 1, 2, found 3'],
    ],
    [
      'lifecycle',
      { act: 'vanish', slot: { slot_date: '2026-11-23', slot_from: '09:00' }, now },
      [
        expect.stringMatching(/^act: expected one of pass_screening, .*, submit_recording, found "vanish"$/),
        'slot.slot_to: expected a time HH:mm, found nothing',
      ],
    ],
    [
      'lifecycle',
      [
        { act: 'withdraw', now },
        { act: 'book', now },
      ],
      ['[1].slot: expected the slot to take, found nothing'],
    ],
    [
      'apply-result',
      { token: 7, published: 'yes', statusCode: '200', position_id: -1 },
      [
        'token: expected string, found 7',
        'published: expected true, false or a number, found "yes"',
        'statusCode: expected number, found "200"',
        'position_id: expected a position id, found -1',
      ],
    ],
    [
      'skill-filter-result',
      { status: true, upload_resume: '1' },
      ['status: expected number, found true', 'upload_resume: expected one of 0, 1, 2, found "1"'],
    ],
    ['sign-in-destination', { login_check: 1 }, ['login_check: expected string, found 1']],
    ['guard', { screen: 'onsite', status: null }, ['status: expected number, found null']],
    [
      'booking',
      { screen: 'onsite', status: 32, slot_to: '9:30 AM' },
      ['slot_to: expected a time HH:mm, found "9:30 AM"'],
    ],
    [
      'cancel',
      { interview_type: 'phone' },
      ['interview_type: expected one of video_interview, in_person_interview, self_record_interview, found "phone"'],
    ],
    [
      'join',
      { schedule_time: 'soon', now: 0, link: '', status: 0 },
      [
        'schedule_time: expected an instant, ISO 8601 with a zone, found "soon"',
        'now: expected an instant, ISO 8601 with a zone, found 0',
      ],
    ],
    [
      'slots',
      {
        now: '2026-11-21T10:00:00Z',
        day_view_slots: [{ date: '2026-02-30', slots: [{ slot_from: '24:00', slot_to: '25:00' }] }],
      },
      [
        'day_view_slots[0].date: expected a date YYYY-MM-DD, found "2026-02-30"',
        'day_view_slots[0].slots[0].slot_from: expected a time HH:mm, found "24:00"',
        'day_view_slots[0].slots[0].slot_to: expected a time HH:mm, found "25:00"',
      ],
    ],
    [
      'date-filter',
      { today: 'today', end: '21.11.2026' },
      ['today: expected a date YYYY-MM-DD, found "today"', 'end: expected a date YYYY-MM-DD, found "21.11.2026"'],
    ],
    [
      'phone',
      { phone: 3125550142 },
      ['country: expected string, found nothing', 'phone: expected string, found 3125550142'],
    ],
    ['zip', { value: 60601 }, ['value: expected string, found 60601']],
    ['email', {}, ['value: expected string, found nothing']],
    ['otp', { value: null }, ['value: expected string, found null']],
    ['resume', { name: 'cv.pdf', size: '1' }, ['size: expected number, found "1"']],
    [
      'submission',
      { upload_resume_flag: 'yes', proceed_without_resume: 0 },
      ['upload_resume_flag: expected true, false, 1 or 0, found "yes"'],
    ],
    [
      'experience',
      {
        entries: [
          { title: ' ', company: 'Rosewood', from: '2026-12', to: '' },
          { title: 'Cook', company: 'Rosewood', from: '2024-05', to: '2024-04' },
          { title: 'Cook', company: 'Rosewood', from: 'May', to: '' },
        ],
        today: '2026-11-21',
      },
      [
        'entries[0].title: Required, found " "',
        'entries[0].from: Choose November 2026 or an earlier month, found "2026-12"',
        'entries[1].from: Start date should not be greater than end date, found "2024-05"',
        'entries[2].from: Choose a month and a year, found "May"',
      ],
    ],
  ];

  it.each(badlyPut)('%s names the path of each fault in %j', (name, question, expected) => {
    expect(complaints(name, question)).toEqual(expected);
  });

  it('has shown errors for every rule', () => {
    expect([...new Set(badlyPut.map(([name]) => name))]).toEqual(names);
  });

  it.each([
    ['', 'standard input: expected a JSON object or a list of them, found nothing\n'],
    [' \n', 'standard input: expected a JSON object or a list of them, found nothing\n'],
    ['{"status":', expect.stringMatching(/^standard input: expected JSON: SyntaxError.*\n$/)],
    ['{\n"status"\n7}', expect.stringMatching(/^standard input: expected JSON: SyntaxError.*\n$/)],
  ])('says on one line that %j is not JSON', (input, stderr) => {
    expect(runRule('status', input)).toEqual({ exit: 2, stdout: '', stderr });
  });

  it('reads a file that begins with a byte order mark', () => {
    expect(runRule('zip', '\uFEFF{"value":"60601"}\r\n')).toMatchObject({ exit: 0, stderr: '' });
  });

  it.each([
    ['statuses', 'There is no rule "statuses". Did you mean status? All: rules\n'],
    ['jion', 'There is no rule "jion". Did you mean join? All: rules\n'],
    ['toString', 'There is no rule "toString". All: rules\n'],
  ])('says in one line that there is no rule %j', (name, stderr) => {
    expect(runRule(name, '{}')).toEqual({ exit: 2, stdout: '', stderr });
  });

  it.each([[undefined, 'Name a rule. There are:']])('lists every rule with its shape for %j', (name, first) => {
    const { exit, stdout, stderr } = runRule(name, '{}');
    const [line, ...list] = stderr.split('\n').slice(0, -1);
    expect([exit, stdout, line]).toEqual([2, '', first]);
    expect(list.map((one) => one.trim().split(' ')[0])).toEqual(names);
  });
});
