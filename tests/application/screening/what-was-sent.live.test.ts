import * as E from 'fp-ts/Either';
import { ourDefect, type CallFailure } from '../../../application/failure';
import { openScope } from '../../../application/live/scope';
import { sentMachine, sentStep, startOfSent } from '../../../application/screening/what-was-sent.live';
import type { NoSuchApplication } from '../../../application/ports/candidate-api/call';
import type { NoSuchResume } from '../../../application/resumes/resumes.api';
import type { SignedFile } from '../../../application/files/receipt.api';
import type { WhatWasSent } from '../../../application/screening/screening.api';
import type { Job } from '../../../domain/ids/job';
import { communityId, positionId } from '../../support/builders/applications';
import { at } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const received = at('2026-12-04T15:00:00Z');
const what: WhatWasSent = {
  answers: { at: received, answers: [{ title: 'Are you 18 or older?', answer: ['Yes'] }] },
  resume: { name: 'maria.pdf', bytes: 1024, receivedAt: received, path: 'a-file' },
};

const aPage = async () => {
  const read = callByHand<Job, CallFailure | NoSuchApplication, WhatWasSent>();
  const sign = callByHand<string, CallFailure | NoSuchResume, SignedFile>();
  const saved: string[] = [];
  const page = sentMachine(
    {
      api: { whatWasSent: read.call, signResume: sign.call },
      reporter: keepingReporter(),
      saveFile: (url) => saved.push(url),
    },
    job,
  );
  page.runIn(openScope());
  await settled();
  return { ...page, read, sign, saved };
};

describe('What was sent for a job', () => {
  it('is fetched when the page opens, and again after a failure', async () => {
    const { read, value, send } = await aPage();
    await read.answer(E.left({ _tag: 'NoConnection' }));
    expect(value().sent).toMatchObject({ _tag: 'NotRead' });
    send({ _tag: 'RetryPressed' });
    await settled();
    await read.answer(E.right(what));
    expect(value().sent).toEqual({ _tag: 'Read', what });
    expect(read.asked).toEqual([job, job]);
  });

  it("opens the candidate's own resume by a signed address, once for each press [R3]", async () => {
    const { read, sign, saved, value, send } = await aPage();
    await read.answer(E.right(what));
    send({ _tag: 'DownloadPressed' });
    send({ _tag: 'DownloadPressed' });
    await settled();
    expect(sign.asked).toEqual(['a-file']);
    await sign.answer(E.right({ url: '/signed', until: received }));
    expect(saved).toEqual(['/signed']);
    expect(value().download).toEqual({ _tag: 'Opened' });
  });

  it('says why the resume was not opened, and can be tried again', async () => {
    const { read, sign, saved, value, send } = await aPage();
    await read.answer(E.right(what));
    send({ _tag: 'DownloadPressed' });
    await settled();
    await sign.answer(E.left({ _tag: 'NoSuchResume' }));
    expect(value().download).toEqual({ _tag: 'NotOpened', failure: { _tag: 'NoSuchResume' } });
    expect(saved).toEqual([]);
    send({ _tag: 'DownloadPressed' });
    await settled();
    expect(sign.asked).toHaveLength(2);
  });

  it('has nothing to download before it is fetched, or if no resume was given', () => {
    const [reading] = startOfSent;
    expect(sentStep(reading, { _tag: 'DownloadPressed' })).toEqual([reading, []]);
    const [bare] = sentStep(reading, { _tag: 'SentRead', answer: E.right({ ...what, resume: undefined }) });
    expect(sentStep(bare, { _tag: 'DownloadPressed' })).toEqual([bare, []]);
  });

  it('says that something went wrong if our own code throws', () => {
    const [reading] = startOfSent;
    const [broke] = sentStep(reading, { _tag: 'Broke' });
    expect(broke.sent).toEqual({ _tag: 'NotRead', failure: ourDefect });
    const [read] = sentStep(reading, { _tag: 'SentRead', answer: E.right(what) });
    expect(sentStep(read, { _tag: 'Broke' })[0]).toMatchObject({
      sent: { _tag: 'Read' },
      download: { _tag: 'NotOpened', failure: ourDefect },
    });
  });
});
