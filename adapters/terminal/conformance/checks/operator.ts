import {
  actOnApplication,
  closeSlots,
  openSlots,
  publishPosition,
  seeApplication,
} from '../../../contract/operator/operator.calls';
import { copyStore } from '../../../contract/operator/operator-backup.calls';
import { chooseForMail, seeMails } from '../../../contract/operator/operator-mails.calls';
import { eventPlace, seeEvents } from '../../../contract/operator/operator-events.calls';
import { seeFunnel } from '../../../contract/operator/operator-funnel.calls';
import {
  applicationCursor,
  openResume,
  seeApplications,
  seeWholeApplication,
} from '../../../contract/operator/operator-reading.calls';
import { addToken, revokeToken, seeTokens } from '../../../contract/operator/operator-tokens.calls';
import type { Fields } from '../asking';
import { answered, refusalIn, refuses, succeeds, turnedAway } from '../expectations';
import { failed, type Reply } from '../reply';
import { sample } from '../samples';
import { allOf, passed, type Verdict } from '../verdict';
import type { Chapter } from '../world';
import { deskCheck as check } from './desk';
import { operatorImport } from './operator-import';

/* The operator's calls are specific to this portal: a backend that is managed in other ways may lack them. */

const nobodys = sample['position_id'];

const time = { slot_date: '2030-01-07', slot_from: '09:00', slot_to: '09:30', capacity: 2 };

export const operator: Chapter = [
  check(seeApplication, 'answers how an application stands, and 404 for none', async ({ ask, job, candidate }) =>
    allOf([
      succeeds(seeApplication, await ask(seeApplication, { email: candidate.email, position_id: job.position_id })),
      refuses(
        seeApplication,
        await ask(seeApplication, { email: sample['email'], position_id: job.position_id }),
        'NoSuchCandidate',
      ),
      refuses(
        seeApplication,
        await ask(seeApplication, { email: candidate.email, position_id: nobodys }),
        'NoSuchApplication',
      ),
    ]),
  ),
  check(actOnApplication, 'writes an act in its turn, and refuses one out of turn', async ({ ask, job, candidate }) => {
    const named = { email: candidate.email, position_id: job.position_id };
    return allOf([
      refuses(
        actOnApplication,
        await ask(actOnApplication, { ...named, act: 'onboarded' }),
        'ActOutOfTurn',
        'ActTooEarly',
      ),
      succeeds(actOnApplication, await ask(actOnApplication, { ...named, act: 'review' })),
    ]);
  }),
  check(openSlots, 'offers times, and refuses one that ends before it begins', async ({ ask, job }) => {
    const opened = { position_id: job.position_id, kind: 'video', slots: [time] };
    return allOf([
      succeeds(openSlots, await ask(openSlots, opened)),
      refuses(
        openSlots,
        await ask(openSlots, { ...opened, slots: [{ ...time, slot_to: '08:00' }] }),
        'EndsBeforeItBegins',
      ),
      refuses(openSlots, await ask(openSlots, { ...opened, position_id: nobodys }), 'NoSuchPosition'),
    ]);
  }),
  check(closeSlots, 'closes free places, and says how many it found', async ({ ask, job }) => {
    const { slot_date, slot_from } = time;
    const named = { position_id: job.position_id, kind: 'video', slots: [{ slot_date, slot_from }] };
    const closes = async (places: number): Promise<Verdict> => {
      const reply = await ask(closeSlots, named);
      return answered(closeSlots, reply)?.closed === places
        ? succeeds(closeSlots, reply)
        : failed(reply, `${places} closed places`);
    };
    return allOf([
      succeeds(openSlots, await ask(openSlots, { ...named, slots: [time] })),
      await closes(time.capacity),
      await closes(0),
      refuses(closeSlots, await ask(closeSlots, { ...named, position_id: nobodys }), 'NoSuchPosition'),
    ]);
  }),
  check(publishPosition, 'opens a position, and answers 404 for none', async ({ ask, job }) =>
    allOf([
      succeeds(publishPosition, await ask(publishPosition, { position_id: job.position_id, published: true })),
      refuses(publishPosition, await ask(publishPosition, { position_id: nobodys, published: true }), 'NoSuchPosition'),
    ]),
  ),
  check(seeMails, 'answers how many mails wait, and which were given up', async ({ ask }) =>
    allOf([succeeds(seeMails, await ask(seeMails, {}))]),
  ),
  check(copyStore, 'copies a store that is its own, and says if it is not', async ({ ask }) => {
    const answer = await ask(copyStore, {});
    return allOf([
      refusalIn(copyStore, answer) !== undefined
        ? refuses(copyStore, answer, 'StoreElsewhere')
        : succeeds(copyStore, answer),
    ]);
  }),
  check(chooseForMail, 'answers 404 for a mail that was not given up', async ({ ask }) =>
    allOf([
      refuses(chooseForMail, await ask(chooseForMail, { mail_id: sample['mail_id'], what: 'drop' }), 'NoSuchMail'),
    ]),
  ),
  check(
    addToken,
    'gives a token that may make the calls of its rights and no others, until it is revoked',
    async ({ ask, askWith, job, candidate, newKey }) => {
      const name = `conformance ${newKey()}`;
      const added = await ask(addToken, { name, rights: ['read'] });
      const token = answered(addToken, added)?.token;
      if (token === undefined) return succeeds(addToken, added);
      const named = { email: candidate.email, position_id: job.position_id };
      return allOf([
        succeeds(addToken, added),
        succeeds(seeApplication, await askWith(token, seeApplication, named)),
        turnedAway(await askWith(token, actOnApplication, { ...named, act: 'review' }), 403),
        turnedAway(await askWith(token, addToken, { name: `${name} 2`, rights: ['all'] }), 403),
        refuses(addToken, await ask(addToken, { name, rights: ['read'] }), 'TokenNameTaken'),
        succeeds(revokeToken, await ask(revokeToken, { name })),
        turnedAway(await askWith(token, seeApplication, named), 401),
        refuses(revokeToken, await ask(revokeToken, { name }), 'NoSuchToken'),
      ]);
    },
  ),
  check(seeEvents, 'tells what happened, each event once, by places to go on from', async ({ ask, job, candidate }) => {
    const first = await ask(seeEvents, { limit: 1 });
    const after = answered(seeEvents, first)?.nextAfter;
    if (after === undefined) return succeeds(seeEvents, first);
    const named = { email: candidate.email, position_id: job.position_id };
    const acted = await ask(actOnApplication, { ...named, act: 'block' });
    const undone = await ask(actOnApplication, { ...named, act: 'unblock' });
    const then = await ask(seeEvents, { after: eventPlace.type.encode(after), types: ['application.unblocked'] });
    const told = answered(seeEvents, then)?.events.some(({ email }) => email === candidate.email) ?? false;
    return allOf([
      succeeds(seeEvents, first),
      succeeds(actOnApplication, acted),
      succeeds(actOnApplication, undone),
      succeeds(seeEvents, then),
      told ? passed : failed(then, "the event of the act before, with its candidate's e-mail"),
    ]);
  }),
  check(seeFunnel, 'counts an application to which something happened', async ({ ask, job, candidate }) => {
    const named = { email: candidate.email, position_id: job.position_id };
    const acted = await ask(actOnApplication, { ...named, act: 'block' });
    const undone = await ask(actOnApplication, { ...named, act: 'unblock' });
    const counted = async (asked: Fields): Promise<{ readonly reply: Reply; readonly applied: number }> => {
      const reply = await ask(seeFunnel, { position_id: job.position_id, ...asked });
      const weeks = answered(seeFunnel, reply)?.positions.flatMap((one) => one.weeks) ?? [];
      return { reply, applied: weeks.reduce((sum, { counts }) => sum + counts.applied, 0) };
    };
    const all = await counted({});
    const before = await counted({ to: '2000-01-01' });
    return allOf([
      succeeds(actOnApplication, acted),
      succeeds(actOnApplication, undone),
      succeeds(seeFunnel, all.reply),
      succeeds(seeFunnel, before.reply),
      all.applied > 0 ? passed : failed(all.reply, 'an application at least'),
      before.applied === 0 ? passed : failed(before.reply, 'no application before the year 2000'),
    ]);
  }),
  check(seeApplications, 'lists applications page by page, each once', async ({ ask, job, candidate }) => {
    const found: string[] = [];
    let cursor: unknown;
    let last: Reply;
    do {
      last = await ask(seeApplications, { position_id: job.position_id, limit: 200, cursor });
      const page = answered(seeApplications, last);
      found.push(...(page?.applications ?? []).map((one) => one.candidate.email));
      cursor = page?.next === undefined ? undefined : applicationCursor.type.encode(page.next);
    } while (cursor !== undefined);
    const times = found.filter((one) => one === candidate.email).length;
    return allOf([
      succeeds(seeApplications, last),
      times === 1 ? passed : failed(last, "the candidate's application, once", `${times} times`),
    ]);
  }),
  check(seeWholeApplication, 'answers all of one application, and 404 for none', async ({ ask, job, candidate }) => {
    const by = async (who: Fields) => ask(seeWholeApplication, { ...who, position_id: job.position_id });
    const whole = await by({ email: candidate.email });
    const candidate_id = answered(seeWholeApplication, whole)?.candidate.id;
    return allOf([
      succeeds(seeWholeApplication, whole),
      succeeds(seeWholeApplication, await by({ candidate_id })),
      refuses(seeWholeApplication, await by({ email: sample['email'] }), 'NoSuchCandidate'),
      refuses(seeWholeApplication, await by({ candidate_id: sample['candidate_id'] }), 'NoSuchApplication'),
    ]);
  }),
  check(
    openResume,
    'signs an address of the resume, and answers 404 if there is none',
    async ({ ask, job, candidate }) => {
      const by = async (email: unknown) => ask(openResume, { email, position_id: job.position_id });
      const opened = await by(candidate.email);
      return allOf([
        refusalIn(openResume, opened) === undefined
          ? succeeds(openResume, opened)
          : refuses(openResume, opened, 'NoSuchResume'),
        refuses(openResume, await by(sample['email']), 'NoSuchCandidate'),
      ]);
    },
  ),
  check(seeTokens, 'lists named tokens without their secrets', async ({ ask }) =>
    allOf([succeeds(seeTokens, await ask(seeTokens, {}))]),
  ),
  ...operatorImport,
];
