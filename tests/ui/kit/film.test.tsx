/** @jest-environment jsdom */
import { act } from 'react';
import { mounted } from '../../support/mounted';
import { Film } from '../../../ui/kit/film';

describe('An employer’s video', () => {
  it('that fails to load shows a message with a link instead of a black box [spec 1 §2, R29]', () => {
    const { place, render, unmount } = mounted();
    render(<Film src="https://films.example.org/intro.mp4" name="Intro" />);
    const video = place.querySelector('video');
    expect(video?.getAttribute('aria-label')).toBe('Intro');
    act(() => {
      video?.dispatchEvent(new Event('error'));
    });
    expect(place.querySelector('video')).toBeNull();
    expect(place.textContent).toBe('This video does not play here. Open it in a new tab');
    expect(place.querySelector('a')?.href).toBe('https://films.example.org/intro.mp4');
    unmount();
  });
});
