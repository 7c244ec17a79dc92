import { useMemo } from 'react';
import { EMPTY } from 'rxjs';
import type { Camera } from '../../application/tech-check/camera.port';
import { useStream } from '../hooks/use-stream';
import { LevelMeter } from '../kit/level-meter';
import { techCheckTexts } from './tech-check.texts';

interface CameraMeterProps {
  readonly label: string;
  readonly camera: Camera<MediaStream>;
  readonly stream: MediaStream | undefined;
}

/** How loud the microphone is now. */
export const CameraMeter = ({ label, camera, stream }: CameraMeterProps) => {
  const levels = useMemo(() => (stream === undefined ? EMPTY : camera.level(stream)), [camera, stream]);
  const percent = Math.round(useStream(levels, 0) * 100);
  return <LevelMeter label={label} percent={percent} valueText={techCheckTexts.levelValue(percent)} />;
};
