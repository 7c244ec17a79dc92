import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ManagersFile } from '../../../application/operator/operator-chat.port';
import { attachChat } from '../../../application/operator/write-chat.service';
import { historyPage } from '../../../application/chat/chat.api';
import { plus } from '../../../domain/time/instant';
import { anApplication, positionId } from '../../support/builders/applications';
import { clientId, hiringManagerId, withManager } from '../../support/builders/chat';
import { plainJpeg, pointingJpeg } from '../../support/builders/hostile-photos';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { bytesOf, docxWithMacros, pdfFile } from '../../support/builders/resume-files';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, morning, signedIn, type World } from '../../support/world/world';

const dana = { id: hiringManagerId(900), name: 'Dana Reyes' };
const key = withManager(900);
const named = { email: aCandidate().email, positionId: positionId(4711), manager: undefined };

/** A candidate of one position, whose hiring manager is Dana. */
const open = () =>
  aWorld({
    positions: [aPosition({ hiringManager: dana })],
    applicants: [{ candidate: aCandidate(), applications: [anApplication()] }],
  });

const aFile = (changes: Partial<ManagersFile> = {}): ManagersFile => ({
  ...named,
  managerName: '',
  text: 'The plan',
  clientId: clientId(1),
  file: { name: 'plan.pdf', bytes: pdfFile },
  ...changes,
});

/** Another file of the same length. */
const otherFile = bytesOf(new TextDecoder().decode(pdfFile).replace('obj', 'jbo'));

const storedFiles = ({ dependencies: { files }, clock }: World) => answerOf(files.keptBefore(plus(clock.now(), 1)));

describe("A hiring manager's file", () => {
  it('sent again under its client id is stored once, and answered with the first message [R39, R53]', async () => {
    const world = await open();
    const first = await answerOf(world.operator.attachChat(aFile()));
    const writes = jest.spyOn(world.dependencies.files, 'begin');
    expect(await answerOf(world.operator.attachChat(aFile({ text: ' The plan ' })))).toEqual(first);
    expect(writes).not.toHaveBeenCalled();
    expect(await storedFiles(world)).toHaveLength(1);
  });

  it.each<[string, Partial<ManagersFile>]>([
    ['another text', { text: 'The other plan' }],
    ['another name', { file: { name: 'other.pdf', bytes: pdfFile } }],
    ['other bytes', { file: { name: 'plan.pdf', bytes: otherFile } }],
    ['more bytes', { file: { name: 'plan.pdf', bytes: bytesOf(`${new TextDecoder().decode(pdfFile)} `) } }],
  ])('with %s under a used client id is refused, and not stored [R39, R53]', async (_what, changes) => {
    const world = await open();
    await answerOf(world.operator.attachChat(aFile()));
    expect(await refusalOf(world.operator.attachChat(aFile(changes)))).toEqual({ _tag: 'ClientIdUsedBefore' });
    expect(await storedFiles(world)).toHaveLength(1);
  });

  it('is checked and cleaned as a candidate’s is, whatever its name, and stored once under it [R40, R54]', async () => {
    const world = await open();
    const photo = { file: { name: 'photo.png.\u200B', bytes: pointingJpeg() } };
    const first = await answerOf(world.operator.attachChat(aFile(photo)));
    expect(first.attachments).toMatchObject([{ name: 'photo.jpg', kind: 'image' }]);
    expect(await answerOf(world.operator.attachChat(aFile(photo)))).toEqual(first);
    expect(await storedFiles(world)).toHaveLength(1);
    for (const [name, bytes, tag] of [
      ['run.bat.', pdfFile, 'AttachmentNotAllowed'],
      ['photo.pdf', plainJpeg, 'AttachmentMismatch'],
      ['macros.docx', docxWithMacros, 'AttachmentHasMacros'],
      ['cut.jpg', plainJpeg.subarray(0, 7), 'AttachmentMismatch'],
    ] as const)
      expect(await refusalOf(world.operator.attachChat(aFile({ file: { name, bytes } })))).toMatchObject({ _tag: tag });
  });

  it('under the client id of a text is refused, as is the text under its own [R39, R53]', async () => {
    const world = await open();
    await answerOf(world.operator.sendChat({ ...aFile(), clientId: clientId(2) }));
    await answerOf(world.operator.attachChat(aFile()));
    expect(await refusalOf(world.operator.attachChat(aFile({ clientId: clientId(2) })))).toEqual({
      _tag: 'ClientIdUsedBefore',
    });
    expect(await refusalOf(world.operator.sendChat(aFile()))).toEqual({ _tag: 'ClientIdUsedBefore' });
  });

  it('sent twice at once becomes one message with one file [R39, R53]', async () => {
    const world = await open();
    const { files } = world.dependencies;
    let second: unknown;
    // The second is sent while the first has its bytes stored and its message not yet written.
    const keep: typeof files.keep = (ref) =>
      pipe(
        files.keep(ref),
        TE.tapTask(() => async () => {
          second = await answerOf(world.operator.attachChat(aFile()));
        }),
      );
    const first = await answerOf(attachChat({ ...world.dependencies, files: { ...files, keep } })(aFile()));
    expect(second).toEqual(first);
    expect(await storedFiles(world)).toHaveLength(1);
  });

  it('that is stored, but whose message is refused, is deleted again [R39]', async () => {
    const world = await open();
    expect(E.isLeft(await world.operator.attachChat(aFile({ text: 'x'.repeat(4_001) }))())).toBe(true);
    expect(await storedFiles(world)).toEqual([]);
  });
});

const wholeList = { after: undefined, limit: undefined } as const;

describe('What a hiring manager has not seen', () => {
  it('is listed in full, oldest first, however much there is and whatever they wrote in between [R39]', async () => {
    const world = await open();
    const { api } = await signedIn(world);
    const say = async (n: number): Promise<void> => {
      world.clock.moveBy(3_000);
      const text = `Message ${n}`;
      await answerOf(api.sendMessage({ ...key, as: undefined, clientId: clientId(n), text, attachments: [] }));
    };
    await say(0);
    await answerOf(world.operator.readChat({ ...named, before: undefined, limit: undefined }));
    const many = Array.from({ length: 2 * historyPage + 1 }, (_, index) => index + 1);
    for (const n of many) {
      await say(n);
      if (n % 10 === 0)
        await answerOf(world.operator.sendChat({ ...named, managerName: '', text: 'Yes', clientId: undefined }));
    }
    const { messages: unseen } = await answerOf(world.operator.unseenChat({ manager: dana.id, ...wholeList }));
    expect(unseen.map(({ message }) => message.text)).toEqual(many.map((n) => `Message ${n}`));
    expect(await answerOf(world.operator.listChats(dana.id))).toMatchObject([{ unread: many.length }]);

    const first = await answerOf(world.operator.unseenChat({ manager: dana.id, after: undefined, limit: 60 }));
    const second = await answerOf(world.operator.unseenChat({ manager: dana.id, after: first.next, limit: 60 }));
    expect([...first.messages, ...second.messages]).toEqual(unseen);
    expect([first.messages.length, second.next]).toEqual([60, undefined]);
  });

  it('is nothing if nothing was written since', async () => {
    const world = await open();
    await answerOf(world.operator.sendChat({ ...named, managerName: '', text: 'Hello', clientId: undefined }));
    expect(await answerOf(world.operator.unseenChat({ manager: dana.id, ...wholeList }))).toMatchObject({
      messages: [],
    });
    expect(world.clock.now()).toBe(morning);
  });
});
