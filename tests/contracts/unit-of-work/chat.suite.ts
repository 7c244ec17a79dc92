import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseFileRef } from '../../../application/ports/file-ref';
import type { NewMessage, Side } from '../../../application/chat/chat.store';
import { seconds } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { aPosition } from '../../support/builders/positions';
import { clientId, hiringManagerId, withManager } from '../../support/builders/chat';
import { decoded } from '../../support/builders/decoded';
import { applicants, job, nineStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const file = (n: number) => decoded(parseFileRef(`chat-${n}-`.padEnd(22, 'x')), n);
const after = (n: number) => plus(nineStarts, seconds(n));

const said = (text: string, by: Side = 'candidate', changes: Partial<NewMessage> = {}): NewMessage => ({
  by,
  clientId: undefined,
  text,
  attachments: [],
  sentAt: nineStarts,
  ...changes,
});

export const chatContract = (open: Open): void => {
  describe('conversations', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;
    const key = withManager(900);
    const manager = { id: hiringManagerId(900), name: 'Dana Reyes' };

    /** Two candidates, the first with a conversation. */
    const begun = async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(({ chat }) => chat.open(one, job, manager));
      await act(({ chat }) => chat.open(one, job, { ...manager, name: 'Again' }));
      const found = await act(({ chat }) => chat.find(one, key));
      if (O.isNone(found)) throw new Error('There is no conversation');
      return { one, other, id: found.value.id, found: found.value };
    };

    it('exist once per application and manager, and are found only by their candidate and full key [R39]', async () => {
      const { one, other, found } = await begun();
      expect(found).toEqual({
        ...key,
        id: found.id,
        candidateId: one,
        hiringManagerName: 'Dana Reyes',
        blocked: false,
        seenBy: { candidate: 0, manager: 0 },
      });
      expect(await act(({ chat }) => chat.find(other, key))).toEqual(O.none);
      expect(await act(({ chat }) => chat.find(one, withManager(901)))).toEqual(O.none);
      expect(await act(({ chat }) => chat.lock(one, key))).toEqual(O.some(found));
      expect(await act(({ chat }) => chat.lock(other, key))).toEqual(O.none);
    });

    it('keep messages ordered by number, in pages, with their files [R39, R53]', async () => {
      const { id } = await begun();
      const attachments = [{ name: 'cv.pdf', kind: 'pdf', path: file(1) } as const];
      const messages = [
        said('one'),
        said('two', 'manager'),
        said('', 'candidate', { attachments, clientId: clientId(1) }),
      ];
      for (const message of messages) await act(({ chat }) => chat.add(id, message));
      const all = await act(({ chat }) => chat.page(id, undefined, 10));
      expect(all.map(({ id: _, ...message }) => message)).toEqual([...messages].reverse());
      const [newest, middle] = all;
      expect(await act(({ chat }) => chat.page(id, newest?.id, 1))).toEqual([middle]);
      expect(await act(({ chat }) => chat.withClientId(id, 'candidate', clientId(1)))).toEqual(O.some(newest));
      expect(await act(({ chat }) => chat.withClientId(id, 'manager', clientId(1)))).toEqual(O.none);
      if (middle === undefined) throw new Error('There are three');
      expect(await act(({ chat }) => chat.message(id, middle.id))).toEqual(O.some(middle));
      expect(await act(({ chat }) => chat.message(id + 1, middle.id))).toEqual(O.none);
    });

    it('number concurrent messages so that a reader never sees a gap [R39]', async () => {
      const { one } = await begun();
      await race(8, ({ chat }, n) =>
        pipe(
          chat.lock(one, key),
          TE.flatMap((found) => (O.isNone(found) ? TE.right(0) : chat.add(found.value.id, said(`${n}`)))),
        ),
      );
      const found = await act(({ chat }) => chat.of(one));
      expect(found[0]?.unread).toEqual({ candidate: 0, manager: 8 });
    });

    it('are listed for both sides, newest message first, with the number each has not seen [spec 2 §4.12]', async () => {
      const { one, id } = await begun();
      await act(({ chat }) => chat.open(one, job, { id: hiringManagerId(901), name: 'Kim' }));
      await act(({ chat }) => chat.add(id, said('Hello')));
      const asked = await act(({ chat }) => chat.add(id, said('When?', 'manager', { sentAt: after(1) })));
      await act(({ chat }) => chat.add(id, said('Where?', 'manager', { sentAt: after(2) })));
      const [first, second] = await act(({ chat }) => chat.of(one));
      expect(first).toMatchObject({
        id,
        positionName: 'Caregiver',
        locationName: 'Linden Court',
        candidateEmail: 'candidate-0@example.org',
        unread: { candidate: 2, manager: 1 },
        last: { text: 'Where?', by: 'manager', sentAt: after(2) },
      });
      expect(second).toMatchObject({ hiringManagerName: 'Kim', last: undefined, unread: { candidate: 0, manager: 0 } });
      expect(await act(({ chat }) => chat.ofManager(hiringManagerId(900)))).toEqual([first]);

      expect(await act(({ chat }) => chat.markSeen(id, 'candidate', asked))).toEqual(O.some(asked));
      expect(await act(({ chat }) => chat.markSeen(id, 'candidate', asked))).toEqual(O.none);
      expect((await act(({ chat }) => chat.of(one)))[0]?.unread).toEqual({ candidate: 1, manager: 1 });
      await act(({ chat }) => chat.markSeen(id, 'candidate', undefined));
      await act(({ chat }) => chat.markSeen(id, 'manager', undefined));
      expect((await act(({ chat }) => chat.of(one)))[0]?.unread).toEqual({ candidate: 0, manager: 0 });
    });

    it("report when a candidate's latest messages were sent, across all conversations [R40]", async () => {
      const { one, other, id } = await begun();
      for (const n of [1, 2, 3]) await act(({ chat }) => chat.add(id, said('x', 'candidate', { sentAt: after(n) })));
      await act(({ chat }) => chat.add(id, said('y', 'manager', { sentAt: after(4) })));
      expect(await act(({ chat }) => chat.latestSent(one, 2))).toEqual([after(3), after(2)]);
      expect(await act(({ chat }) => chat.latestSent(other, 2))).toEqual([]);
    });

    it('know the files that were uploaded for them [R54]', async () => {
      const { one, id } = await begun();
      const row = {
        ...({ file: file(1), name: 'a.png', kind: 'image', bytes: 5, by: 'candidate' } as const),
        candidateId: one,
        conversation: undefined,
        uploadedAt: nineStarts,
      };
      await act(({ chat }) => chat.addAttachment(row));
      expect(await act(({ chat }) => chat.attachment(file(1)))).toEqual(O.some({ ...row, sent: false }));
      expect(await act(({ chat }) => chat.attachment(file(2)))).toEqual(O.none);
      await act(({ chat }) => chat.addAttachment({ ...row, file: file(3) }));
      expect(await act(({ chat }) => chat.unsentAttachments(nineStarts))).toEqual([]);
      expect([...(await act(({ chat }) => chat.unsentAttachments(after(1))))].sort()).toEqual([file(1), file(3)]);
      await act(({ chat }) => chat.addAttachment({ ...row, file: file(4), uploadedAt: after(1) }));
      await act(({ chat }) => chat.addAttachment({ ...row, file: file(5), by: 'manager', uploadedAt: after(2) }));
      expect((await act(({ chat }) => chat.unsentOf(one)))[0]).toBe(file(4));
      expect([...(await act(({ chat }) => chat.unsentOf(one)))].sort()).toEqual([file(1), file(3), file(4)]);
      await act(({ chat }) => chat.dropAttachments([file(4), file(5)]));
      await act(({ chat }) => chat.dropAttachments([file(3)]));
      expect(await act(({ chat }) => chat.attachment(file(3)))).toEqual(O.none);
      await act(({ chat }) => chat.sendAttachments(id, []));
      await act(({ chat }) => chat.sendAttachments(id, [file(1)]));
      await act(({ chat }) => chat.dropAttachments([file(1)]));
      expect(await act(({ chat }) => chat.unsentAttachments(after(1)))).toEqual([]);
      expect(await act(({ chat }) => chat.attachment(file(1)))).toEqual(
        O.some({ ...row, conversation: id, sent: true }),
      );
    });

    it('add up what the files that a candidate sent weigh, of all conversations, once they are measured [R40]', async () => {
      const { one, other, id } = await begun();
      await act(({ chat }) => chat.open(one, job, { id: hiringManagerId(901), name: 'Kim' }));
      const another = O.toUndefined(await act(({ chat }) => chat.find(one, withManager(901))))?.id ?? 0;
      const row = {
        ...({ name: 'a.png', kind: 'image', by: 'candidate', candidateId: one } as const),
        conversation: undefined,
        uploadedAt: nineStarts,
      };
      const largest = 3_000_000_000;
      for (const [n, bytes] of [1, largest, undefined, 1_000].entries())
        await act(({ chat }) => chat.addAttachment({ ...row, file: file(n), bytes }));
      await act(({ chat }) => chat.addAttachment({ ...row, file: file(4), bytes: 20_000, by: 'manager' }));
      await act(({ chat }) => chat.addAttachment({ ...row, file: file(5), bytes: 300_000, candidateId: other }));
      const sentBytes = () => act(({ chat }) => chat.sentBytes(one));
      expect(await sentBytes()).toBe(0);
      await act(({ chat }) => chat.sendAttachments(id, [file(0), file(2), file(4), file(5)]));
      await act(({ chat }) => chat.sendAttachments(another, [file(1)]));
      expect(await sentBytes()).toBe(largest + 1);
      expect(await act(({ chat }) => chat.unmeasured())).toEqual([file(2)]);
      await act(({ chat }) => chat.measure(file(2), 40));
      await act(({ chat }) => chat.measure(file(9), 40));
      expect(await act(({ chat }) => chat.unmeasured())).toEqual([]);
      expect(await sentBytes()).toBe(largest + 41);
      expect(O.toUndefined(await act(({ chat }) => chat.attachment(file(2))))?.bytes).toBe(40);
      expect(await act(({ chat }) => chat.sentBytes(other))).toBe(300_000);
    });

    it('show each of several concurrent senders what the others have sent [R40]', async () => {
      const { one, id } = await begun();
      const row = {
        ...({ name: 'a.png', kind: 'image', bytes: 10, by: 'candidate', candidateId: one } as const),
        conversation: undefined,
        uploadedAt: nineStarts,
      };
      for (let n = 0; n < 8; n += 1) await act(({ chat }) => chat.addAttachment({ ...row, file: file(n) }));
      await race(8, ({ chat }, n) =>
        pipe(
          chat.latestSent(one, 1),
          TE.flatMap(() => chat.sentBytes(one)),
          TE.flatMap((sent) => (sent < 30 ? chat.sendAttachments(id, [file(n)]) : TE.right(undefined))),
        ),
      );
      expect(await act(({ chat }) => chat.sentBytes(one))).toBe(30);
    });

    it('can be blocked, and their messages reported, each once with the latest reason; the operator sees both, newest first [R39]', async () => {
      const { one, id } = await begun();
      const rude = await act(({ chat }) => chat.add(id, said('Rude', 'manager')));
      for (const [reason, at] of [
        ['Rude!', nineStarts],
        ['It is rude', after(1)],
      ] as const)
        await act(({ chat }) => chat.report({ conversation: id, message: rude, reason, at }));
      await act(({ chat }) => chat.block(id, after(2)));
      expect(O.toUndefined(await act(({ chat }) => chat.find(one, key)))?.blocked).toBe(true);
      const about = { candidateEmail: 'candidate-0@example.org', positionId: job, hiringManagerId: 900 };
      const filed = await act(({ chat }) => chat.reports(undefined, 9));
      expect(filed.map(({ report }) => report)).toEqual([
        { ...about, hiringManagerName: 'Dana Reyes', message: undefined, reason: '', at: after(2) },
        { ...about, hiringManagerName: 'Dana Reyes', message: 'Rude', reason: 'It is rude', at: after(1) },
      ]);
      await act(({ chat }) => chat.block(id, undefined));
      expect(O.toUndefined(await act(({ chat }) => chat.find(one, key)))?.blocked).toBe(false);
    });

    it('list reports and blocks page by page, each once, also those of one instant [R39]', async () => {
      const { other, id } = await begun();
      await act(({ chat }) => chat.open(other, job, manager));
      const second = O.toUndefined(await act(({ chat }) => chat.find(other, key)))?.id ?? 0;
      for (const where of [id, id, second]) {
        const message = await act(({ chat }) => chat.add(where, said('Rude', 'manager')));
        await act(({ chat }) => chat.report({ conversation: where, message, reason: `${message}`, at: after(where) }));
      }
      for (const where of [id, second]) await act(({ chat }) => chat.block(where, after(id)));
      const whole = await act(({ chat }) => chat.reports(undefined, 9));
      expect(whole.map(({ place: { what } }) => what)).toEqual(['report', 'report', 'report', 'block', 'block']);
      const pages: (typeof whole)[number][] = [];
      for (const _ of whole) pages.push(...(await act(({ chat }) => chat.reports(pages.at(-1)?.place, 1))));
      expect(pages).toEqual(whole);
      expect(await act(({ chat }) => chat.reports(pages.at(-1)?.place, 1))).toEqual([]);
    });

    it('list what a manager has not seen in all conversations, oldest first, page by page [R39]', async () => {
      const { other, id } = await begun();
      await act(({ chat }) => chat.open(other, job, manager));
      const second = O.toUndefined(await act(({ chat }) => chat.find(other, key)))?.id ?? 0;
      await act(({ chat }) => chat.add(id, said('Seen', 'candidate')));
      await act(({ chat }) => chat.markSeen(id, 'manager', undefined));
      for (const [of, text, by] of [
        [second, 'One', 'candidate'],
        [id, 'Two', 'candidate'],
        [id, 'From the manager', 'manager'],
        [second, 'Three', 'candidate'],
      ] as const)
        await act(({ chat }) => chat.add(of, said(text, by)));
      const whole = await act(({ chat }) => chat.unseenBy(manager.id, undefined, undefined));
      expect(whole.map(({ message, candidateEmail }) => [message.text, candidateEmail])).toEqual([
        ['One', 'candidate-1@example.org'],
        ['Two', 'candidate-0@example.org'],
        ['Three', 'candidate-1@example.org'],
      ]);
      const page = await act(({ chat }) => chat.unseenBy(manager.id, undefined, 2));
      const next = await act(({ chat }) => chat.unseenBy(manager.id, page.at(-1)?.message.id, 2));
      expect([...page, ...next]).toEqual(whole);
      expect(await act(({ chat }) => chat.unseenBy(hiringManagerId(901), undefined, undefined))).toEqual([]);
    });

    it("import past messages once, as seen up to each side's own last message, without emails [R39]", async () => {
      const { one, id } = await begun();
      const past = [
        said('Hello', 'manager'),
        said('Hi', 'candidate', { sentAt: after(1) }),
        said('When?', 'manager', { sentAt: after(2) }),
      ];
      for (const _ of [1, 2]) await act(({ chat }) => chat.addPast(id, past));
      expect((await act(({ chat }) => chat.page(id, undefined, 9))).map(({ text }) => text)).toEqual([
        'When?',
        'Hi',
        'Hello',
      ]);
      expect((await act(({ chat }) => chat.of(one)))[0]?.unread).toEqual({ candidate: 1, manager: 0 });
      expect(await act(({ chat }) => chat.takeUnseen(after(60)))).toEqual(O.none);
    });

    it('know which managers were recently active [spec 2 §4.12]', async () => {
      await act(({ chat }) => chat.managerActed(hiringManagerId(900), after(1)));
      await act(({ chat }) => chat.managerActed(hiringManagerId(901), after(2)));
      await act(({ chat }) => chat.managerActed(hiringManagerId(901), after(3)));
      expect(await act(({ chat }) => chat.managersActive(after(2)))).toEqual([901]);
    });

    it('know which of their managers are active, for many candidates at once [R39, spec 2 §4.12]', async () => {
      const { one, other } = await begun();
      await act(({ provisioning }) =>
        provisioning.putPosition(aPosition({ hiringManager: { id: hiringManagerId(902), name: 'Sam' } })),
      );
      for (const hm of [900, 902, 903]) await act(({ chat }) => chat.managerActed(hiringManagerId(hm), after(2)));
      await act(({ chat }) => chat.managerActed(hiringManagerId(901), after(1)));
      await act(({ chat }) => chat.open(other, job, { id: hiringManagerId(901), name: 'Kim' }));
      const online = (...candidates: readonly CandidateId[]) =>
        act(({ chat }) => chat.managersActiveFor(candidates, after(2)));
      expect(await online(one, other)).toEqual([
        { candidateId: one, manager: 900 },
        { candidateId: one, manager: 902 },
        { candidateId: other, manager: 902 },
      ]);
      expect(await online(other)).toEqual([{ candidateId: other, manager: 902 }]);
      expect(await online()).toEqual([]);
    });

    it("hand out a manager's unseen message for an email once, unless such emails are turned off [R39]", async () => {
      const { one, id } = await begun();
      await act(({ chat }) => chat.add(id, said('Mine')));
      const take = (at: number) => act(({ chat }) => chat.takeUnseen(after(at)));
      expect(await take(60)).toEqual(O.none);
      await act(({ chat }) => chat.add(id, said('When?', 'manager', { sentAt: after(10) })));
      await act(({ chat }) => chat.add(id, said('Where?', 'manager', { sentAt: after(11) })));
      expect(await take(9)).toEqual(O.none);
      expect(O.toUndefined(await take(10))).toMatchObject({ conversation: { id }, first: { text: 'When?' } });
      expect(await take(60)).toEqual(O.none);
      await act(({ chat }) => chat.add(id, said('Hm', 'manager', { sentAt: after(12) })));
      await act(({ chat }) => chat.block(id, after(12)));
      expect(await take(60)).toEqual(O.none);
      await act(({ chat }) => chat.block(id, undefined));
      expect(O.toUndefined(await take(60))).toMatchObject({ first: { text: 'Hm' } });
      await act(({ chat }) => chat.add(id, said('Seen', 'manager', { sentAt: after(12) })));
      await act(({ chat }) => chat.markSeen(id, 'candidate', undefined));
      expect(await take(60)).toEqual(O.none);
      await act(({ chat }) => chat.add(id, said('And?', 'manager', { sentAt: after(12) })));
      await act(({ chat }) => chat.stopMails(one, after(12)));
      await act(({ chat }) => chat.stopMails(one, after(13)));
      expect(await take(60)).toEqual(O.none);
    });
  });
};
