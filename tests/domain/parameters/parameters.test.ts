import { deviceNumbers } from '../../../domain/parameters/device-values';
import { parameters, sayValue } from '../../../domain/parameters/sheet';
import { numbers } from '../../../domain/parameters/values';
import { cases } from '../../support/cases/cases';
import { number, oneOf, text } from '../../../adapters/rules/cases/columns';

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

it.each(cases('parameters/parameters-said', { value: number, unit: text, said: text }))(
  '$title',
  ({ value, unit, said }) => {
    expect(sayValue(value, unit)).toBe(said);
  },
);

describe('A rule takes its number', () => {
  it.each(
    cases('parameters/parameters-in-milliseconds', {
      name: oneOf('idle_limit', 'expiry_redirect', 'lead_time', 'chunk_every'),
      value: number,
    }),
  )('$title', ({ name, value }) => {
    expect({ ...numbers, ...deviceNumbers }[name]).toBe(value);
  });

  it.each(
    cases('parameters/parameters-in-bytes', {
      name: oneOf('smallest_file', 'largest_resume', 'resume_reserve'),
      value: number,
    }),
  )('$title', ({ name, value }) => {
    expect(numbers[name]).toBe(value);
  });

  it('as a count, and a share as a part of 1', () => {
    expect(numbers.codes_per_hour).toBe(5);
    expect(numbers.answer_reserve_share).toBe(0.2);
  });
});
