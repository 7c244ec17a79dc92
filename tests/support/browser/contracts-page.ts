import { browserCamera } from '../../../adapters/browser/camera/camera';
import { xhrExchange } from '../../../adapters/browser/http/xhr';
import { browserNetworkProbe } from '../../../adapters/browser/device/network-probe';
import { browserKeptRecordings } from '../../../adapters/browser/recording/kept-recordings';
import { browserOneTab } from '../../../adapters/browser/recording/one-tab';
import { browserRecorder } from '../../../adapters/browser/recording/recorder';
import { browserAnswerUploads } from '../../../adapters/browser/recording/answer-uploads';
import { bearerOf } from '../../../adapters/contract/bearer';
import { probeBytes } from '../../../domain/device/connection-score';
import { answerUploadsContract, keeper } from '../../contracts/answer-uploads.suite';
import { cameraContract, type Hindrances } from '../../contracts/camera.suite';
import { exchangeContract } from '../../contracts/exchange.suite';
import { keptRecordingsContract } from '../../contracts/kept-recordings.suite';
import { networkProbeContract } from '../../contracts/network-probe.suite';
import { oneTabContract } from '../../contracts/one-tab.suite';
import { recorderContract } from '../../contracts/recorder.suite';

/* Runs in a page: the contract of each port that only a browser has, on the adapter of the browser. */

/** Asks the other side (tests/support/browser/contracts-host.ts) for what a page can't do by itself. */
const host = async (ask: string): Promise<unknown> => (await fetch(`/host?${ask}`)).json();

const tracksOf = (stream: MediaStream, kind: 'camera' | 'microphone') =>
  kind === 'camera' ? stream.getVideoTracks() : stream.getAudioTracks();

/** A device that is missing or busy, which no browser lets a test arrange. Permissions are the browser's own. */
const injected: Record<string, 'NotFoundError' | 'NotReadableError'> = {};
const { mediaDevices } = navigator;
const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = (wish = {}) => {
  const hindered = (['video', 'audio'] as const).find((kind) => wish[kind] !== undefined && kind in injected);
  return hindered === undefined
    ? getUserMedia(wish)
    : Promise.reject(new DOMException('Injected', injected[hindered] ?? ''));
};

const hinder = async (devices: Hindrances): Promise<void> => {
  for (const [kind, constraint] of [
    ['camera', 'video'],
    ['microphone', 'audio'],
  ] as const) {
    const hindrance = devices[kind];
    if (hindrance === 'denied') await host(`deny=${kind}`);
    else if (hindrance !== undefined)
      injected[constraint] = hindrance === 'busy' ? 'NotReadableError' : 'NotFoundError';
  }
};

const endTracks = (tracks: readonly MediaStreamTrack[]): void => {
  for (const track of tracks) {
    track.stop();
    track.dispatchEvent(new Event('ended'));
  }
};

type Refused = 'writes' | 'writes and reads' | 'nothing';

/** A disk that is full, or one that fails: no test can arrange either in a browser's own database. */
let refused: Refused = 'nothing';

/** Every database that the page has open. */
const databases: IDBDatabase[] = [];
const open = indexedDB.open.bind(indexedDB);
indexedDB.open = (...of) => {
  const request = open(...of);
  request.addEventListener('success', () => {
    const database = request.result;
    const transaction = database.transaction.bind(database);
    database.transaction = (names, mode, options) => {
      if (refused === 'writes and reads') throw new DOMException('Injected', 'UnknownError');
      if (refused === 'writes' && mode === 'readwrite') throw new DOMException('Injected', 'QuotaExceededError');
      return transaction(names, mode, options);
    };
    databases.push(database);
  });
  return request;
};

const bearer = bearerOf({ token: () => 'token', onSessionEnd: () => undefined });
const kept = () => browserKeptRecordings(window);
const blobOf = (text: string): Blob => new Blob([text], { type: 'video/webm' });

const contracts: Readonly<Record<string, (name: string) => Promise<void> | undefined>> = {
  camera: (name) =>
    cameraContract[name]?.({
      camera: browserCamera(window),
      hinder,
      unplug: (kind, stream) => endTracks(tracksOf(stream, kind)),
      plugIn: () => mediaDevices.dispatchEvent(new Event('devicechange')),
      isOn: (stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'),
    }),
  'network-probe': (name) =>
    networkProbeContract[name]?.({
      probe: browserNetworkProbe(window),
      line: (kind) => host(`line=${kind}&bytes=${probeBytes}`),
      begun: () => host('begun'),
      stopped: () => host('stopped'),
    }),
  recorder: (name) =>
    recorderContract[name]?.({
      recorder: browserRecorder(window),
      stream: () => getUserMedia({ video: true, audio: true }),
      goOn: () => undefined,
      endStream: (stream) => endTracks(stream.getTracks()),
      dead: () => new MediaStream(),
    }),
  'one-tab': (name) => oneTabContract[name]?.(browserOneTab(window)),
  'answer-uploads': (name) =>
    answerUploadsContract[name]?.({
      opened: () => browserAnswerUploads(window, kept(), bearer),
      keep: keeper(kept(), blobOf),
      server: (does) => host(`server=${does}`),
      received: async (file) => {
        const { text, files } = Object(await host(`received=${file}`));
        return { text: String(text), files: Number(files) };
      },
    }),
  exchange: (name) => exchangeContract[name]?.({ exchange: xhrExchange }),
  'kept-recordings': (name) =>
    keptRecordingsContract[name]?.({
      kept: kept(),
      clip: (text) => new Blob([text]),
      textOf: (blob) => blob.text(),
      reopened: kept,
      closeDatabase: () => databases.forEach((database) => database.close()),
      refuse: (what) => {
        refused = what;
      },
    }),
};

Object.assign(window, {
  contractNames: {
    camera: Object.keys(cameraContract),
    'network-probe': Object.keys(networkProbeContract),
    recorder: Object.keys(recorderContract),
    'one-tab': Object.keys(oneTabContract),
    'answer-uploads': Object.keys(answerUploadsContract),
    exchange: Object.keys(exchangeContract),
    'kept-recordings': Object.keys(keptRecordingsContract),
  },
  runContract: async (port: string, name: string): Promise<void> => {
    const run = contracts[port]?.(name);
    if (run === undefined) throw new Error(`No case ${name} of ${port}`);
    await run;
  },
});
