import * as TE from 'fp-ts/TaskEither';
import { getJobsList } from '../../../adapters/contract/calls/applications';
import { calls } from '../../../adapters/contract/calls';
import { sessionEnd, watchingSession } from '../../../adapters/contract/client';
import type { CallFailure } from '../../../application/failure';

const timeout = 'Session timeout please login..!';
const unauthorized: CallFailure = { _tag: 'SessionEnded', message: 'No session.', requestId: undefined };
const notAcceptable = (message: string): CallFailure => ({ _tag: 'NotAcceptable', message, requestId: undefined });

/** New calls are covered as soon as they are in the contract. */
describe('The end of a session [R3b]', () => {
  const watched = calls.filter(({ access, name }) => access !== 'public' && name !== 'sign_out');

  it.each(watched)('is told when $name answers 401', (call) => {
    expect(sessionEnd(call, unauthorized)).toBe(timeout);
  });

  it.each(calls.filter((call) => !watched.includes(call)))(
    'is not told by $name, which shows no token or ends the session itself',
    (call) => {
      expect(sessionEnd(call, unauthorized)).toBeUndefined();
    },
  );

  it("is told when a candidate's read of a position answers 406, and by no other call [spec 2 §6]", () => {
    const ending = calls.filter((call) => sessionEnd(call, notAcceptable('No.')) !== undefined);
    expect(ending.map(({ name }) => name)).toEqual(['get_position_data']);
    for (const call of ending) {
      expect(sessionEnd(call, notAcceptable('No.'))).toBe('No.');
      expect(sessionEnd(call, notAcceptable(''))).toBe('Please login again!!');
    }
  });

  it.each<CallFailure>([
    { _tag: 'NoConnection' },
    { _tag: 'AnswerLost' },
    { _tag: 'PartMissing' },
    { _tag: 'TooManyCalls', requestId: undefined },
    { _tag: 'ServerFault', message: '', requestId: undefined },
    { _tag: 'NoContent', message: '', requestId: undefined },
    { _tag: 'NoPosition', message: '', requestId: undefined },
    { _tag: 'UnreadableAnswer', call: 'get_jobs_list', requestId: undefined },
  ])('is not told by $_tag', (failure) => {
    expect(calls.map((call) => sessionEnd(call, failure))).toEqual(calls.map(() => undefined));
  });

  it('is told to the page, and the caller learns it too', async () => {
    const said: string[] = [];
    const line = watchingSession(
      () => () => TE.left(unauthorized),
      (message) => said.push(message),
    );
    expect(await line(getJobsList)()()).toMatchObject({ left: unauthorized });
    expect(said).toEqual([timeout]);
  });
});
