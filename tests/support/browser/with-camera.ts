import { existsSync } from 'node:fs';

/** A headless shell has no camera, not even a fake one: what records needs a whole Chromium. */
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

export const withCamera = {
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--autoplay-policy=no-user-gesture-required'],
};
