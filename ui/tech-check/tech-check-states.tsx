import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { noChoiceYet } from '../../application/recording/recording-choice.live';
import { nothingChecked, type TechChecking } from '../../application/tech-check/tech-check.live';
import type { DeviceFacts } from '../../application/ports/device-facts';
import type { DeviceFault } from '../../domain/tech-check/device-fault';
import { minutes } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { LevelMeter } from '../kit/level-meter';
import { laterView } from '../recording/choices.view';
import { LaterOffer } from '../recording/later-choice';
import { QrDrawing } from './phone-code';
import { TechCheckPage } from './tech-check-page';
import { techCheckView, type TechCheckInputs } from './tech-check.view';
import { Button } from '../kit/button';
import { techCheckTexts as t } from './tech-check.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

/** Stands for the live picture. */
const Picture = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: 8px;
  background: linear-gradient(#35606c, #10262c);
`;

const chrome: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  touchPoints: 0,
};
const safariOnPhone: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  touchPoints: 5,
};
const insideAnApp: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/500.0]',
  touchPoints: 5,
};

type State = TechChecking<'stream'>;

const front = { id: 'front', label: 'Front camera' };
const builtIn = { id: 'built-in', label: 'Built-in microphone' };

const passed: State = {
  ...nothingChecked,
  camera: { _tag: 'Works', device: front },
  microphone: { _tag: 'Works', device: builtIn },
  stream: 'stream',
  devices: {
    camera: [front, { id: 'desk', label: 'Conference camera Pro with an uncommonly long name (046d:085e)' }],
    microphone: [builtIn],
  },
  speed: { _tag: 'Measured', up: 6.2 },
  down: 18.4,
  threshold: 2,
  passed: 'closed',
};

const faulty = (fault: DeviceFault): State => ({
  ...passed,
  camera: { _tag: 'Faulty', fault },
  microphone: { _tag: 'Faulty', fault },
  stream: undefined,
  devices: nothingChecked.devices,
  passed: 'no',
});

const checkInputs: TechCheckInputs = {
  form: 'mandatory',
  reason: undefined,
  facts: chrome,
  now: given.now,
  scheduledAt: plus(given.now, minutes(5)),
};

const url = 'https://jobs.example.com/tech-check/11/101';

const shown = (state: State, changes: Partial<TechCheckInputs> = {}, codeShown = false, later?: ReactNode) => (
  <Framed>
    <TechCheckPage
      view={techCheckView(state, { ...checkInputs, ...changes })}
      backHref="/candidateportal"
      copying={{ url, copied: codeShown ? 'copied' : 'not-tried', onCopy: nothing }}
      picture={state.camera._tag === 'Works' && <Picture role="img" aria-label={t.preview} />}
      meter={<LevelMeter label={t.level} percent={46} valueText={t.levelValue(46)} />}
      phone={
        codeShown ? (
          <QrDrawing squares={squares} />
        ) : (
          <div>
            <Button look="quiet">{t.showCode}</Button>
          </div>
        )
      }
      send={nothing}
      flags={{ mandatory: 'not-done', optional: 'not-done' }}
      joinIsOpen={false}
      onReload={nothing}
      later={later}
    />
  </Framed>
);

/** A pattern in the shape of a code. */
const squares = Array.from({ length: 29 }, (_, y) => Array.from({ length: 29 }, (__, x) => (x * y + x + y) % 3 === 0));

export const techCheckStates = {
  'tech-check-checking': () => shown(nothingChecked),
  'tech-check-uploading': () =>
    shown({ ...passed, devices: nothingChecked.devices, speed: { _tag: 'Measuring', way: 'up', percent: 40 } }),
  'tech-check-passed': () => shown(passed),
  'tech-check-success': () => shown({ ...passed, passed: 'said' }),
  'tech-check-denied': () => shown(faulty('denied')),
  'tech-check-dismissed': () => shown(faulty('dismissed'), { facts: safariOnPhone }),
  'tech-check-revoked': () => shown({ ...faulty('revoked'), recheck: true }),
  'tech-check-missing': () => shown(faulty('missing')),
  'tech-check-missing-code': () => shown(faulty('missing'), {}, true),
  'tech-check-busy': () => shown(faulty('busy')),
  'tech-check-lost': () => shown(faulty('lost')),
  'tech-check-broken': () => shown(faulty('failed')),
  'tech-check-inside-an-app': () => shown(faulty('unsupported'), { facts: insideAnApp }),
  'tech-check-microphone-only': () =>
    shown({
      ...passed,
      camera: { _tag: 'Faulty', fault: 'missing' },
      devices: { ...passed.devices, camera: [] },
      passed: 'no',
    }),
  'tech-check-slow': () => shown({ ...passed, down: 1.9, speed: { _tag: 'Measured', up: undefined }, passed: 'no' }),
  'tech-check-slow-to-record': () =>
    shown(
      { ...passed, down: 1.9, speed: { _tag: 'Measured', up: undefined }, passed: 'no' },
      { reason: 'record-now', scheduledAt: undefined },
      false,
      <LaterOffer view={laterView(noChoiceYet)} onChoose={nothing} />,
    ),
  'tech-check-cut': () =>
    shown({ ...passed, down: undefined, speed: { _tag: 'NotMeasured', fault: 'not-loaded' }, passed: 'no' }),
  'tech-check-offline': () =>
    shown({ ...passed, down: undefined, speed: { _tag: 'NotMeasured', fault: 'offline' }, passed: 'no' }),
  'tech-check-listening': () => shown({ ...passed, playback: 'recording' }),
  'tech-check-listened': () => shown({ ...passed, playback: 'played' }),
  'tech-check-optional': () => shown(nothingChecked, { form: 'optional' }),
  'tech-check-not-stored': () => shown({ ...passed, failure: { _tag: 'NoConnection' } }),
} as const;
