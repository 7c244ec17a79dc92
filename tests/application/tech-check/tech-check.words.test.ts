import { sayTechCheck, techCheckWords } from '../../../application/tech-check/tech-check.words';

const slow = { _tag: 'SpeedTooLow', speed: 1.9, threshold: 2 } as const;
const sorry = 'Sorry, please check your Camera, Microphone and/or internet connection speed';
const slowLine =
  'Slow or no internet connection. Please check your internet settings and try again or select other network.';

describe('The words of the tech check', () => {
  it('are the specified ones: when it passes, on its buttons, and in the help with permissions [spec 2 §2.3, §2.9, §8]', () => {
    expect(techCheckWords).toEqual({
      passed: 'Well done! We are able to access your Camera, Microphone and check your internet connection speed.',
      recheck: 'Re-check',
      done: 'Done',
      oops: 'Oops',
      copyUrl: 'Copy URL',
      copied: 'Link copied to clipboard',
    });
  });

  it.each([
    [[slow], slowLine],
    [[{ _tag: 'CameraDenied' }], sorry],
    [[{ _tag: 'MicrophoneDenied' }], sorry],
    [[{ _tag: 'CameraDenied' }, slow], sorry],
  ] as const)('for %j are %j [spec 2 §8]', (faults, words) => {
    expect(sayTechCheck({ _tag: 'TechCheckFailed', faults })).toBe(words);
  });

  it('say that it is in progress while it runs [R29]', () => {
    expect(sayTechCheck({ _tag: 'TechCheckPending', waitingFor: ['speed'] })).toBe(
      'Checking your camera, microphone and internet connection speed…',
    );
  });
});
