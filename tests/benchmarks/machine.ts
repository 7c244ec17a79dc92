import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { version } from '../../package.json';

/** The machine of the measurements: without it the figures mean nothing. */
export interface Machine {
  readonly portal: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly node: string;
  readonly platform: string;
  /** The load average of the last minute; above the number of cores, times are too long. */
  readonly loadBefore: number;
}

export const machine = (): Machine => ({
  portal: version,
  cores: availableParallelism(),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
});

export const inWords = ({ portal, cores, processor, memoryGb, node, platform, loadBefore }: Machine): string =>
  `Portal ${portal} on ${cores} cores (${processor}), ${memoryGb} GB, ${platform}, Node ${node}; load before: ${loadBefore}`;
