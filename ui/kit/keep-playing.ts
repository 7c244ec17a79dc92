/** Told whether the browser wants a press before it plays. */
type Refused = (isRefused: boolean) => void;

interface Playing {
  /** Something changed that may have stopped it. */
  readonly again: () => void;
  readonly stop: () => void;
}

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Plays what is live in an element, and plays it again whenever something stops it: the system during a phone call, a headset that is unplugged, a tab in
 * the background.
 */
export const keepPlaying = (element: HTMLMediaElement, stream: MediaStream, refused: Refused): Playing => {
  let over = false;
  const play = (): void => {
    element.play().then(
      () => {
        if (!over) refused(false);
      },
      (error: unknown) => {
        // Any other failure is an interruption, after which the element is played again.
        if (!over && isRefusal(error)) refused(true);
      },
    );
  };
  const again = (): void => {
    if (element.paused) play();
  };
  element.srcObject = stream;
  play();
  element.addEventListener('pause', again);
  const { ownerDocument: page } = element;
  const moments = ['visibilitychange', 'pointerup', 'keyup'] as const;
  for (const moment of moments) page.addEventListener(moment, again);
  return {
    again,
    stop: () => {
      over = true;
      element.removeEventListener('pause', again);
      for (const moment of moments) page.removeEventListener(moment, again);
      element.srcObject = null;
    },
  };
};
