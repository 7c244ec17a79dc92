import type { DeviceFacts } from '../../../application/ports/device-facts';

export const browserDeviceFacts = ({ navigator }: Window): DeviceFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});
