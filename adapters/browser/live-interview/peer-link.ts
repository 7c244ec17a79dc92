import { seconds } from '../../../domain/time/duration';
import type { IceCandidate, IceServer, PeerSignal } from '../../contract/live-interview/room-line';
import { measuring, type Measured } from './measuring';

export interface PeerLink {
  /**
   * Handles a signal from the other side. Signals are handled in order. False: the other side began a new connection, which can't be joined to this
   * one; the signal was not handled.
   */
  readonly take: (signal: PeerSignal) => boolean;
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
  /** One side makes every offer, and the other asks it for one: two offers never collide. */
  readonly offers: boolean;
  readonly track: (kind: 'audio' | 'video') => MediaStreamTrack | undefined;
  readonly send: (signal: PeerSignal) => void;
  /** The stream from the other side; undefined: nothing right now. */
  readonly arrives: (stream: MediaStream | undefined) => void;
  readonly measured: (measured: Measured) => void;
  /** No packets arrive. ICE takes five to nine seconds to notice; counting packets takes one. */
  readonly stalled: () => void;
  readonly failed: (fault: unknown) => void;
}

/** How long a connection may be down before ICE restarts, or before the side that answers asks for it. */
const mendEvery = { offering: seconds(2), answering: seconds(6) };

/** Asks for an offer. */
const ask: PeerSignal = { description: undefined, candidate: undefined };

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

/** Which connection describes itself: the session id stays the same as long as a connection lives (RFC 9429, §5.2.1). */
const originOf = (sdp: string): string | undefined => /^o=\S+ (\S+)/m.exec(sdp)?.[1];

const kindOf = ({ receiver }: RTCRtpTransceiver): 'audio' | 'video' =>
  receiver.track.kind === 'audio' ? 'audio' : 'video';

/**
 * The connection between two browsers (W3C, WebRTC 1.0), with one channel for sound and one for pictures from the first offer on. To change what is
 * sent, tracks are replaced, so that only an ICE restart is ever renegotiated. One side alone offers: in perfect negotiation (§10.7) a side takes its
 * offer back when two collide, and in Chromium 150 that stops the picture on that side, and crashes its tab if a track is replaced before the answer.
 */
export const peerLink = (window: Window & typeof globalThis, sides: Sides): PeerLink => {
  const { offers, send, failed } = sides;
  const connection = new window.RTCPeerConnection(configuration(sides.iceServers));
  const stream = new window.MediaStream();
  const senders = new Map<RTCRtpTransceiver, RTCRtpSender>();
  let offering = false;
  let asking = false;
  let closed = false;
  /** The connection at the other end. */
  let origin: string | undefined;
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
      // An answer to an offer that was sent again: the first one counts.
      if (offers && connection.signalingState !== 'have-local-offer') return;
      await connection.setRemoteDescription(description);
      if (offers) return;
      asking = false;
      adopt();
      await describe();
    } else if (candidate === undefined) {
      // An offer that waits for its answer is on its way.
      if (connection.signalingState === 'stable') reroute();
    } else if (connection.remoteDescription !== null)
      await connection.addIceCandidate({
        candidate: candidate.candidate,
        sdpMid: candidate.sdpMid ?? null,
        sdpMLineIndex: candidate.sdpMLineIndex ?? null,
        usernameFragment: candidate.usernameFragment ?? null,
      });
  };

  const isForeign = ({ description }: PeerSignal): boolean => {
    if (description === undefined) return false;
    const before = origin;
    origin = originOf(description.sdp) ?? origin;
    return before !== undefined && before !== origin;
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
   * Forces a new key frame. After a gap the other side can't decode from the last frame; browsers request a key frame only every three seconds, and a
   * request sent while the path was down is lost.
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
    if (!offers) {
      asking = true;
      send(ask);
      return;
    }
    const { signalingState, localDescription } = connection;
    if (signalingState === 'have-local-offer' && localDescription !== null)
      send({ description: { type: localDescription.type, sdp: localDescription.sdp }, candidate: undefined });
    else if (!offering) connection.restartIce();
  };

  const mend = (): void => {
    if (!isUp() || asking || connection.signalingState === 'have-local-offer') reroute();
  };

  if (offers) connection.addEventListener('negotiationneeded', () => void offer());
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate !== null) send({ description: undefined, candidate: candidateOf(candidate.toJSON()) });
  });
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection;
    if (connectionState === 'connected') sides.arrives(stream);
    if (connectionState === 'disconnected') sides.stalled();
    if (connectionState === 'failed') sides.arrives(undefined);
  });
  const mending = window.setInterval(mend, offers ? mendEvery.offering : mendEvery.answering);
  const stopMeasuring = measuring(window, connection, sides.measured, (does) => {
    if (does) void refresh();
    else sides.stalled();
  });
  if (offers) {
    connection.addTransceiver('audio');
    connection.addTransceiver('video');
    adopt();
  } else reroute();

  return {
    take: (signal) => {
      if (isForeign(signal)) return false;
      inOrder(() => step(signal));
      return true;
    },
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
