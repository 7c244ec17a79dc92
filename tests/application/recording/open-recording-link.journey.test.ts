import * as TE from 'fp-ts/TaskEither';
import { openLater, openMailedLink } from '../../../application/recording/open-recording-link.journey';
import { communityId, positionId } from '../../support/builders/applications';
import { candidateId } from '../../support/builders/recording';
import { at } from '../../support/builders/time';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const mine = candidateId(7);
const submitted = { _tag: 'AlreadySubmitted', submission: 'full', at: at('2026-11-20T16:00:00Z') } as const;

describe('Links in emails to a recording [R31]', () => {
  it('an open recording leads to the tour, which asks who is there [spec 2 §4.3]', async () => {
    const asked: unknown[] = [];
    const api = {
      openMailedRecording: (link: unknown) => {
        asked.push(link);
        return TE.right(undefined);
      },
    };
    const link = { ...job, candidateId: mine };
    expect(await openMailedLink({ api })(link, mine)()).toMatchObject({
      _tag: 'LeadsTo',
      place: { _tag: 'SelfRecordTour', ...job, cameFrom: 'emailLink' },
    });
    expect(asked).toEqual([link]);
  });

  it("another candidate's link is not sent", async () => {
    const openMailedRecording = jest.fn();
    const opened = openMailedLink({ api: { openMailedRecording } })({ ...job, candidateId: candidateId(8) }, mine);
    expect(await opened()).toEqual({ _tag: 'LinkOfAnother' });
    expect(openMailedRecording).not.toHaveBeenCalled();
  });

  it.each([
    [submitted, { _tag: 'LeadsTo', place: { _tag: 'PositionClosed', value: 'fullSubmit' } }],
    [
      { ...submitted, submission: 'partial' },
      { _tag: 'LeadsTo', place: { _tag: 'PositionClosed', value: 'partialSubmit' } },
    ],
    [
      { _tag: 'PositionNotOpen', because: 'blocked' },
      { _tag: 'LeadsTo', place: { _tag: 'NoPosts' } },
    ],
    [{ _tag: 'NoConnection' }, { _tag: 'NotOpened', why: { _tag: 'NoConnection' } }],
  ] as const)('%j', async (why, outcome) => {
    const link = { ...job, candidateId: mine };
    expect(await openMailedLink({ api: { openMailedRecording: () => TE.left(why) } })(link, mine)()).toEqual(outcome);
    expect(await openLater({ api: { openRecordingLater: () => TE.left(why) } })(job)()).toEqual(outcome);
  });

  it('later says when its emails were sent, and is due again [R32]', async () => {
    const mails = { mailedAt: at('2026-11-20T16:00:00Z'), againAt: at('2026-11-22T16:00:00Z') };
    expect(await openLater({ api: { openRecordingLater: () => TE.right(mails) } })(job)()).toEqual({
      _tag: 'Later',
      mails,
    });
  });
});
