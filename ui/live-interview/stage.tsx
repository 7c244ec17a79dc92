import VideoOff from 'lucide-react/icons/video-off';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { keepPlaying } from '../kit/keep-playing';
import { liveTexts as t } from './live-interview.texts';

/* The pictures of a room. */

const Box = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  height: 100%;
  border-radius: 8px;
  background: #10262c;
  color: #fff;

  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Caption = styled.p`
  position: absolute;
  inset: auto auto 8px 8px;
  max-width: calc(100% - 16px);
  padding: 2px 10px;
  border-radius: 8px;
  background: rgb(8 20 24 / 75%);
  font-size: var(--small);
  overflow-wrap: anywhere;
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 16px;
  background: #10262c;
  text-align: center;
`;

const Hear = styled.div`
  position: absolute;
  inset: auto 0 48px;
  display: grid;
  justify-items: center;
`;

export interface PeerPictureProps {
  readonly name: string;
  /** Shown in place of the picture. */
  readonly cameraOff: string | undefined;
  readonly muted: string | undefined;
  readonly stream: MediaStream | undefined;
  /** The devices that the browser lists. After a headset is plugged in or out, the sound is played anew. */
  readonly devices: unknown;
  /** Called with the element, for the picture over other windows. */
  readonly videoRef: (video: HTMLVideoElement | null) => void;
}

/**
 * The other person's video and audio, each in an element of its own: Chromium starts a video with sound only at its first picture, and somebody without a
 * camera would not be heard. If a browser wants a press before it plays audio, there is a button for it.
 */
export const PeerPicture = ({ name, cameraOff, muted, stream, devices, videoRef }: PeerPictureProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const playing = useRef<ReturnType<typeof keepPlaying>>(undefined);
  const [silenced, setSilenced] = useState(false);
  useLayoutEffect(() => {
    videoRef(video.current);
    return () => videoRef(null);
  }, [videoRef]);
  useLayoutEffect(() => {
    const [shown, heard] = [video.current, audio.current];
    if (shown === null || heard === null || stream === undefined) return undefined;
    const picture = keepPlaying(shown, stream, () => undefined);
    const sound = keepPlaying(heard, new MediaStream(stream.getAudioTracks()), setSilenced);
    playing.current = sound;
    return () => {
      picture.stop();
      sound.stop();
    };
  }, [stream]);
  useLayoutEffect(() => playing.current?.again(), [devices]);
  return (
    <Box>
      <video ref={video} aria-label={name} playsInline muted />
      <audio ref={audio} />
      {cameraOff !== undefined && <Middle aria-hidden="true">{name}</Middle>}
      {silenced && (
        <Hear>
          <Button
            look="primary"
            // Any press plays it, and this is one.
            onClick={() => playing.current?.again()}
          >
            {t.hear}
          </Button>
        </Hear>
      )}
      <Caption>{[cameraOff ?? name, ...(muted === undefined ? [] : [muted])].join(' · ')}</Caption>
    </Box>
  );
};

/** In place of the name, too: the corner of a phone has room for a few words. */
const NoPicture = styled(Middle)`
  align-content: center;
  gap: 2px;
  padding: 4px;
  font-size: var(--small);
  line-height: 1.25;
`;

const Own = styled(Box)`
  video {
    object-fit: cover;
    /* As in a mirror. */
    transform: scaleX(-1);
  }
`;

/** The user's own picture, small and muted. */
export const OwnPicture = ({ stream }: { readonly stream: MediaStream | undefined }) => {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const shown = video.current;
    return shown === null || stream === undefined ? undefined : keepPlaying(shown, stream, () => undefined).stop;
  }, [stream]);
  return (
    <Own>
      {stream === undefined ? (
        <NoPicture>
          <VideoOff size={20} />
          {t.ownCameraOff}
        </NoPicture>
      ) : (
        <>
          <video ref={video} aria-label={t.preview} playsInline muted />
          <Caption>{t.you}</Caption>
        </>
      )}
    </Own>
  );
};

const Holder = styled.div`
  width: 100%;
  /* Leave stays in view below it. */
  height: clamp(260px, 100dvh - 400px, 640px);

  > div {
    width: 100%;
    height: 100%;
  }
`;

/** The provider's own page. */
export const FrameHolder = ({ frame }: { readonly frame: HTMLElement }) => {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.querySelector('iframe')?.setAttribute('title', t.frame);
    holder.current?.append(frame);
    return () => frame.remove();
  }, [frame]);
  return <Holder ref={holder} role="group" aria-label={t.frame} />;
};
