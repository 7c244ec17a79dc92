import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

const Screen = styled.video<{ readonly $small: boolean }>`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: 8px;
  background: #10262c;
  object-fit: ${({ $small }) => ($small ? 'cover' : 'contain')};
`;

export interface AnswerFilmProps {
  /** A recording on this device, or the address of one on the server. */
  readonly clip: Blob | string;
  readonly label: string;
  /** What stands there if it can't be played. */
  readonly failed: string;
  /** A thumbnail. */
  readonly small?: boolean;
  /** Asks for another address, because one on the server stops working after a while; it becomes the next `clip`. False: there is none. */
  readonly renew?: (() => Promise<boolean>) | undefined;
}

/** Having played on for this many seconds, an address has worked: the next failure is its age. */
const playedOn = 1;

/**
 * A recorded answer, to be played. Its first frame is shown before it plays. Where an address has stopped working, the answer goes on from a fresh one,
 * once, by itself.
 */
export const AnswerFilm = ({ clip, label, failed, small = false, renew }: AnswerFilmProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const asked = useRef(false);
  const stoppedAt = useRef({ second: 0, played: false });
  const [broke, setBroke] = useState<Blob | string>();
  useLayoutEffect(() => {
    const shown = video.current;
    if (shown === null) return undefined;
    if (typeof clip === 'string') {
      shown.src = clip;
      return undefined;
    }
    const address = URL.createObjectURL(clip);
    // The fragment makes Safari show the first frame.
    shown.src = `${address}#t=0.01`;
    return () => {
      shown.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [clip]);
  if (broke === clip) return <p role="status">{failed}</p>;
  const fail = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void => {
    if (typeof clip !== 'string' || renew === undefined || asked.current) {
      setBroke(clip);
      return;
    }
    asked.current = true;
    stoppedAt.current = { second: currentTarget.currentTime, played: !currentTarget.paused };
    void renew().then((renewed) => {
      if (!renewed) setBroke(clip);
    });
  };
  const goOn = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void => {
    const { second, played } = stoppedAt.current;
    if (!asked.current || second === 0) return;
    currentTarget.currentTime = second;
    // Refused where the browser wants a press first: the film then waits at the same place.
    if (played) void currentTarget.play().catch(() => undefined);
  };
  const works = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void => {
    if (currentTarget.currentTime > stoppedAt.current.second + playedOn) asked.current = false;
  };
  return (
    <Screen
      ref={video}
      $small={small}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={fail}
      onLoadedMetadata={goOn}
      onTimeUpdate={works}
    />
  );
};
