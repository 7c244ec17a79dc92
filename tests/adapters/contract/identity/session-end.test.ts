import { bearerOf, sessionEnd, type SendWithToken } from '../../../../adapters/contract/bearer';
import { calls } from '../../../../adapters/contract/calls';
import { getJobsList } from '../../../../adapters/contract/applications/applications.calls';
import { sendOtp, signOut } from '../../../../adapters/contract/identity/identity.calls';
import { answerUpload } from '../../../../adapters/contract/recording/recording.calls';
import { resumeUpload } from '../../../../adapters/contract/resumes/resumes.calls';
import { schedulingCalls } from '../../../../adapters/contract/scheduling/scheduling.calls';
import type { CallFailure } from '../../../../application/failure';
import { communityId, positionId } from '../../../support/builders/applications';
import { date } from '../../../support/builders/time';

const timeout = 'Session timeout please login..!';
const unauthorized: CallFailure = { _tag: 'SessionEnded', message: 'No session.', requestId: undefined };
const notAcceptable = (message: string): CallFailure => ({ _tag: 'NotAcceptable', message, requestId: undefined });

/** New calls are covered as soon as they are in the contract. */
describe('The end of a session [R3b]', () => {
  const watched = calls.filter(({ access, name }) => access !== 'public' && name !== 'sign_out');

  it.each(watched)('is reported when $name answers 401', (call) => {
    expect(sessionEnd(call, unauthorized)).toBe(timeout);
  });

  it.each(calls.filter((call) => !watched.includes(call)))(
    'is not reported for $name, which sends no token or ends the session itself',
    (call) => {
      expect(sessionEnd(call, unauthorized)).toBeUndefined();
    },
  );

  it("is reported when a candidate's read of a position answers 406, and for no other call [spec 2 §6]", () => {
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
  ])('is not reported for $_tag', (failure) => {
    expect(calls.map((call) => sessionEnd(call, failure))).toEqual(calls.map(() => undefined));
  });

  it.each<readonly [CallFailure, string | undefined]>([
    [notAcceptable('This link is no longer valid'), 'This link is no longer valid'],
    [notAcceptable(''), 'Please login again!!'],
    [unauthorized, timeout],
    [{ _tag: 'NoConnection' }, undefined],
  ])(
    "is reported when the slot search of a follow-up's link answers 406: %j, %s [spec 2 §4.11, R55]",
    (failure, said) => {
      const job = { communityId: communityId(42), positionId: positionId(4711) };
      const search = { ...job, kind: 'video', range: { start: date('2026-12-04'), end: date('2026-12-11') } } as const;
      expect(sessionEnd(schedulingCalls.findSlots.callFor({ ...search, followUp: true }), failure)).toBe(said);
      const plain = schedulingCalls.findSlots.callFor(search);
      expect(sessionEnd(plain, failure)).toBe(failure._tag === 'SessionEnded' ? timeout : undefined);
    },
  );
});

describe('A request that carries a token', () => {
  const failureIn = (answer: CallFailure | undefined) => answer;
  /** The token that each attempt sent, and what the page was told. */
  const carried = async (
    tokens: readonly (string | undefined)[],
    answers: readonly (CallFailure | undefined)[],
    admitted: Parameters<SendWithToken>[0] = getJobsList,
  ) => {
    const [said, shown]: [string[], (string | undefined)[]] = [[], []];
    let reads = 0;
    const token = () => {
      reads += 1;
      return tokens[Math.min(reads, tokens.length) - 1];
    };
    const carry = bearerOf({ token, onSessionEnd: (message) => said.push(message) })();
    const ask = (headers: Readonly<Record<string, string>>) =>
      Promise.resolve(answers[shown.push(headers['authorization']) - 1]);
    const answer = await carry(admitted, ask, failureIn);
    return { said, shown, answer };
  };

  it('tells the page that its response ended the session, and the caller learns it too', async () => {
    expect(await carried(['a'], [unauthorized])).toEqual({
      said: [timeout],
      shown: ['Bearer a'],
      answer: unauthorized,
    });
  });

  it.each([
    ['a resume', resumeUpload],
    ['a recorded answer', answerUpload],
  ])('does so for a chunk of %s as for any call [R3a, R24]', async (_, kind) => {
    expect((await carried(['a'], [unauthorized], kind)).said).toEqual([timeout]);
  });

  it('is sent once more if the token was replaced meanwhile, and the session goes on [R28]', async () => {
    expect(await carried(['a', 'a', 'b'], [unauthorized, undefined])).toEqual({
      said: [],
      shown: ['Bearer a', 'Bearer b'],
      answer: undefined,
    });
    expect((await carried(['a', 'a', 'b'], [unauthorized, unauthorized])).said).toEqual([timeout]);
  });

  it('keeps the token that was there when it was created: signing out wipes the stored one first [R3a]', async () => {
    expect(await carried(['a', undefined], [unauthorized], signOut)).toMatchObject({ said: [], shown: ['Bearer a'] });
  });

  it('sends no token if none is needed [R3b]', async () => {
    expect(await carried(['a'], [unauthorized], sendOtp)).toMatchObject({ said: [], shown: [undefined] });
  });
});
