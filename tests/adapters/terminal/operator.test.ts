import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { longestPage } from '../../../application/operator/pages.port';
import type { NotReached, Reach } from '../../../adapters/terminal/operator/reach';
import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import { parsePictureUrl, parseSocialSource } from '../../../domain/identity/social-origin';
import { parseSha256 } from '../../../domain/recording/sha256';
import { seconds } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { decoded } from '../../support/builders/decoded';
import { fileRef } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { candidateId, questionId } from '../../support/builders/recording';
import { anAccount } from '../../support/builders/sign-up';
import { aMail } from '../../support/builders/mails';
import { storedFile } from '../../support/world/stored-file';
import { aWorld, type World } from '../../support/world/world';
import { reachOf } from './reached';

const named = ['--email', 'maria.santos@example.org', '--position', '4711'];
const act = (name: string) => ['act', ...named, '--act', name];

const unreached: Reach = async () => {
  throw new Error('the provider was asked');
};
const notReached =
  (given: NotReached): Reach =>
  () =>
    Promise.resolve(E.left(given));

/** A world's service for a command, and how often it was closed. */
const reached = async (note?: string, before: (world: World) => Promise<unknown> = () => Promise.resolve()) => {
  const world = await aWorld();
  await before(world);
  return reachOf(world, note);
};

const answered = async (world: World): Promise<void> => {
  const [caller, { positionId }] = [candidateId(1), aPosition()];
  const [sha256, earlier] = ['a', 'b'].map((letter) => decoded(parseSha256(letter.repeat(64)), 'a hash'));
  if (sha256 === undefined || earlier === undefined) return;
  const file = await storedFile(world, caller, fileRef(1));
  const receivedAt = world.clock.now();
  await world.behind(({ recordedAnswers }) =>
    recordedAnswers.put(caller, positionId, {
      questionId: questionId(1),
      take: { file, playable: undefined, kind: 'webm', bytes: 100, sha256, length: seconds(12.5), receivedAt },
      replaced: [earlier],
    }),
  );
  const skip = { questionId: questionId(3), take: undefined, replaced: [] };
  await world.behind(({ recordedAnswers }) => recordedAnswers.put(caller, positionId, skip));
  await world.behind(({ recordingConsents }) => recordingConsents.agree(caller, positionId, receivedAt));
};

describe("an operator's command [R27]", () => {
  it('prints the result and disconnects from the provider', async () => {
    const { reach, closed } = await reached('over the store');
    expect(await runOperator(act('review'), reach)).toEqual({
      exit: 0,
      stdout: "Caregiver (position 4711): 20 'Reviewed'\n",
      stderr: '',
    });
    expect(closed()).toBe(1);
  });

  it('lists the mails that were given up with their reason, and has one retried or dropped [R27]', async () => {
    const { reach } = await reached(undefined, async ({ behind, mailer, clock, sendMails }) => {
      for (const subject of ['First', 'Second'])
        await behind(({ messages }) => messages.add(aMail(subject), clock.now()));
      mailer.failFromNowOn({ _tag: 'Refused', why: '550 5.1.1', words: 'no such mailbox' });
      await sendMails();
      mailer.failFromNowOn({ _tag: 'SenderRefused', why: '535 5.7.8', words: '' });
      await behind(({ messages }) => messages.add(aMail('Third'), clock.now()));
      await sendMails();
    });
    const given = (id: number, subject: string) =>
      `  ${id}  2026-12-04T15:00:00.000Z  maria.santos@example.org  '${subject}': 550 5.1.1: no such mailbox\n`;
    const heading = 'Given up, the newest first (operator retry-mail, operator drop-mail):\n';
    const paused = 'No mail leaves at the moment: 535 5.7.8. It is tried again by itself.\n';
    const waiting = (count: number) =>
      `Waiting: 0 with a code, ${count} that confirm something, 0 that remind of something.\n`;
    expect((await runOperator(['mails'], reach)).stdout).toBe(
      `${paused}${waiting(1)}${heading}${given(2, 'Second')}${given(1, 'First')}`,
    );
    expect((await runOperator(['retry-mail', '--id', '1'], reach)).stdout).toBe('Mail 1 is tried again.\n');
    expect((await runOperator(['drop-mail', '--id', '2'], reach)).stdout).toBe('Mail 2 is dropped.\n');
    expect(await runOperator(['drop-mail', '--id', '2'], reach)).toEqual({
      exit: 1,
      stdout: '',
      stderr: 'No mail 2 was given up.\n',
    });
    expect((await runOperator(['mails'], reach)).stdout).toBe(`${paused}${waiting(2)}None was given up.\n`);
  });

  it('lists all mails that were given up, however many, page by page [R27]', async () => {
    const many = longestPage + 1;
    const { reach, closed } = await reached(undefined, ({ behind, clock }) =>
      behind(({ messages }) =>
        TE.traverseSeqArray((n: number) =>
          pipe(
            messages.add(aMail(`Mail ${n}`), clock.now()),
            TE.flatMap(() => messages.giveUp(n, '550', clock.now())),
          ),
        )(Array.from({ length: many }, (_, index) => index + 1)),
      ),
    );
    const { stdout } = await runOperator(['mails'], reach);
    const listed = [...stdout.matchAll(/'Mail (\d+)'/g)].map(([, n]) => Number(n));
    expect(listed).toEqual(Array.from({ length: many }, (_, index) => many - index));
    const asJson = (await runOperator(['mails', '--json'], reach)).stdout;
    expect([asJson.match(/"mail_id"/g)?.length, JSON.parse(asJson)]).toMatchObject([many, { next: null }]);
    expect(closed()).toBe(2);
  });

  it('if refused, gives the reason, and says so if it did not go through a portal; it disconnects then, too', async () => {
    const { reach, closed } = await reached('over the store');
    const { exit, stdout, stderr } = await runOperator(act('onboarded'), reach);
    expect([exit, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^'onboarded' is out of turn: .*\nover the store\n$/);
    expect(closed()).toBe(1);
    expect((await runOperator(act('onboarded'), (await reached()).reach)).stderr).toMatch(/^[^\n]*\n$/);
  });

  it.each([
    [undefined, 'signed up as googleUser'],
    ['https://example.org/nora.png', 'signed up as googleUser, picture https://example.org/nora.png'],
  ])(
    'shows where a candidate who signed up with a social profile came from, picture %s [spec 1 §3]',
    async (url, said) => {
      const source = decoded(parseSocialSource('googleUser'), 'source');
      const pictureUrl = url === undefined ? undefined : decoded(parsePictureUrl(url), 'picture');
      const account = anAccount({ social: { source, pictureUrl } });
      const { reach } = await reached(undefined, async ({ behind }) => {
        const id = decoded(
          E.fromOption(() => 'nobody')(await behind(({ candidates }) => candidates.add(account))),
          'id',
        );
        await behind(({ applications }) => applications.add(id, anApplication()));
      });
      const { stdout } = await runOperator(['application', '--email', account.email, '--position', '4711'], reach);
      expect(stdout).toMatch(new RegExp(`^Caregiver \\(position 4711\\): .*, ${said.replaceAll('.', '\\.')}\n$`));
      expect((await runOperator(['application', ...named], reach)).stdout).not.toContain('signed up');
    },
  );

  it("lists a candidate's answers: what is stored of each, a skip, and the consent [R34, R35, R62]", async () => {
    const { reach } = await reached(undefined, answered);
    expect((await runOperator(['answers', ...named], reach)).stdout).toBe(
      [
        `Question 1: 100 bytes, 12.5 s, recorded again 1 times, received 2026-12-04T15:00:00.000Z, SHA-256 ${'a'.repeat(64)}`,
        'Question 3: skipped.',
        'Not every question is answered.',
        'Agreed to be recorded 2026-12-04T15:00:00.000Z.',
        '',
      ].join('\n'),
    );
    expect((await runOperator(['answers', ...named], (await reached()).reach)).stdout).toBe(
      'Not every question is answered.\nNo consent is recorded.\n',
    );
  });

  it('gives a link to one answer, which plays for five minutes, and says so if there is none [R35]', async () => {
    const { reach } = await reached(undefined, answered);
    const answer = (question: string) => runOperator(['answer', ...named, '--question', question], reach);
    const { exit, stdout } = await answer('1');
    expect(exit).toBe(0);
    expect(stdout).toMatch(
      /^https:\/\/\S+\nPlay it in a browser, or download it: it works until 2026-12-04T15:05:00\.000Z\.\n$/,
    );
    for (const question of ['2', '3']) {
      const none = await answer(question);
      expect([none.exit, none.stdout]).toEqual([1, '']);
      expect(none.stderr).not.toBe('');
    }
  });

  it('if not carried out, gives the reason in the same way', async () => {
    const { reach } = await reached();
    expect(await runOperator(['publish', '--position', '4711'], reach)).toEqual({
      exit: 1,
      stdout: '',
      stderr: 'Nobody is there.\n',
    });
  });

  it.each([
    [['act', '--email', 'nobody', '--position', 'x'], '--email: expected an e-mail address, found "nobody"\n'],
    [['dismiss'], 'There is no command operator "dismiss". All: operator --help\n'],
    [['act', '--reason', 'x'], "Unknown option '--reason'"],
  ])('%j is not understood: exit 2, and no call is made', async (args, complaint) => {
    const { exit, stdout, stderr } = await runOperator(args, unreached);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain(complaint);
  });

  it('exits with 2 for an invalid setting and with 1 for a store failure, one line for each error', async () => {
    const settings = notReached({ because: 'settings', lines: ['PORT: high'], advice: [] });
    expect(await runOperator(act('review'), settings)).toEqual({ exit: 2, stdout: '', stderr: 'PORT: high\n' });
    const store = notReached({ because: 'store', lines: ['In use.'], advice: ['Wait.'] });
    expect(await runOperator(act('review'), store)).toEqual({ exit: 1, stdout: '', stderr: 'In use.\nWait.\n' });
  });
});
