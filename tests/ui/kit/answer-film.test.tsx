/** @jest-environment jsdom */
import { act } from 'react';
import { mounted } from '../../support/mounted';
import { AnswerFilm } from '../../../ui/kit/answer-film';

describe('A recorded answer', () => {
  let page: ReturnType<typeof mounted>;
  const renew = jest.fn<Promise<boolean>, []>();

  const show = (clip: string): void =>
    page.render(<AnswerFilm clip={clip} label="Your answer" failed="It does not play" renew={renew} />);
  const video = (): HTMLVideoElement => {
    const found = page.place.querySelector('video');
    if (found === null) throw new Error('There is no film.');
    return found;
  };
  const happens = (event: string, second = 0): void => {
    act(() => {
      if (second > 0) video().currentTime = second;
      video().dispatchEvent(new Event(event));
    });
  };

  beforeEach(() => {
    renew.mockReset().mockResolvedValue(true);
    page = mounted();
    show('/answer?signed=first');
  });
  afterEach(() => {
    page.unmount();
  });

  it('goes on from a fresh link where its first one stopped working, by itself [R35]', () => {
    happens('error', 42);
    expect(renew).toHaveBeenCalledTimes(1);
    show('/answer?signed=second');
    expect(video().getAttribute('src')).toBe('/answer?signed=second');
    video().currentTime = 0;
    happens('loadedmetadata');
    expect(video().currentTime).toBe(42);
  });

  it('asks for a fresh link once: one that does not play either is told', () => {
    happens('error');
    show('/answer?signed=second');
    happens('error');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(page.place.textContent).toBe('It does not play');
  });

  it('says so at once where no fresh link can be had, as offline', async () => {
    renew.mockResolvedValue(false);
    happens('error');
    await act(() => Promise.resolve());
    expect(page.place.textContent).toBe('It does not play');
  });

  it('asks again when a fresh link has played and is too old in its turn', () => {
    happens('error', 42);
    show('/answer?signed=second');
    happens('timeupdate', 300);
    happens('error', 300);
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
