import { codeOf, outlives, readerOf, StatementFailed } from '../../../../adapters/server/postgres/engine/answers';

describe('What is reported of a failed statement', () => {
  it.each([
    [{ code: '23505', detail: 'Key (email)=(maria@example.org) already exists.' }, '23505'],
    [new StatementFailed('ENGINE_ENDED'), 'ENGINE_ENDED'],
    [Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [{ code: 'maria@example.org' }, 'NO_CODE'],
    [{ code: '0042 is your code' }, 'NO_CODE'],
    [new Error('insert into sign_in_codes values (…)'), 'NO_CODE'],
    [undefined, 'NO_CODE'],
    ['a text', 'NO_CODE'],
  ])('is its code alone (%#)', (fault, code) => {
    expect(codeOf(fault)).toBe(code);
  });

  it.each([
    ['23505', true],
    ['57014', true],
    ['55P03', true],
    ['08006', false],
    ['57P01', false],
    ['XX001', false],
    ['ECONNRESET', false],
    ['NO_CODE', false],
  ])('%s leaves a connection that may be used again: %s', (code, usable) => {
    expect(outlives(code)).toBe(usable);
  });
});

describe('The value of a column', () => {
  it.each([
    [20, '42', 42],
    [20, '9007199254740993', '9007199254740993'],
    [23, '-7', -7],
    [701, '3.5', 3.5],
    [701, '-4.9e-324', -4.9e-324],
    [16, 't', true],
    [16, 'f', false],
    [3802, '{"a":[1]}', { a: [1] }],
    [1082, '2026-12-04', '2026-12-04'],
    [1184, '2026-12-04 15:00:00+00', '2026-12-04 15:00:00+00'],
    [25, '', ''],
  ])('of type %i is read the same from both engines: %s', (oid, text, value) => {
    expect(readerOf(oid)(text)).toEqual(value);
  });
});
