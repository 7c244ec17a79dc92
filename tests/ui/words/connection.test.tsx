import { connectionStates } from '../../../ui/tech-check/connection-states';
import { Framed } from '../../../ui/gallery/framed';
import { unsaid } from '../../support/read-states';

describe('Word for word', () => {
  it('the low-connection popup: Low connection speed, Internet is too slow, the advice [spec 1 §2, spec 1 §8]', () => {
    const texts = ['Low connection speed', 'Internet is too slow', 'Check your network and refresh the page.'];
    expect(unsaid([connectionStates['low-connection']], texts)).toEqual([]);
  });

  it('the speed dialog: Low connection speed, Error loading image, the timeout [spec 1 §2, spec 1 §8]', () => {
    expect(unsaid([connectionStates['speed-low']], ['Low connection speed', 'Check again'])).toEqual([]);
    expect(unsaid([connectionStates['speed-not-loaded']], ['Error loading image'])).toEqual([]);
    expect(unsaid([connectionStates['speed-timed-out']], ['Nothing arrived within 10 seconds.'])).toEqual([]);
  });

  it('the menu has Check my connection; offline and back online are shown above the page', () => {
    expect(unsaid([() => <Framed menuOpen>{null}</Framed>], ['Check my connection'])).toEqual([]);
    expect(
      unsaid([connectionStates.offline], ['You are offline. We will update this page when you are back.']),
    ).toEqual([]);
    expect(unsaid([connectionStates['back-online']], ['You are back online.'])).toEqual([]);
  });
});
