import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { keepPlaying } from './keep-playing';

const Picture = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: 8px;
  background: #10262c;
  object-fit: cover;
  /* As in a mirror: people expect to see themselves so. */
  transform: scaleX(-1);
`;

export interface LivePictureProps {
  readonly label: string;
  readonly stream: MediaStream;
}

/** What a camera delivers, live and silent. */
export const LivePicture = ({ label, stream }: LivePictureProps) => {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const shown = video.current;
    return shown === null ? undefined : keepPlaying(shown, stream, () => undefined).stop;
  }, [stream]);
  return <Picture ref={video} aria-label={label} playsInline muted />;
};
