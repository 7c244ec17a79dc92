import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { largestPiece, type AnswerPiece } from '../../../../application/import/import.api';
import type { OperatorSide } from '../../../../application/operator/operator.port';
import { forgetOrphans } from '../../../../application/resumes/forget-orphans.service';
import { permitted } from '../../../../domain/decision';
import { largestAnswer } from '../../../../domain/files/file-limits';
import { mostUploadsInAll } from '../../../../domain/files/upload-room';
import { hours } from '../../../../domain/time/duration';
import { anotherTake, webmFile } from '../../../support/builders/recorded-files';
import { candidateId } from '../../../support/builders/recording';
import { answerOf, refusalOf } from '../../../support/world/answers';
import type { Given } from '../../../support/world/world';
import { answeringFrom, digest, folderOfAnswers, large, place } from './answers-beside';

describe('The recorded answers of an import come in pieces, which', () => {
  const { folder, remove } = folderOfAnswers();

  afterAll(remove);

  const aPortal = (changes: Partial<Given> = {}) => answeringFrom(folder, changes);

  it('go on where they broke off, and no byte that arrived is sent again', async () => {
    const { load, side, kept, videos } = await aPortal();
    const sent: AnswerPiece[] = [];
    const counting: OperatorSide = {
      ...side,
      importAnswer: (piece) => {
        sent.push(piece);
        return side.importAnswer(piece);
      },
    };
    const breaking: OperatorSide = {
      ...side,
      importAnswer: (piece) =>
        piece.from === 0 ? counting.importAnswer(piece) : TE.left({ _tag: 'NotCarriedOut', why: 'The line is cut.' }),
    };
    const files = [{ question_id: 1, file: 'answers/large' }];
    expect(await load(files, breaking)).toEqual(['The line is cut.']);
    expect(await kept()).toEqual([]);
    expect(await load(files, counting)).toMatchObject({ applications: 1 });
    expect(sent.reduce((sum, { piece }) => sum + piece.length, 0)).toBe(large.length);
    expect(Math.max(...sent.map(({ piece }) => piece.length))).toBe(largestPiece);
    expect(await videos()).toMatchObject([{ take: { bytes: large.length, sha256: digest(large) } }]);
    expect(await load(files, counting)).toMatchObject({ applications: 1 });
    expect(sent.at(-1)?.piece).toHaveLength(0);
  });

  it('are told where to go on, whatever piece is sent; what arrived as something else is deleted', async () => {
    const { side, world } = await aPortal();
    const [sha256, bytes] = [digest(webmFile), webmFile.length];
    const send = (from: number, piece: Uint8Array, changes: Partial<AnswerPiece> = {}) =>
      side.importAnswer({ sha256, bytes, from, piece, ...changes });
    expect(await answerOf(send(0, new Uint8Array()))).toEqual({ received: 0, bytes });
    expect(await answerOf(send(50, webmFile.subarray(50, 60)))).toEqual({ received: 0, bytes });
    expect(await answerOf(send(0, webmFile.subarray(0, 100)))).toEqual({ received: 100, bytes });
    expect(await answerOf(send(0, webmFile))).toEqual({ received: 100, bytes });
    // Announced with another length, it begins anew.
    expect(await answerOf(send(0, new Uint8Array(), { bytes: bytes + 1 }))).toEqual({ received: 0, bytes: bytes + 1 });
    expect(await answerOf(send(0, webmFile.subarray(0, 100)))).toEqual({ received: 100, bytes });
    expect(await refusalOf(send(100, anotherTake(1).subarray(97)))).toEqual({ _tag: 'OtherContent' });
    expect(await answerOf(world.dependencies.files.underWay())).toEqual([]);
    expect(await answerOf(send(0, webmFile))).toEqual({ received: bytes, bytes });
    expect(await answerOf(send(0, new Uint8Array()))).toEqual({ received: bytes, bytes });
    expect(await refusalOf(send(0, new Uint8Array(), { bytes: 0 }))).toMatchObject({ _tag: 'FileEmpty' });
    expect(await refusalOf(send(0, new Uint8Array(), { bytes: largestAnswer + 1 }))).toMatchObject({
      _tag: 'FileTooLarge',
    });
  });

  it('take room as uploads do: without any, the portal says so, and nothing is loaded', async () => {
    const { load, world, isEmpty } = await aPortal();
    const { files, secrets, clock } = world.dependencies;
    for (let n = 0; n < mostUploadsInAll; n += 1)
      await answerOf(
        files.begin<never>(
          {
            ...{ ref: secrets.newFileRef(), purpose: 'answer', owner: candidateId(n + 1), lineage: undefined },
            ...{ name: 'a', bytes: 1, begunAt: clock.now() },
          },
          () => permitted,
        ),
      );
    expect(await load([{ question_id: 1, file: 'answers/1' }])).toEqual([expect.stringContaining('Many people')]);
    expect((await isEmpty()).candidate).toEqual(O.none);
  });

  it('tell that the file changed while it was sent, that it never gets there, or why the portal takes none', async () => {
    const { side, load, isEmpty } = await aPortal();
    const video = [{ question_id: 1, file: 'answers/1' }];
    const answering = (importAnswer: OperatorSide['importAnswer']) => load(video, { ...side, importAnswer });
    const changed = [`${place}[0].file: expected a file that stays as it is while it is sent`];
    expect(await answering(() => TE.left({ _tag: 'OtherContent' }))).toEqual(changed);
    expect(await answering(({ bytes }) => TE.right({ received: 0, bytes }))).toEqual(changed);
    expect(await answering(() => TE.left({ _tag: 'DiskFull', kept: 0 }))).toEqual([
      expect.stringContaining('We have no room for your file right now'),
    ]);
    expect((await isEmpty()).candidate).toEqual(O.none);
  });

  it('are asked for again if the answer to one is lost', async () => {
    const { side, load, videos } = await aPortal();
    let isLost = false;
    const losing: OperatorSide = {
      ...side,
      importAnswer: (piece) => async () => {
        const answer = await side.importAnswer(piece)();
        isLost = !isLost && piece.piece.length > 0;
        return isLost ? E.left({ _tag: 'NotCarriedOut', why: 'The line is cut.', connectionLost: false }) : answer;
      },
    };
    expect(await load([{ question_id: 1, file: 'answers/1' }], losing)).toEqual(['The line is cut.']);
    expect(await load([{ question_id: 1, file: 'answers/1' }])).toMatchObject({ applications: 1 });
    expect(await videos()).toMatchObject([{ take: { sha256: digest(webmFile) } }]);
  });

  it('are a file that is forgotten within a day if no import names it', async () => {
    const { side, world, kept } = await aPortal();
    const sent = { sha256: digest(webmFile), bytes: webmFile.length, from: 0 };
    await answerOf(side.importAnswer({ ...sent, piece: webmFile }));
    expect(await kept()).toHaveLength(1);
    world.clock.moveBy(hours(25));
    await answerOf(forgetOrphans(world.dependencies));
    expect(await kept()).toEqual([]);
  });
});
