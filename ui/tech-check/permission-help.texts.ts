/* How to allow the camera and the microphone, by browser and system (spec 2 §2.3). The words are ours. */

type Steps = readonly string[];

const androidApp = (name: string): Steps => [
  `Tap the icon to the left of the address at the top of ${name}.`,
  'Press Permissions, then Camera, and choose Allow. Do the same for the Microphone.',
  `Still blocked? Open Android’s Settings, then Apps, ${name}, Permissions, and allow both.`,
  'Come back here and press Check again.',
];

const iosApp = (name: string): Steps => [
  'Open the Settings of your iPhone or iPad.',
  `Choose Apps, then ${name}, and switch on Camera and Microphone.`,
  'Come back here and load the page again.',
];

const macPrivacy = (name: string): string =>
  `Still blocked? Open the Apple menu, System Settings, Privacy & Security, and allow ${name} under Camera and under Microphone.`;
const windowsPrivacy =
  'Still blocked? Open Windows Settings, Privacy & security, and let desktop apps use the Camera and the Microphone.';

const chromeDesktop: Steps = [
  'Click the icon to the left of the address at the top of the window.',
  'Switch on Camera and Microphone.',
];
const firefoxDesktop: Steps = [
  'Press the crossed-out camera or microphone left of the address at the top of the window.',
  'Remove “Blocked” from Camera and Microphone.',
];
const again = 'Press Check again and choose Allow.';

export const permissionHelpTexts = {
  text: 'Your browser does not let this page use your camera or microphone. Nobody sees or hears you until your interview begins.',
  address: 'The address of this page',
  notCopied: 'Copying did not work. Select the address and copy it yourself.',
  browsers: 'Your browser',
  systems: 'Your system',
  browserNames: { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' },
  systemNames: { macos: 'macOS', ios: 'iOS', android: 'Android', windows: 'Windows' },
  steps: {
    chrome: {
      macos: [...chromeDesktop, macPrivacy('Google Chrome'), again],
      ios: iosApp('Chrome'),
      android: androidApp('Chrome'),
      windows: [...chromeDesktop, windowsPrivacy, again],
    },
    firefox: {
      macos: [...firefoxDesktop, macPrivacy('Firefox'), again],
      ios: iosApp('Firefox'),
      android: androidApp('Firefox'),
      windows: [...firefoxDesktop, windowsPrivacy, again],
    },
    safari: {
      macos: [
        'Open the menu Safari at the top of the screen and choose Settings for this website.',
        'Set Camera and Microphone to Allow.',
        macPrivacy('Safari'),
        'Load this page again.',
      ],
      ios: [
        'Click the icon in the address bar, then the menu (⋯), then Website Settings.',
        'Set Camera and Microphone to Allow.',
        'Still blocked? Open the Settings of your iPhone or iPad, then Apps, Safari, and allow Camera and Microphone.',
        'Load this page again.',
      ],
      android: ['Safari does not run on Android. Copy the address and open it in Chrome.'],
      windows: ['Safari does not run on Windows. Copy the address and open it in Chrome or Edge.'],
    },
  },
} as const satisfies Readonly<Record<string, unknown>>;
