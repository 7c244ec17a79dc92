import { getJobsList } from '../../../adapters/contract/applications/applications.calls';
import { getPosition } from '../../../adapters/contract/applications/applying.calls';
import { drawnId, readDrawnAnswer, writeDrawnAnswer } from '../../../adapters/contract/drawn-answer';
import { positionId } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { answerOf } from '../../support/world/answers';
import { aWorld } from '../../support/world/world';

/** As it travels: written into a page, and read back from it. */
const travelled = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const advertOf = async (title: string) => {
  const { device } = await aWorld({ positions: [aPosition({ positionName: title })] });
  return answerOf(device().api.advert(positionId(4711)));
};

describe('A response embedded in the page', () => {
  it.each(['Caregiver', '</script><script>alert(1)</script>', '<!-- root -->', '\u2028 %VERSION% $& $1'])(
    'arrives unchanged: an advert named %j',
    async (title) => {
      const advert = await advertOf(title);
      const { id, body } = writeDrawnAnswer(getPosition, positionId(4711), advert);
      expect(readDrawnAnswer(getPosition, travelled(body))).toEqual(advert);
      expect(id).toBe('candidate/get_position/4711');
    },
  );

  it("is found by the call's own address, which differs by job", () => {
    expect(drawnId(getPosition, positionId(1))).not.toBe(drawnId(getPosition, positionId(2)));
    expect(drawnId(getJobsList, undefined)).toBe('candidate/get_jobs_list');
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'advert'],
    ['a list of no jobs that lacks the candidate', { statusCode: 200, applications: [] }],
    ['a refusal', { statusCode: 401, error: 'Session timeout please login..!' }],
    ["another call's answer", { statusCode: 200, message: 'sent' }],
  ])('is ignored if it is %s: the page then makes the call', (_, body) => {
    expect(readDrawnAnswer(getJobsList, body)).toBeUndefined();
  });
});
