import * as fc from 'fast-check';
import { atMs } from '../../support/builders/time';
import { act, playActs } from '../../support/models/acts';
import { meetingWorld, type MeetingWorld } from '../../support/models/meeting-world';

/**
 * The meeting as spec 2 §4.6 describes it, in absolute times and without our states: when the candidate entered, when the interviewer last joined,
 * since when it is known that nobody will come, and how it ended.
 */
interface Told {
  now: number;
  readonly schedule: number;
  joinedAt: number | undefined;
  inLobby: boolean;
  metAt: number | undefined;
  doomed: { since: number; page: string } | undefined;
  page: string | undefined;
  over: boolean;
  asked: number[];
  readonly sent: { at: number; what: string }[];
}

const leaves = (told: Told, page: string): void => {
  if (told.over) return;
  told.over = true;
  if (told.joinedAt !== undefined) told.sent.push({ at: told.now, what: 'Left' });
  told.page = told.joinedAt === undefined ? 'my-jobs' : page;
};

/** Advances the model through everything due by `until`, in order. */
const goesOn = (told: Told, until: number): void => {
  const from = told.now;
  const due: { at: number; what: () => void }[] = [];
  const { joinedAt, metAt } = told;
  if (metAt !== undefined) {
    due.push({ at: metAt + 1_000, what: () => void told.sent.push({ at: told.now, what: 'joined signal' }) });
    due.push({ at: metAt + 3_000, what: () => void told.sent.push({ at: told.now, what: told.asked.join(' ') }) });
  } else if (joinedAt !== undefined && told.doomed === undefined) {
    const doom = Math.max(told.schedule + 900_000, joinedAt);
    due.push({ at: doom, what: () => (told.doomed = { since: told.now, page: 'nobody-joined' }) });
    due.push({ at: doom + 6_000, what: () => leaves(told, 'nobody-joined') });
  } else if (told.doomed !== undefined) {
    const { since, page } = told.doomed;
    due.push({ at: since + 6_000, what: () => leaves(told, page) });
  }
  // Events due at `from` have been processed already, except for a wait that ended before the candidate entered.
  const isNew = (at: number): boolean => at > from || (at === from && told.doomed === undefined && metAt === undefined);
  if (!told.over)
    for (const { at, what } of due.filter((one) => isNew(one.at) && one.at <= until).sort((a, b) => a.at - b.at)) {
      told.now = at;
      what();
    }
  told.now = until;
};

const compare = (told: Told, world: MeetingWorld): void => {
  const waiting = told.joinedAt !== undefined && told.metAt === undefined && told.doomed === undefined && !told.over;
  expect(world.now()).toBe(told.now);
  expect(world.polling()).toBe(waiting);
  expect(world.page()).toBe(told.page);
  expect(world.sent).toEqual(told.sent);
  expect(world.state()._tag === 'Over').toBe(told.over);
  expect(world.roomsLeft()).toBeLessThanOrEqual(1);
};

const step = (name: string, run: (told: Told, world: MeetingWorld) => void) =>
  act<Told, MeetingWorld>(name, (told, world) => {
    run(told, world);
    compare(told, world);
  });

const pass = fc.oneof(
  fc.constantFrom(1, 999, 1_000, 1_001, 2_000, 3_000, 5_999, 6_000, 6_001, 899_999, 900_000),
  fc.nat({ max: 1_000_000 }),
);

const joins = (where: 'Joined' | 'LobbyEntered') =>
  step(where, (told, world) => {
    const changes = told.joinedAt === undefined || (told.inLobby && where === 'Joined' && told.metAt === undefined);
    if (!told.over && changes && told.doomed === undefined) {
      told.joinedAt ??= told.now;
      told.inLobby = where === 'LobbyEntered';
      told.sent.push({ at: told.now, what: 'Joined' });
    }
    world.happens({ _tag: where, now: atMs(told.now) });
  });

const acts = [
  pass.map((ms) =>
    step(`${ms} ms pass`, (told, world) => {
      goesOn(told, told.now + ms);
      world.advance(ms);
    }),
  ),
  fc.constant(joins('Joined')),
  fc.constant(joins('LobbyEntered')),
  fc.constant(
    step('the interviewer joins', (told, world) => {
      if (told.joinedAt !== undefined && !told.over) {
        told.metAt = told.now;
        told.doomed = undefined;
      }
      world.happens({ _tag: 'PeerJoined' });
    }),
  ),
  fc.constant(
    step("the interviewer answers 'no'", (told, world) => {
      if (told.joinedAt !== undefined && told.metAt === undefined && !told.over)
        told.doomed ??= { since: told.now, page: 'interviewer-unable' };
      world.happens({ _tag: 'EtaAnswered', eta: { _tag: 'NotComing' } });
    }),
  ),
  fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }).map((minutes) =>
    step(`the interviewer is delayed by ${minutes ?? 'some'} minutes`, (_told, world) => {
      world.happens({ _tag: 'EtaAnswered', eta: { _tag: 'Delayed', minutes } });
    }),
  ),
  fc.integer({ min: 1, max: 3 }).map((questionId) =>
    step(`question ${questionId} is pushed`, (told, world) => {
      if (told.joinedAt !== undefined && !told.over)
        told.asked = [...told.asked.filter((id) => id !== questionId), questionId];
      world.happens({
        _tag: 'QuestionPushed',
        question: { questionId, question: '', interviewerId: 1, sender: '', options: [], additionalResponse: '' },
      });
    }),
  ),
  fc.constantFrom('end', 'hello').map((text) =>
    step(`the message '${text}'`, (told, world) => {
      if (text === 'end') leaves(told, 'thank-you');
      world.happens({ _tag: 'MessageReceived', text });
    }),
  ),
  fc.constantFrom('LeavePressed', 'RoomLeft').map((_tag) =>
    step(_tag, (told, world) => {
      leaves(told, 'thank-you');
      world.happens({ _tag });
    }),
  ),
  fc.constant(
    step('a 401', (told, world) => {
      const over = told.over;
      told.over = true;
      world.happens({ _tag: 'SessionRefused' });
      if (!over) expect(world.sessionEnded()).toBe(true);
    }),
  ),
];

describe('Whatever happens in a meeting', () => {
  it('polls only while no one is there, greets 1 s and 3 s after each join, ends as specified, and sends nothing after leaving [spec 2 §4.6]', () => {
    const start = fc.integer({ min: -600_000, max: 1_200_000 }).map((shift) => {
      const schedule = 1_800_000_000_000;
      const now = schedule + shift;
      const told: Told = {
        now,
        schedule,
        joinedAt: undefined,
        inLobby: false,
        metAt: undefined,
        doomed: undefined,
        page: undefined,
        over: false,
        asked: [],
        sent: [],
      };
      return { model: told, real: meetingWorld(schedule, now) };
    });
    playActs(acts, start);
  });
});
