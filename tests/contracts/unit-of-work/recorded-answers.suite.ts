import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { StoredAnswer, StoredTake } from '../../../application/recording/recorded-answers.store';
import { parseFileRef } from '../../../application/ports/file-ref';
import { parseSha256 } from '../../../domain/recording/sha256';
import { hours } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { decoded } from '../../support/builders/decoded';
import { questionId } from '../../support/builders/recording';
import { applicants, job, nineStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const file = (n: number) => decoded(parseFileRef(`file-${n}-`.padEnd(22, 'x')), n);
const sha256 = (n: number) => decoded(parseSha256(n.toString(16).padStart(64, '0')), n);

const aTake = (n: number, changes: Partial<StoredTake> = {}): StoredTake => ({
  file: file(n),
  kind: 'webm',
  bytes: 209_715_200,
  sha256: sha256(n),
  length: 30_120,
  receivedAt: nineStarts,
  playable: undefined,
  ...changes,
});

const answer = (question: number, take: StoredTake | undefined, ...replaced: readonly number[]): StoredAnswer => ({
  questionId: questionId(question),
  take,
  replaced: replaced.map(sha256),
});

export const recordedAnswersContract = (open: Open): void => {
  describe('the answers to a recorded interview', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    const two = async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      return { one, other };
    };

    it('are stored once per question, the latest one, in the order of the questions [R34]', async () => {
      const { one, other } = await two();
      const last = answer(1, aTake(3, { playable: file(4), kind: 'mp4', length: undefined, bytes: 1 }), 2);
      for (const put of [answer(2, undefined), answer(1, aTake(2)), last])
        await act(({ recordedAnswers }) => recordedAnswers.put(one, job, put));
      expect(await act(({ recordedAnswers }) => recordedAnswers.of(one, job))).toEqual([last, answer(2, undefined)]);
      expect(await act(({ recordedAnswers }) => recordedAnswers.of(other, job))).toEqual([]);
    });

    it('know which files they use: a take and its copy, but no replaced one [R34]', async () => {
      const { one } = await two();
      const kindOf = (n: number) => act(({ recordedAnswers }) => recordedAnswers.kindOf(file(n)));
      await act(({ recordedAnswers }) => recordedAnswers.put(one, job, answer(1, aTake(1))));
      await act(({ recordedAnswers }) => recordedAnswers.put(one, job, answer(1, aTake(2, { playable: file(3) }), 1)));
      expect(await Promise.all([1, 2, 3].map(kindOf))).toEqual([O.none, O.some('webm'), O.some('webm')]);
    });

    it('give a file to one of those who claim it at once', async () => {
      const { one, other } = await two();
      const claim = (candidate: typeof one) =>
        act(({ recordedAnswers }) =>
          pipe(
            recordedAnswers.lockFile(file(1)),
            TE.flatMap(() => recordedAnswers.kindOf(file(1))),
            TE.tap((used) =>
              O.isSome(used) ? TE.right(undefined) : recordedAnswers.put(candidate, job, answer(1, aTake(1))),
            ),
          ),
        );
      const claims = await Promise.all([one, other, one, other].map(claim));
      expect(claims.filter(O.isNone)).toHaveLength(1);
    });

    it('keep the first consent [R62]', async () => {
      const { one, other } = await two();
      for (const at of [nineStarts, plus(nineStarts, 1)])
        await act(({ recordingConsents }) => recordingConsents.agree(one, job, at));
      expect(await act(({ recordingConsents }) => recordingConsents.of(one, job))).toEqual(O.some(nineStarts));
      expect(await act(({ recordingConsents }) => recordingConsents.of(other, job))).toEqual(O.none);
    });

    it('schedule one pair of emails, and hand the second to one caller once it is due [R32]', async () => {
      const { one, other } = await two();
      const mails = { mailedAt: nineStarts, againAt: plus(nineStarts, hours(48)) };
      const later = { mailedAt: plus(nineStarts, 1), againAt: plus(nineStarts, hours(48) + 1) };
      for (const [who, planned] of [
        [one, mails],
        [one, later],
        [other, later],
      ] as const)
        await act(({ recordingMails }) => recordingMails.plan(who, job, planned));
      expect(await act(({ recordingMails }) => recordingMails.of(one, job))).toEqual(O.some(mails));
      const due = (ms: number) => act(({ recordingMails }) => recordingMails.takeDue(plus(nineStarts, ms)));
      expect(await due(hours(48) - 1)).toEqual(O.none);
      expect(await due(hours(48))).toEqual(O.some({ candidateId: one, positionId: job }));
      expect(await due(hours(48))).toEqual(O.none);
      expect(await due(hours(49))).toEqual(O.some({ candidateId: other, positionId: job }));
      expect(await due(hours(50))).toEqual(O.none);
      expect(await act(({ recordingMails }) => recordingMails.of(one, job))).toEqual(O.some(mails));
    });
  });
};
