import * as E from 'fp-ts/Either';
import { VirtualTimeScheduler } from 'rxjs';
import type { CallFailure } from '../../../application/failure';
import { recordingResumeMachine } from '../../../application/recording/recording-resume.live';
import { openScope } from '../../../application/live/scope';
import type { LinkWanted, MailLinkRefusal, ProceedRefusal } from '../../../application/resumes/resumes.api';
import type { Job } from '../../../domain/ids/job';
import { communityId, positionId } from '../../support/builders/applications';
import { email } from '../../support/builders/identity';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const job: Job = { communityId: communityId(42), positionId: positionId(4711) };
const own = 'maria@example.com';

const aPage = () => {
  const mail = callByHand<LinkWanted, CallFailure | MailLinkRefusal, undefined>();
  const proceed = callByHand<Job, CallFailure | ProceedRefusal, undefined>();
  const time = new VirtualTimeScheduler();
  const left: string[] = [];
  const forgetList = jest.fn();
  const goOns: (() => void)[] = [];
  const bringing: { arrives: () => void; fails: (why: Error) => void }[] = [];
  const page = recordingResumeMachine(
    {
      job,
      ownEmail: own,
      api: { mailResumeLink: mail.call, proceedWithoutResume: proceed.call },
      askForCode: (_, goOn) => void goOns.push(goOn),
      bringUpload: () => new Promise<void>((arrives, fails) => bringing.push({ arrives, fails })),
      reporter: keepingReporter(),
      forgetList,
      leave: (by) => void left.push(by),
    },
    time,
  );
  page.runIn(openScope());
  const pass = (ms: number): void => {
    time.maxFrames = ms;
    time.flush();
  };
  return { ...page, mail, proceed, left, pass, forgetList, goOns, bringing };
};

describe('The resume after a recording [spec 2 §2.5]', () => {
  it('can be uploaded here once that part of the page has loaded; without it a link is mailed', async () => {
    const page = aPage();
    page.send({ _tag: 'UploadPressed' });
    expect(page.value().way).toBe('choosing');
    page.bringing[0]?.arrives();
    await settled();
    expect(page.value().way).toBe('upload');
    const other = aPage();
    other.send({ _tag: 'UploadPressed' });
    other.bringing[0]?.fails(new Error('offline'));
    await settled();
    expect(other.value().way).toBe('mail');
  });

  it('stays where the candidate went while the upload was still loading', async () => {
    const page = aPage();
    page.send({ _tag: 'UploadPressed' });
    page.send({ _tag: 'WayChosen', way: 'mail' });
    page.send({ _tag: 'Typed', text: 'lopez@example.com' });
    page.bringing[0]?.arrives();
    await settled();
    expect(page.value()).toMatchObject({ way: 'mail', typed: 'lopez@example.com' });
  });

  it('a link goes to the typed address, and the end page opens after 2.5 s [spec 2 §8]', async () => {
    const page = aPage();
    page.send({ _tag: 'WayChosen', way: 'mail' });
    page.send({ _tag: 'Typed', text: ' lopez@example.com ' });
    page.send({ _tag: 'SendPressed' });
    page.send({ _tag: 'SendPressed' });
    await page.mail.answer(E.right(undefined));
    expect(page.mail.asked).toEqual([{ ...job, email: email('lopez@example.com') }]);
    expect(page.value().call).toEqual({ _tag: 'Mailed' });
    page.pass(2_499);
    expect(page.left).toEqual([]);
    page.pass(2_500);
    expect(page.left).toEqual(['message']);
  });

  it.each([
    ['', 'EmailMissing'],
    ['lopez at home', 'EmailMalformed'],
  ])('%j is not sent [spec 2 §5]', (text, tag) => {
    const page = aPage();
    page.send({ _tag: 'Typed', text });
    page.send({ _tag: 'SendPressed' });
    expect(page.mail.asked).toEqual([]);
    expect(page.value().call).toMatchObject({ _tag: 'MailNotSent', why: { _tag: tag } });
    page.send({ _tag: 'Typed', text: 'l' });
    expect(page.value().call).toEqual({ _tag: 'NotAsked' });
  });

  it('for another address, the code is asked for first, once; then the link is sent [R41]', async () => {
    const page = aPage();
    page.send({ _tag: 'SendPressed' });
    await page.mail.answer(E.left({ _tag: 'ProofNeeded', email: email(own) }));
    page.goOns[0]?.();
    await page.mail.answer(E.right(undefined));
    expect(page.mail.asked).toHaveLength(2);
    expect(page.value().call).toEqual({ _tag: 'Mailed' });
  });

  it('an optional resume can be left out: the end page opens at once [spec 2 §2.5]', async () => {
    const page = aPage();
    page.send({ _tag: 'ProceedPressed' });
    await page.proceed.answer(E.right(undefined));
    expect(page.proceed.asked).toEqual([job]);
    expect(page.left).toEqual(['skip']);
    expect(page.forgetList).toHaveBeenCalledTimes(1);
  });

  it('a failure is reported, and can be tried again', async () => {
    const page = aPage();
    page.send({ _tag: 'ProceedPressed' });
    await page.proceed.answer(E.left({ _tag: 'NoConnection' }));
    expect(page.value().call).toEqual({ _tag: 'NotProceeded', why: { _tag: 'NoConnection' } });
    page.send({ _tag: 'ProceedPressed' });
    await settled();
    expect(page.proceed.asked).toHaveLength(2);
  });
});
