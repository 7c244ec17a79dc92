import fc from 'fast-check';
import { NEVER, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { listNews, liveListStep, undisturbed, type LiveListEvent } from '../../../application/chat/live-list.live';
import type { LineEvent } from '../../../application/chat/socket.port';
import { positionId } from '../../support/builders/applications';
import { candidateId } from '../../support/builders/recording';
import { token } from '../../support/builders/identity';

const changed = (byCandidate: boolean): LiveListEvent => ({ _tag: 'Changed', byCandidate });
const touched: LiveListEvent = { _tag: 'Touched' };
const letGo: LiveListEvent = { _tag: 'LetGo' };

const after = (...events: readonly LiveListEvent[]) => events.reduce(liveListStep, undisturbed);

describe('An open list that changes by itself [issue U]', () => {
  it.each([
    ['somebody else acts', [changed(false)], { reads: 1, byOthers: true }],
    ['the candidate acts on another page', [changed(true)], { reads: 1, byOthers: false }],
    ['the line was away', [{ _tag: 'LineBack' }], { reads: 1, byOthers: true }],
    ['something is being pressed', [touched, changed(false)], { reads: 0, due: true }],
    ['what was pressed is let go', [touched, changed(false), changed(false), letGo], { reads: 1, due: false }],
    ['both act while something is pressed', [touched, changed(false), changed(true), letGo], { byOthers: true }],
    ['the candidate acts after somebody else', [changed(false), changed(true)], { reads: 2, byOthers: false }],
    ['the page was out of sight', [changed(false), { _tag: 'LookedAway' }], { reads: 1, byOthers: false }],
    ['something was pressed, and nothing has changed', [touched, letGo], { reads: 0 }],
  ] as const)('when %s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });

  it('is never read again under the hands, and misses no change', () => {
    const event = fc.oneof(
      fc.boolean().map(changed),
      fc.constantFrom<LiveListEvent>({ _tag: 'LineBack' }, touched, letGo, { _tag: 'LookedAway' }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let list = undisturbed;
        let unread = false;
        for (const one of events) {
          const next = liveListStep(list, one);
          unread ||= one._tag === 'Changed' || one._tag === 'LineBack';
          if (next.reads > list.reads) {
            expect(next.touched).toBe(false);
            unread = false;
          }
          expect(unread).toBe(next.due);
          list = next;
        }
        expect(liveListStep(list, letGo).due).toBe(false);
      }),
    );
  });
});

describe('What the live line says about the list [issue U]', () => {
  const message = { _tag: 'ApplicationChanged', candidateId: candidateId(7), positionId: positionId(4711) } as const;

  it('is each change, and that the line is back; the first time that it is up says nothing', () => {
    const line = new Subject<LineEvent>();
    const heard: LiveListEvent[] = [];
    listNews({ live: { open: () => line }, token: () => token(1) }).subscribe((one) => heard.push(one));
    line.next({ _tag: 'LineUp' });
    expect(heard).toEqual([]);
    line.next({ _tag: 'Arrived', message: { ...message, byCandidate: true } });
    line.next({ _tag: 'Arrived', message: { _tag: 'OnlineManagers', managers: [] } });
    line.next({ _tag: 'LineDown', attempt: 0, retryIn: 1_000 });
    line.next({ _tag: 'LineUp' });
    expect(heard).toEqual([changed(true), { _tag: 'LineBack' }]);
  });

  it('comes from another line once the first was refused, with the token of that time, after 6 s [R28]', () => {
    const time = new VirtualTimeScheduler();
    const opened: unknown[] = [];
    let current: ReturnType<typeof token> | undefined = token(1);
    const live = {
      open: (with_: unknown) => {
        opened.push(with_);
        return opened.length === 1 ? of<LineEvent>({ _tag: 'LineRefused', message: '' }) : NEVER;
      },
    };
    listNews({ live, token: () => current }, time).subscribe();
    expect(opened).toEqual([token(1)]);
    current = undefined;
    time.maxFrames = 11_999;
    time.flush();
    expect(opened).toEqual([token(1)]);
    current = token(2);
    time.maxFrames = 12_000;
    time.flush();
    expect(opened).toEqual([token(1), token(2)]);
  });
});
