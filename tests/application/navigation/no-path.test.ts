import * as O from 'fp-ts/Option';
import { fromPath, jobFromPath } from '../../../application/navigation/path';

describe('No destination', () => {
  it.each([
    '',
    ' ',
    'candidateportal',
    'https://evil.example/candidateportal',
    '//evil.example',
    '//candidateportal',
    '///candidateportal',
    '//schedule/42/4711',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\candidateportal',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//candidateportal',
    'data:text/html,candidateportal',
    ' /candidateportal',
    '/candidateportal ',
    '/candidateportal\n',
    '\t/candidateportal',
    '/candidateportal//',
    '/candidateportal/..',
    '/candidateportal/../../etc',
    '/%63andidateportal',
    '/CandidatePortals',
    '/./candidateportal',
    '/success',
    '/schedule/42',
    '/schedule/42/4711/again/1',
    '/schedule/42/4711/reschedule/1',
    '/success/42/4711/reschedule',
    '/schedule//4711',
    'evil.example/schedule/42/4711',
    'javascript:alert(1)/schedule/42/4711',
    'schedule/42/4711',
    '/unknown/42/4711',
    '/__proto__',
    '/constructor/1/2',
  ])('is %j: another origin, another app, or not a page of ours [R2]', (path) => {
    expect(fromPath(path)).toEqual(O.none);
  });

  it.each([
    '0',
    '042',
    '00',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1 ',
    '',
    '12345678901',
    'Ab3xYz90Kq12',
    '%31',
    '١',
    'NaN',
    'Infinity',
  ])('has %j for a plain id, of a community or of a position [R1]', (id) => {
    expect(fromPath(`/schedule/${id}/4711`)).toEqual(O.none);
    expect(fromPath(`/schedule/42/${id}`)).toEqual(O.none);
    expect(fromPath(`/success/${id}/4711`)).toEqual(O.none);
    expect(jobFromPath(id, '4711')).toEqual(O.none);
    expect(jobFromPath('42', id)).toEqual(O.none);
  });
});
