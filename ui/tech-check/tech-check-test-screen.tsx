import { DeviceCheck } from './device-check';

const nothing = (): void => undefined;
const never = (): boolean => false;

/** /techCheckTest: the check alone, for anybody (R46). */
export const TechCheckTestScreen = () => (
  <DeviceCheck
    form="standalone"
    reason={undefined}
    job={undefined}
    flags={undefined}
    scheduledAt={undefined}
    joinIsOpen={never}
    forgetList={nothing}
  />
);
