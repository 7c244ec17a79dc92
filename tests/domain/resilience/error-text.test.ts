import * as fc from 'fast-check';
import { bodyField, bodyText, readErrorText, readStatusCode } from '../../../domain/resilience/error-text';
import { cases } from '../../support/cases/cases';
import { data, number, optional, text } from '../../../adapters/rules/cases/columns';

describe('The error text of a response', () => {
  it.each(cases('resilience/error-text-read', { body: data, text }))('$title', ({ body, text }) => {
    expect(readErrorText(body)).toBe(text);
  });

  it.each(cases('resilience/error-text-none', { body: data }))('$title', ({ body }) => {
    expect(readErrorText(body)).toBe('');
  });

  // What is inherited is not in the response.
  it('is empty if {} contains none [R4]', () => {
    expect(readErrorText(Object.create({ message: 'inherited' }))).toBe('');
  });

  it('is some text of the response, or empty, for any response: reading never fails [R4]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const text = readErrorText(body);
        expect(text).toBe(text.trim());
        const spoken = JSON.stringify(body);
        for (const word of text.split(' ').filter((one) => /^[a-zA-Z]+$/.test(one))) expect(spoken).toContain(word);
      }),
    );
  });

  it('is found in any of its four places, whatever else is there [R4]', () => {
    const places = fc.constantFrom<(text: string) => object>(
      (message) => ({ message }),
      (error) => ({ error }),
      (message) => ({ error: { message } }),
      (text) => ({ errors: [text] }),
      (message) => ({ errors: [{ message }] }),
    );
    const others = fc.dictionary(fc.constantFrom('statusCode', 'data', 'request_id', 'refusal'), fc.jsonValue());
    fc.assert(
      fc.property(places, fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/), others, (place, text, other) => {
        expect(readErrorText({ ...other, ...place(text) })).toBe(text);
      }),
    );
  });
});

describe('The status of a response', () => {
  it.each(cases('resilience/error-text-status', { httpStatus: number, body: data, status: number }))(
    '$title',
    ({ httpStatus, body, status }) => {
      expect(readStatusCode(httpStatus, body)).toBe(status);
    },
  );
});

describe('A field of a response', () => {
  it.each(cases('resilience/error-text-field', { body: data, name: text, value: optional(number) }))(
    '$title',
    ({ body, name, value }) => {
      expect(bodyField(body, name)).toBe(value);
    },
  );

  it.each(cases('resilience/error-text-field-as-text', { value: data, text }))('$title', ({ value, text }) => {
    expect(bodyText(value)).toBe(text);
  });
});
