import { parameters, sayValue } from '../../../domain/parameters/sheet';
import { numbers } from '../../../domain/parameters/values';

const named = (name: string) => parameters.find((one) => one.name === name);

describe('The table of numbers', () => {
  it.each(parameters)('$name is $value $unit, within what makes sense', ({ value, min, max }) => {
    expect(min).toBeLessThan(max);
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  });

  it.each(parameters)('$name is told in a sentence with its value: $sentence', ({ sentence, value }) => {
    expect(sentence).toMatch(/^[A-Z'].*\.$/);
    expect(sentence.replaceAll(',', '')).toContain(String(value));
    expect(sentence).not.toContain('{}');
  });

  it.each(parameters)('$name has a source: $source', ({ source }) => {
    expect(source).toMatch(/^(ours|R\d+[a-z]?|spec [12] §\d+(\.\d+)?)$/);
  });

  it('has each name once', () => {
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
    expect(new Set(parameters.map(({ sentence }) => sentence)).size).toBe(parameters.length);
  });

  it('says values as people do', () => {
    expect(named('lead_time')?.sentence).toBe('A time can be booked until 90 minutes before it starts.');
    expect(named('resume_link_lifetime')?.sentence).toContain('works for 168 hours.');
    expect(named('hints_kept_for')?.sentence).toContain('for 1 hour while');
    expect(named('longest_message')?.sentence).toBe('A message has at most 4,000 characters.');
    expect(named('probe_bytes')?.sentence).toContain('1,781,287 bytes');
    expect(named('smallest_file')?.sentence).toContain('at least 1 byte.');
    expect(named('some_loss')?.sentence).toBe('A line that loses more than 3 % is low.');
    expect(named('score_to_record')?.sentence).toBe("'Record now' needs 5 Mbps.");
    expect(named('resume_reserve')?.sentence).toContain('leave 1 GB of');
    expect(named('practice_rerecords')?.sentence).toContain('again 1 time.');
  });
});

it.each([
  [1, 'tries', '1 try'],
  [1, 'entries', '1 entry'],
  [2, 'tries', '2 tries'],
  [1, 'links', '1 link'],
  [1, 'MB', '1 MB'],
  [1, 'Mbps', '1 Mbps'],
  [999, 'minutes', '999 minutes'],
  [1_000, 'minutes', '1,000 minutes'],
  [0.5, 'seconds', '0.5 seconds'],
])('%s of %s is said as %s', (value, unit, said) => {
  expect(sayValue(value, unit)).toBe(said);
});

describe('A rule takes its number', () => {
  it.each([
    ['chunk_every', 250],
    ['expiry_redirect', 2_500],
    ['lead_time', 5_400_000],
    ['idle_limit', 172_800_000],
  ] as const)('%s in milliseconds: %d', (name, value) => {
    expect(numbers[name]).toBe(value);
  });

  it.each([
    ['smallest_file', 1],
    ['largest_resume', 10_485_760],
    ['resume_reserve', 1_073_741_824],
  ] as const)('%s in bytes: %d', (name, value) => {
    expect(numbers[name]).toBe(value);
  });

  it('as a count, and a share as a part of 1', () => {
    expect(numbers.codes_per_hour).toBe(5);
    expect(numbers.answer_reserve_share).toBe(0.2);
  });
});
