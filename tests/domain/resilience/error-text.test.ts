import * as fc from 'fast-check';
import { bodyField, bodyText, readErrorText, readStatusCode } from '../../../domain/resilience/error-text';

describe('The error text of a response', () => {
  it.each([
    ['message', { message: 'Slot is gone' }, 'Slot is gone'],
    ['error', { error: 'Slot is gone' }, 'Slot is gone'],
    ['error.message', { error: { message: 'Slot is gone' } }, 'Slot is gone'],
    ['errors[] of texts', { errors: ['Slot is gone', 'Choose another'] }, 'Slot is gone Choose another'],
    ['errors[] of objects', { errors: [{ message: 'Slot is gone' }, 'Choose another'] }, 'Slot is gone Choose another'],
  ])('is read from %s [R4]', (_where, body, text) => {
    expect(readErrorText(body)).toBe(text);
  });

  it.each([
    ['message before error', { message: 'a', error: 'b', errors: ['c'] }, 'a'],
    ['error before errors[]', { error: 'b', errors: ['c'] }, 'b'],
    ['error.message before errors[]', { error: { message: 'b' }, errors: ['c'] }, 'b'],
    ['what says something before what is blank', { message: '  ', error: ' b ' }, 'b'],
    ['what says something before what is no text', { message: 7, error: { message: null }, errors: ['c'] }, 'c'],
    ['errors[] without those that say nothing', { errors: ['', ' ', null, 7, {}, { message: '' }, 'c'] }, 'c'],
  ])('is %s [R4]', (_which, body, text) => {
    expect(readErrorText(body)).toBe(text);
  });

  it.each([
    undefined,
    null,
    '',
    'Slot is gone',
    7,
    true,
    [],
    ['Slot is gone'],
    [{ message: 'Slot is gone' }],
    {},
    { errors: 'Slot is gone' },
    { errors: { message: 'Slot is gone' } },
    { error: ['Slot is gone'] },
    { error: { error: 'Slot is gone' } },
    { statusCode: 406 },
    Object.create({ message: 'inherited' }),
  ])('is empty if %j contains none [R4]', (body: unknown) => {
    expect(readErrorText(body)).toBe('');
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
  it.each([
    [200, { statusCode: 406 }, 406],
    [200, { statusCode: 0 }, 0],
    [401, { statusCode: 200 }, 200],
    [200, {}, 200],
    [401, undefined, 401],
    [502, 'Bad Gateway', 502],
    [200, { statusCode: '406' }, 200],
    [200, [{ statusCode: 406 }], 200],
  ])('over HTTP %d with the body %j is %d: the body takes precedence over HTTP [R4]', (httpStatus, body, status) => {
    expect(readStatusCode(httpStatus, body)).toBe(status);
  });
});

describe('A field of a response', () => {
  it.each([
    [{ a: 1 }, 'a', 1],
    [{ a: 1, b: 2 }, 'b', 2],
    [{ a: 1 }, 'b', undefined],
    [{}, 'toString', undefined],
    [{}, '__proto__', undefined],
    [[1], '0', undefined],
    ['text', 'length', undefined],
    [null, 'a', undefined],
    [undefined, 'a', undefined],
  ])('%j, field %s: %j (own properties only) [R4]', (body, name, value) => {
    expect(bodyField(body, name)).toBe(value);
  });

  it.each([
    [' text ', 'text'],
    ['', ''],
    [7, ''],
    [null, ''],
    [undefined, ''],
    [['text'], ''],
  ])('%j as a text is %j [R4]', (value, text) => {
    expect(bodyText(value)).toBe(text);
  });
});
