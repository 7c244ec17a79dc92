import type { ReactElement } from 'react';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { Elsewhere } from './elsewhere';
import { useFacts, type RecordingFacts } from './use-facts';
import { useWay } from './use-way';
import { WayFailed, WayWaiting } from './way-page';

/** What is known about the job of a page around a recording. */
export interface KnownJob {
  readonly job: Job;
  readonly position: Position;
  readonly application: Application;
  readonly facts: RecordingFacts;
}

export interface OfJobProps {
  readonly job: Job;
  readonly heading: string;
  readonly page: (known: KnownJob) => ReactElement;
}

/** A page that waits for its job and for what was recorded of it. */
export const OfJob = ({ job, heading, page }: OfJobProps) => {
  const way = useWay(job);
  const facts = useFacts(job);
  switch (way._tag) {
    case 'Failed':
      return <WayFailed heading={heading} failure={way.failure} onRetry={way.retry} />;
    case 'Elsewhere':
      return <Elsewhere place={way.place} />;
    case 'Loading':
      return <WayWaiting heading={heading} />;
    case 'There':
      return facts === undefined ? (
        <WayWaiting heading={heading} />
      ) : (
        page({ job, position: way.position, application: way.application, facts })
      );
  }
};
