import { roomTroubleView } from '../../../ui/screens/meeting/room.view';

describe('Why there is no room', () => {
  it.each([
    ['NotLoaded', false, 'Try again'],
    ['NotLetIn', false, 'Try again'],
    ['TakenElsewhere', false, 'Try again'],
    ['RoomFull', false, 'Try again'],
    ['RoomBroke', false, 'Try again'],
    ['ConsentMissing', true, 'Back to My Jobs'],
    ['NotAVideoInterview', true, 'Back to My Jobs'],
    ['NoMeetingLink', true, 'Back to My Jobs'],
  ] as const)('%s: the button leads back: %s [R29, spec 2 §4.6]', (_tag, leadsBack, action) => {
    expect(roomTroubleView({ _tag })).toMatchObject({ leadsBack, action });
  });

  it('a part of the portal that did not load is asked for by a new page: Firefox keeps the failure as long as the old one [R29]', () => {
    expect(roomTroubleView({ _tag: 'NotLoaded' })).toMatchObject({ reloads: true });
    expect(roomTroubleView({ _tag: 'RoomBroke' })).toMatchObject({ reloads: false });
  });

  it('a call that failed can be made again [R29]', () => {
    expect(roomTroubleView({ _tag: 'NoConnection' })).toMatchObject({ leadsBack: false, title: 'You are offline' });
  });
});
