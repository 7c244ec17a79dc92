import type { ReactNode } from 'react';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { techCheckMachine } from '../../application/tech-check/tech-check.live';
import { screenAfterTechCheck } from '../../application/tech-check/after-tech-check.screens';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { Job } from '../../domain/ids/job';
import type { TechCheckFlags, TechCheckReason, TechCheckForm } from '../../domain/positions/flags';
import type { Instant } from '../../domain/time/instant';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useTravel } from '../hooks/use-travel';
import { LivePicture } from '../kit/live-picture';
import { useMachine } from '../kit/use-machine';
import { techCheckTexts as t } from './tech-check.texts';
import { CameraMeter } from './camera-meter';
import { TechCheckPage } from './tech-check-page';
import { PhonePart } from './phone-part';
import { techCheckView } from './tech-check.view';
import { useCopying } from './use-copying';

export interface DeviceCheckProps {
  readonly form: TechCheckForm;
  readonly reason: TechCheckReason | undefined;
  /** Undefined: a standalone check. */
  readonly job: Job | undefined;
  readonly flags: TechCheckFlags | undefined;
  readonly scheduledAt: Instant | undefined;
  readonly joinIsOpen: (now: Instant) => boolean;
  readonly forgetList: () => void;
  /** Another way out of a line that is too slow. */
  readonly later?: ReactNode;
}

/** The check of this device, in any of its three forms. */
export const DeviceCheck = (props: DeviceCheckProps) => {
  const { form, reason, job, flags, scheduledAt, joinIsOpen, forgetList, later } = props;
  const ports = usePorts();
  const travel = useTravel();
  const now = useNow();
  const device = ports.find(areaTokens.device);
  const [state, send] = useMachine(() =>
    techCheckMachine<MediaStream>({
      form,
      reason,
      job,
      flags,
      forgetList,
      api: ports.api,
      clock: ports.clock,
      connectivity: ports.connectivity,
      reporter: ports.reporter,
      camera: device.camera,
      probe: ports.find(areaTokens.networkProbe),
      remembered: device.remembered.read(),
      remember: device.remembered.write,
      rememberPassed: () => device.remembered.setPassed(ports.clock.now()),
      passedAt: device.remembered.passedAt(),
      joinIsOpen: joinIsOpen(ports.clock.now()),
      goTo: (leadsTo) => {
        travel.to(screenAfterTechCheck(leadsTo, job), job && { job });
      },
    }),
  );
  const copying = useCopying();
  const view = techCheckView(state, { form, reason, facts: device.facts, now, scheduledAt });
  return (
    <TechCheckPage
      view={view}
      backHref={job && toPath(myJobs)}
      copying={copying}
      picture={
        state.camera._tag === 'Works' &&
        state.stream !== undefined && <LivePicture label={t.preview} stream={state.stream} />
      }
      meter={<CameraMeter label={t.level} camera={device.camera} stream={state.stream} />}
      later={later}
      phone={<PhonePart url={copying.url} />}
      send={send}
      flags={flags}
      joinIsOpen={joinIsOpen(now)}
      onReload={ports.page.reload}
    />
  );
};
