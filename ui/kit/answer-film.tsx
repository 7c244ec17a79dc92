import { useLayoutEffect, useRef, useState } from 'react';
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
}

/** A recorded answer, to be played. Its first frame is shown before it plays. */
export const AnswerFilm = ({ clip, label, failed, small = false }: AnswerFilmProps) => {
  const video = useRef<HTMLVideoElement>(null);
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
  return (
    <Screen
      ref={video}
      $small={small}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={() => setBroke(clip)}
    />
  );
};
