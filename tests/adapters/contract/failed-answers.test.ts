import * as E from 'fp-ts/Either';
import { calls } from '../../../adapters/contract/calls';
import { getJobsList } from '../../../adapters/contract/applications/applications.calls';
import { listResumes } from '../../../adapters/contract/resumes/resumes.calls';
import { bookCalls } from '../../../adapters/contract/scheduling/scheduling.calls';
import { readAnswer } from '../../../adapters/contract/envelope';

/* How a client reads a response that is neither a success nor a refusal by a rule (R4). */

const requestId = 'ABCD-EFGH-JKMN';

describe('A response that refuses', () => {
  it.each([
    [202, { _tag: 'NoPosition', message: 'No position' }],
    [204, { _tag: 'NoContent', message: 'No position' }],
    [401, { _tag: 'SessionEnded', message: 'No position' }],
    [406, { _tag: 'NotAcceptable', message: 'No position' }],
    [429, { _tag: 'TooManyCalls' }],
    [500, { _tag: 'ServerFault', message: 'No position' }],
  ])(
    'with %i inside is reported as such, with its words and its request id [R3b, R4, spec 1 §8]',
    (statusCode, failure) => {
      const shapes = [
        { statusCode, error: 'No position' },
        { statusCode, message: 'No position' },
        { statusCode, error: { message: 'No position' } },
        { statusCode, errors: ['No position'] },
      ];
      const told = E.left({ ...failure, requestId });
      for (const body of shapes) {
        expect(readAnswer(bookCalls.video, { httpStatus: 200, body, requestId })).toEqual(told);
        expect(readAnswer(getJobsList, { httpStatus: 200, body, requestId })).toEqual(told);
        expect(readAnswer(listResumes, { httpStatus: 200, body, requestId })).toEqual(told);
      }
      const withoutCode = { error: 'No position' };
      expect(readAnswer(bookCalls.video, { httpStatus: statusCode, body: withoutCode, requestId })).toEqual(told);
    },
  );
});

/** New calls are covered as soon as they are in the contract. */
describe.each(calls)('$name', ({ readRefusal, response }) => {
  it.each([[undefined], [null], ['not JSON'], [7], [[]], [{}], [{ reason: 'NobodyKnows' }], [{ statusCode: 'x' }]])(
    'finds no reason in %j, so that the status decides, and never throws [R4]',
    (found) => {
      expect(readRefusal(found)._tag).toBe('None');
      expect(() => response.isReadable(found)).not.toThrow();
    },
  );
});
