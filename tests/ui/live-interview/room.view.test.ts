import { states } from '../../../ui/gallery/states';
import { liveTexts } from '../../../ui/live-interview/live-interview.texts';
import { techCheckTexts } from '../../../ui/tech-check/tech-check.texts';
import { read } from '../../support/read-states';
import { roomTroubleView } from '../../../ui/live-interview/room.view';

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

describe('Questions of the interviewer', () => {
  it('come with the newest first, which is read out, and all of them stay [spec 2 §4.6]', () => {
    const seen = read(states['live-room-asked-twice']);
    const first = 'Have you cared for somebody with dementia before?';
    expect(seen.filter((one) => one === first || one === 'Can you work nights?').slice(0, 2)).toEqual([
      'Can you work nights?',
      first,
    ]);
    expect(seen).toContain(liveTexts.newQuestion('Can you work nights?'));
  });
});

it('A microphone that delivers nothing is told of in the room, with what to do, unless it is off', () => {
  const title = techCheckTexts.hushed.silent('microphone');
  expect(read(states['live-room-microphone-silent'])).toContain(title);
  expect(read(states['live-room-microphone-silent'])).toContain(techCheckTexts.hushedTodo.silent('microphone'));
});
