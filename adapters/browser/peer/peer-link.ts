import { seconds } from '../../../domain/time/duration';
import type { IceCandidate, IceServer, PeerSignal } from '../../contract/room-line';
import { measuring, type Measured } from './measuring';

export interface PeerLink {
  /** Handles a signal from the other side. Signals are handled in order. */
  readonly take: (signal: PeerSignal) => void;
  /** The tracks to send have changed. */
  readonly sendTracks: () => void;
  /** Signals may have been lost in the meantime: negotiates again, unless the connection is up and nothing is open. */
  readonly mend: () => void;
  /** The network path may have changed: restarts ICE even if the connection still looks fine. The current path stays in use meanwhile. */
  readonly reroute: () => void;
  readonly isUp: () => boolean;
  readonly close: () => void;
}

interface Sides {
  readonly iceServers: readonly IceServer[];
  /** If both sides offer at once, the polite side gives way. The impolite side starts. */
  readonly polite: boolean;
  readonly track: (kind: 'audio' | 'video') => MediaStreamTrack | undefined;
  readonly send: (signal: PeerSignal) => void;
  /** The stream from the other side; undefined: nothing right now. */
  readonly arrives: (stream: MediaStream | undefined) => void;
  readonly measured: (measured: Measured) => void;
  /** No packets arrive. ICE takes five to nine seconds to notice; counting packets takes one. */
  readonly stalled: () => void;
  readonly failed: (fault: unknown) => void;
}

/** How long a connection may be down before ICE restarts; the side that made the first offer restarts it first. */
const mendEvery = { polite: seconds(6), impolite: seconds(2) };

const configuration = (servers: readonly IceServer[]): RTCConfiguration => ({
  iceServers: servers.map(({ urls, username, credential }) => ({
    urls: [...urls],
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  })),
});

const candidateOf = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidateInit): IceCandidate => ({
  candidate: candidate ?? '',
  sdpMid: sdpMid ?? undefined,
  sdpMLineIndex: sdpMLineIndex ?? undefined,
  usernameFragment: usernameFragment ?? undefined,
});

const kindOf = ({ receiver }: RTCRtpTransceiver): 'audio' | 'video' =>
  receiver.track.kind === 'audio' ? 'audio' : 'video';

/**
 * The connection between two browsers: perfect negotiation (W3C, WebRTC 1.0 §10.7), with one channel for sound and one for pictures from the first
 * offer on. To change what is sent, tracks are replaced, so that only an ICE restart is ever renegotiated.
 */
export const peerLink = (window: Window & typeof globalThis, sides: Sides): PeerLink => {
  const { polite, send, failed } = sides;
  const connection = new window.RTCPeerConnection(configuration(sides.iceServers));
  const stream = new window.MediaStream();
  const senders = new Map<RTCRtpTransceiver, RTCRtpSender>();
  let offering = false;
  let ignoring = false;
  let closed = false;
  let steps: Promise<unknown> = Promise.resolve();

  const inOrder = (step: () => Promise<void>): void => {
    steps = steps
      .then(() => (closed ? undefined : step()))
      .catch((fault: unknown) => {
        if (!closed) failed(fault);
      });
  };

  const sendTracks = (): void => {
    for (const [transceiver, sender] of senders)
      sender.replaceTrack(sides.track(kindOf(transceiver)) ?? null).catch((fault: unknown) => {
        if (!closed) failed(fault);
      });
  };

  const adopt = (): void => {
    for (const transceiver of connection.getTransceivers()) {
      if (senders.has(transceiver)) continue;
      transceiver.direction = 'sendrecv';
      senders.set(transceiver, transceiver.sender);
      stream.addTrack(transceiver.receiver.track);
    }
    sendTracks();
  };

  const describe = async (): Promise<void> => {
    await connection.setLocalDescription();
    const { localDescription: own } = connection;
    if (own !== null) send({ description: { type: own.type, sdp: own.sdp }, candidate: undefined });
  };

  const offer = async (): Promise<void> => {
    offering = true;
    try {
      await describe();
    } catch (fault) {
      if (!closed) failed(fault);
    } finally {
      offering = false;
    }
  };

  const step = async ({ description, candidate }: PeerSignal): Promise<void> => {
    if (description !== undefined) {
      const collides = description.type === 'offer' && (offering || connection.signalingState !== 'stable');
      ignoring = !polite && collides;
      // An answer to an offer that has since been rolled back.
      const late = description.type === 'answer' && connection.signalingState !== 'have-local-offer';
      if (ignoring || late) return;
      await connection.setRemoteDescription(description);
      if (description.type === 'offer') {
        adopt();
        await describe();
      }
      return;
    }
    if (candidate === undefined || connection.remoteDescription === null) return;
    try {
      await connection.addIceCandidate({
        candidate: candidate.candidate,
        sdpMid: candidate.sdpMid ?? null,
        sdpMLineIndex: candidate.sdpMLineIndex ?? null,
        usernameFragment: candidate.usernameFragment ?? null,
      });
    } catch (fault) {
      if (!ignoring) throw fault;
    }
  };

  const film = async (active: boolean): Promise<void> => {
    for (const [transceiver, sender] of senders) {
      if (kindOf(transceiver) !== 'video') continue;
      const parameters = sender.getParameters();
      for (const encoding of parameters.encodings) encoding.active = active;
      await sender.setParameters(parameters);
    }
  };

  /**
   * Begins again with a whole picture. After a pause the other side can't go on from the last one; browsers ask for a whole one every three
   * seconds, and what they asked while the way was gone is lost.
   */
  const refresh = async (): Promise<void> => {
    try {
      await film(false);
    } catch (fault) {
      if (!closed) failed(fault);
    }
    await film(true).catch((fault: unknown) => {
      if (!closed) failed(fault);
    });
  };

  const isUp = (): boolean => connection.connectionState === 'connected';

  const reroute = (): void => {
    if (closed) return;
    const { signalingState, localDescription } = connection;
    if (signalingState === 'have-local-offer' && localDescription !== null)
      send({ description: { type: localDescription.type, sdp: localDescription.sdp }, candidate: undefined });
    else if (senders.size > 0 && !offering) connection.restartIce();
  };

  const mend = (): void => {
    if (!isUp() || connection.signalingState === 'have-local-offer') reroute();
  };

  connection.addEventListener('negotiationneeded', () => void offer());
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate !== null) send({ description: undefined, candidate: candidateOf(candidate.toJSON()) });
  });
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection;
    if (connectionState === 'connected') sides.arrives(stream);
    if (connectionState === 'disconnected') sides.stalled();
    if (connectionState === 'failed') sides.arrives(undefined);
  });
  const mending = window.setInterval(mend, polite ? mendEvery.polite : mendEvery.impolite);
  const stopMeasuring = measuring(window, connection, sides.measured, (does) => {
    if (does) void refresh();
    else sides.stalled();
  });
  if (!polite) {
    connection.addTransceiver('audio');
    connection.addTransceiver('video');
    adopt();
  }

  return {
    take: (signal) => inOrder(() => step(signal)),
    sendTracks,
    mend,
    reroute,
    isUp,
    close: () => {
      closed = true;
      window.clearInterval(mending);
      stopMeasuring();
      connection.close();
    },
  };
};
