import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const find = (setting: string, usual: string): string | undefined =>
  process.env[setting] ?? [usual].find((path) => existsSync(path));
const program = find('PULSEAUDIO_PATH', '/usr/bin/pulseaudio');
const ffmpeg = find('FFMPEG_PATH', '/usr/bin/ffmpeg');

/** Why nothing can be heard here; undefined: PulseAudio and ffmpeg are there. */
export const soundMissing: string | undefined =
  ['SKIP_PULSEAUDIO', 'SKIP_FFMPEG'].flatMap((name) => (process.env[name] === undefined ? [] : `${name} is set`))[0] ??
  (program === undefined || ffmpeg === undefined
    ? 'no PulseAudio with ffmpeg was found (PULSEAUDIO_PATH, FFMPEG_PATH)'
    : undefined);

/** Loudspeakers that nobody hears, one for each name: what a browser plays there can be measured. */
export interface Loudspeakers {
  /** The environment of a browser that plays on this one. */
  readonly env: (name: string) => Readonly<Record<string, string>>;
  /** The mean volume of two seconds, in dB: about -91 is silence. */
  readonly volume: (name: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** PulseAudio with a null sink for each name, on a socket of its own. */
export const startLoudspeakers = async (...names: readonly string[]): Promise<Loudspeakers> => {
  const folder = await mkdtemp(join(tmpdir(), 'loudspeakers-'));
  const socket = join(folder, 'native');
  const modules = [
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ...names.map((name) => `module-null-sink sink_name=${name}`),
  ];
  const child = spawn(
    program ?? 'pulseaudio',
    [
      ...[
        '-n',
        '--daemonize=no',
        '--use-pid-file=no',
        '--exit-idle-time=-1',
        '--log-target=stderr',
        '--log-level=info',
      ],
      ...modules.flatMap((module) => ['-L', module]),
    ],
    { env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error(`PulseAudio did not start: ${log}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('Daemon startup complete')) resolve();
    });
  });
  return {
    env: (name) => ({ PULSE_SERVER: `unix:${socket}`, PULSE_SINK: name }),
    volume: async (name) => {
      const { stderr } = await promisify(execFile)(
        ffmpeg ?? 'ffmpeg',
        ['-hide_banner', '-f', 'pulse', '-i', `${name}.monitor`, '-t', '2', '-af', 'volumedetect', '-f', 'null', '-'],
        { env: { ...process.env, PULSE_SERVER: `unix:${socket}` } },
      );
      const mean = /mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1];
      if (mean === undefined) throw new Error(stderr);
      return Number(mean);
    },
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
