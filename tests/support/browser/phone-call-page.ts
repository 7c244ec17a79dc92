import { Subject, type Subscription } from 'rxjs';
import { browserCamera } from '../../../adapters/browser/camera/camera';
import { twilioDevice } from '../../../adapters/browser/live-interview/device';
import { twilioVoiceCall } from '../../../adapters/browser/live-interview/voice-call';
import type { CallNews, CallOrder, VoiceToken } from '../../../application/live-interview/voice-call.port';
import { known } from '../../../domain/brand';
import { callParameters } from '../../../domain/live-interview/call-state';

/* Runs in a page: Twilio's own SDK calls a line of the test, which answers with a browser's own connection. */

const news: CallNews[] = [];
const orders = new Subject<CallOrder>();
let calling: Subscription | undefined;

/** The microphones that the call opened, the last one last, each with its copies. */
const opened: MediaStreamTrack[][] = [];
const { mediaDevices } = navigator;
const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
Object.assign(mediaDevices, {
  getUserMedia: async (wanted: MediaStreamConstraints): Promise<MediaStream> => {
    const stream = await getUserMedia(wanted);
    for (const track of stream.getAudioTracks()) {
      const copies = [track];
      opened.push(copies);
      const clone = track.clone.bind(track);
      Object.assign(track, {
        clone: (): MediaStreamTrack => {
          const copy = clone();
          copies.push(copy);
          return copy;
        },
      });
    }
    return stream;
  },
});

let others: RTCPeerConnection | undefined;

/** How loud the other end hears the call, from 0 to 1. */
const loudThere = async (): Promise<number> => {
  const report = (await others?.getStats()) ?? new Map<string, unknown>();
  return Math.max(
    0,
    ...[...report.values()].map((one: unknown) =>
      typeof one === 'object' && one !== null && Reflect.get(one, 'type') === 'inbound-rtp'
        ? Number(Reflect.get(one, 'audioLevel')) || 0
        : 0,
    ),
  );
};

/** The other end of the phone: it takes the offer, and plays back a tone. */
const answer = async (sdp: string): Promise<string> => {
  const connection = new RTCPeerConnection();
  others = connection;
  // What nobody plays has no level.
  connection.addEventListener('track', ({ track }) => {
    const loudspeaker = new Audio();
    loudspeaker.srcObject = new MediaStream([track]);
    void loudspeaker.play();
  });
  await connection.setRemoteDescription({ type: 'offer', sdp });
  const tone = await getUserMedia({ audio: true });
  for (const track of tone.getAudioTracks()) connection.addTrack(track, tone);
  const gathered = new Promise<void>((done) => {
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState === 'complete') done();
    });
  });
  await connection.setLocalDescription(await connection.createAnswer());
  await gathered;
  return connection.localDescription?.sdp ?? '';
};

/** The tones that the browser was asked to play into the call. */
let tones = '';
const insert: unknown = Reflect.get(RTCDTMFSender.prototype, 'insertDTMF');
Object.assign(RTCDTMFSender.prototype, {
  insertDTMF(this: RTCDTMFSender, ...asked: readonly unknown[]): void {
    tones += String(asked[0]);
    if (typeof insert === 'function') Reflect.apply(insert, this, asked);
  },
});

Object.assign(window, {
  tones: () => tones,
  answer,
  call: (chunderw: string, microphone?: string): void => {
    calling = twilioVoiceCall(twilioDevice({ chunderw }), browserCamera(window))
      .call(known<VoiceToken>('a.token.of-the-test'), callParameters('+1 (312) 555-0142', '4711'), microphone, orders)
      .subscribe((one) => news.push(one));
  },
  order: (order: CallOrder): void => orders.next(order),
  /** The microphone is pulled out: it ends, with its copies. */
  lose: (): void => {
    const [first, ...copies] = opened.at(-1) ?? [];
    for (const track of [first, ...copies]) track?.stop();
    news.length = 0;
    first?.dispatchEvent(new Event('ended'));
  },
  microphones: (): readonly string[] => news.flatMap((one) => (one._tag === 'MicrophoneIs' ? one.microphone._tag : [])),
  loudThere,
  hangUp: (): void => calling?.unsubscribe(),
  /** Levels come all the time. */
  told: (): readonly string[] =>
    news.flatMap((one) =>
      one._tag === 'CallLevels' || one._tag === 'MicrophoneIs'
        ? []
        : one._tag === 'CallFailed'
          ? `${one._tag}: ${one.fault}`
          : one._tag,
    ),
  heard: (): boolean => news.some((one) => one._tag === 'CallLevels' && one.own > 0.01 && one.theirs > 0.01),
});
