import { Subject, type Subscription } from 'rxjs';
import type {
  MeetingRoom,
  RoomEntry,
  RoomNews,
  RoomOrder,
  RoomTicket,
} from '../../application/live-interview/meeting-room.port';
import { known } from '../../domain/brand';
import type { RoomMessage } from '../../domain/live-interview/room-message';

/*
 * The contract of the port `MeetingRoom` for a room whose controls are ours, as plain functions: jest runs them on the fake, a real Chromium on the
 * peer room. A case is data: who does what, and what either side is told then.
 */

/** The interviewer's side, by whatever means the room has for it. */
export interface OtherSide {
  readonly enters: () => void;
  readonly gives: (order: RoomOrder) => void;
  readonly leaves: () => void;
  readonly told: () => readonly RoomNews<unknown, unknown>[];
}

export interface RoomSubject {
  readonly room: MeetingRoom<unknown, unknown>;
  /** With an address that lets the candidate in. */
  readonly entry: RoomEntry;
  readonly other: OtherSide;
  /** Whether the device has a camera and a microphone. */
  readonly devices: (there: boolean) => void;
  /** How long the room may take to tell something, in milliseconds. */
  readonly patience: number;
}

const sent = (camera: boolean, microphone: boolean): string =>
  [...(camera ? ['camera'] : []), ...(microphone ? ['microphone'] : [])].join(' and ') || 'nothing';

/** What somebody notices; undefined: what may come at any time, such as levels. */
const inWords = (news: RoomNews<unknown, unknown>): string | undefined => {
  switch (news._tag) {
    case 'Joined':
      return 'in';
    case 'OwnMedia':
      return `has ${sent(news.camera._tag === 'Open', news.microphone._tag === 'Open')}`;
    case 'PeerJoined':
      return `${news.peer.name} comes`;
    case 'PeerMedia':
      return `gets ${sent(news.cameraOn, news.microphoneOn)}`;
    case 'PeerLeft':
      return 'the other goes';
    case 'Said':
      return `hears ${news.message._tag}`;
    case 'Failed':
      return `fails: ${news.fault._tag}`;
    case 'FrameMade':
    case 'AccessIs':
    case 'DeviceStopped':
    case 'Reconnecting':
    case 'Reconnected':
    case 'QualityIs':
    case 'LevelIs':
    case 'RoomLeft':
      return undefined;
  }
};

const words = (all: readonly RoomNews<unknown, unknown>[]): readonly string[] =>
  all.flatMap((one) => inWords(one) ?? []);

type Act =
  | { readonly enter: Partial<Omit<RoomEntry, 'name' | 'devices'>> }
  | { readonly order: RoomOrder }
  | { readonly other: 'enters' | 'leaves' | RoomOrder }
  | { readonly devices: boolean }
  | 'enter elsewhere'
  | 'leave';

interface Step {
  readonly does: readonly Act[];
  /** What is told next, in whatever order: to the candidate who entered first, and to the other side. */
  readonly told?: readonly string[];
  readonly toldOther?: readonly string[];
}

const say = (message: RoomMessage): RoomOrder => ({ _tag: 'Say', message });
const joined = say({ _tag: 'Joined', name: 'Maria' });
const asks: RoomOrder = say({
  _tag: 'Question',
  question: { questionId: 7, question: 'Nights?', interviewerId: 0, sender: '', options: [], additionalResponse: '' },
});
const both = 'gets camera and microphone';
const meet: Step = {
  does: [{ other: 'enters' }, { enter: {} }],
  told: ['in', 'Dana Reyes comes', both],
  toldOther: ['Maria Santos comes', both],
};

export const meetingRoomContract: Readonly<Record<string, readonly Step[]>> = {
  'lets in a candidate who is alone, and then whoever comes [R26]': [
    { does: [{ enter: {} }], told: ['in', 'has camera and microphone'] },
    { does: [{ other: 'enters' }], told: ['Dana Reyes comes', both], toldOther: ['Maria Santos comes', both] },
    { does: [{ other: 'leaves' }], told: ['the other goes'] },
  ],
  'tells who was there before [R26]': [meet],
  'tells what the other side sends, and what it no longer sends [spec 2 §4.6]': [
    meet,
    { does: [{ other: { _tag: 'CameraOff', off: true } }], told: ['gets microphone'] },
    { does: [{ other: { _tag: 'Mute', muted: true } }], told: ['gets nothing'] },
    { does: [{ other: { _tag: 'CameraOff', off: false } }], told: ['gets camera'] },
  ],
  'sends nothing of a candidate who comes in muted, with the camera off, until they say so [spec 2 §4.6]': [
    { does: [{ other: 'enters' }] },
    { does: [{ enter: { muted: true, cameraOff: true } }], told: ['in'], toldOther: ['gets nothing'] },
    { does: [{ order: { _tag: 'Mute', muted: false } }], toldOther: ['gets microphone'] },
    { does: [{ order: { _tag: 'CameraOff', off: false } }], toldOther: [both] },
  ],
  'closes a camera that is off, and opens it again [spec 2 §4.6]': [
    meet,
    { does: [{ order: { _tag: 'CameraOff', off: true } }], told: ['has microphone'], toldOther: ['gets microphone'] },
    { does: [{ order: { _tag: 'CameraOff', off: false } }], told: ['has camera and microphone'], toldOther: [both] },
    { does: [{ order: { _tag: 'CameraOff', off: true } }], told: ['has microphone'] },
    { does: [{ devices: false }, { order: { _tag: 'CameraOff', off: false } }], told: ['has microphone'] },
    { does: [{ other: asks }], told: ['hears Question'] },
  ],
  'changes devices without leaving [spec 2 §4.6]': [
    meet,
    {
      does: [{ order: { _tag: 'UseDevices', devices: { camera: undefined, microphone: undefined } } }],
      told: ['has camera and microphone'],
    },
    { does: [{ other: asks }], told: ['hears Question'] },
  ],
  'lets in who has neither camera nor microphone [R26, spec 2 §4.6]': [
    { does: [{ other: 'enters' }, { devices: false }, { enter: {} }], told: ['in', 'has nothing', both] },
    { does: [{ order: joined }], toldOther: ['hears Joined'] },
  ],
  'carries what each side says to the other [R51]': [
    meet,
    {
      does: [{ other: asks }, { other: say({ _tag: 'End' }) }, { order: joined }],
      told: ['hears Question', 'hears End'],
      toldOther: ['hears Joined'],
    },
  ],
  'keeps what is said before it is entered, and says it then [R51]': [
    { does: [{ other: 'enters' }] },
    { does: [{ enter: {} }, { order: joined }], told: ['in'], toldOther: ['Maria Santos comes', 'hears Joined'] },
  ],
  'says again to who comes back what they may have missed [R51]': [
    meet,
    { does: [{ other: asks }], told: ['hears Question'] },
    { does: ['leave'], toldOther: ['the other goes'] },
    { does: [{ enter: {} }], told: ['in', 'Dana Reyes comes', 'hears Question'] },
  ],
  'is left by who unsubscribes, and can be entered again [R26, R51]': [
    meet,
    { does: ['leave'], toldOther: ['the other goes'] },
    { does: [{ enter: {} }], told: ['in', 'Dana Reyes comes'], toldOther: ['Maria Santos comes'] },
  ],
  'goes over to the device that was entered last [R26]': [
    meet,
    {
      does: ['enter elsewhere'],
      told: ['fails: TakenElsewhere'],
      toldOther: ['the other goes', 'Maria Santos comes'],
    },
  ],
  'refuses a ticket that is not its own [R50]': [
    {
      does: [{ enter: { address: { _tag: 'Peer', ticket: known<RoomTicket>('forged') } } }],
      told: ['fails: NotLetIn'],
    },
  ],
};

const pause = (): Promise<unknown> => new Promise((done) => setTimeout(done, 10));

/** Words that are still to come; those of one kind come as often as they are named. */
const missing = (wanted: readonly string[], found: readonly string[]): readonly string[] => {
  const left = [...found];
  return wanted.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** What holds of every visit, whatever happens in it. */
const faultsOf = (news: readonly RoomNews<unknown, unknown>[]): readonly string[] => {
  const at = (tag: string): number => news.findIndex(({ _tag }) => _tag === tag);
  const known = new Set<string>();
  const strangers = news.filter((one) => {
    if (one._tag === 'PeerJoined') known.add(one.peer.id);
    return (one._tag === 'PeerMedia' || one._tag === 'PeerLeft') && !known.has(one.id);
  });
  const end = at('Failed');
  return [
    ...(at('PeerJoined') >= 0 && (at('Joined') < 0 || at('Joined') > at('PeerJoined'))
      ? ['somebody before Joined']
      : []),
    ...(end >= 0 && end < news.length - 1 ? ['news after the last'] : []),
    ...strangers.map(({ _tag }) => `${_tag} of nobody`),
    ...(news.filter(({ _tag }) => _tag === 'Joined').length > 1 ? ['Joined twice'] : []),
  ];
};

/** Plays a case on a room; throws what was not told. */
export const play = async (name: string, subject: RoomSubject): Promise<void> => {
  const { room, entry, other, patience } = subject;
  const visits: RoomNews<unknown, unknown>[][] = [];
  const staying: Subscription[] = [];
  let orders = new Subject<RoomOrder>();
  const enter = (changes: Partial<RoomEntry>, given: Subject<RoomOrder>): void => {
    const news: RoomNews<unknown, unknown>[] = [];
    visits.push(news);
    staying.push(room.enter({ ...entry, ...changes }, given).subscribe((one) => news.push(one)));
  };
  let followed = 0;
  const act = (one: Act): void => {
    if (one === 'leave') staying[followed]?.unsubscribe();
    else if (one === 'enter elsewhere') enter({}, new Subject());
    else if ('enter' in one) {
      followed = visits.length;
      orders = new Subject();
      enter(one.enter, orders);
    } else if ('order' in one) orders.next(one.order);
    else if ('devices' in one) subject.devices(one.devices);
    else if (one.other === 'enters') other.enters();
    else if (one.other === 'leaves') other.leaves();
    else other.gives(one.other);
  };
  const told = (): readonly string[] => words(visits[followed] ?? []);
  try {
    for (const [n, { does, told: wanted = [], toldOther = [] }] of (meetingRoomContract[name] ?? []).entries()) {
      const [before, beforeOther] = [told().length, words(other.told()).length];
      const from = does.some((one) => typeof one === 'object' && 'enter' in one) ? 0 : before;
      for (const one of does) act(one);
      const open = () => [
        ...missing(wanted, told().slice(from)),
        ...missing(toldOther, words(other.told()).slice(beforeOther)).map((word) => `the other side: ${word}`),
      ];
      const deadline = performance.now() + patience;
      do await pause();
      while (open().length > 0 && performance.now() < deadline);
      if (open().length > 0)
        throw new Error(
          `step ${n + 1}: not told ${open().join(', ')}; told ${told().join(', ')}; the other side ${words(other.told()).join(', ')}`,
        );
    }
    const faults = [...visits, other.told()].flatMap(faultsOf);
    if (faults.length > 0) throw new Error(faults.join(', '));
  } finally {
    for (const one of staying) one.unsubscribe();
    other.leaves();
    subject.devices(true);
  }
};
