import { codeRefused, codeSent, codeStep, resendRefused } from '../../../application/identity/code-step.live';
import { email } from '../../support/builders/identity';
import { atMs } from '../../support/builders/time';

const maria = email('maria@example.org');
const typing = codeSent(maria, atMs(60_000));
const checking = { ...typing, digits: '0427', checking: true };
const resending = { ...typing, digits: '04', resending: true };

describe('A code being typed', () => {
  it('is checked, and another is sent, one request at a time', () => {
    const give = { _tag: 'CodeGiven', digits: '0427' } as const;
    const resend = { _tag: 'ResendPressed' } as const;
    expect(codeStep(typing, give)).toEqual([checking, [{ _tag: 'CheckCode', email: maria, digits: '0427' }]]);
    expect(codeStep(typing, resend)).toMatchObject([{ resending: true }, [{ _tag: 'SendCode', email: maria }]]);
    for (const busy of [checking, resending])
      for (const press of [give, resend]) expect(codeStep(busy, press)).toEqual([busy, []]);
  });

  it('clears the error of the previous one', () => {
    const wrong = codeRefused(checking, { _tag: 'CodeWrong', triesLeft: 3 });
    expect(codeStep(wrong, { _tag: 'DigitsTyped', digits: '1' })).toEqual([{ ...typing, digits: '1' }, []]);
  });

  it('stays if no other can be sent, with the reason [R3c]', () => {
    const limit = { _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: atMs(0) } as const;
    expect(resendRefused(resending, limit)).toMatchObject({ digits: '04', resending: false, fault: limit });
    expect(resendRefused(resending, { _tag: 'AnswerLost' })).toMatchObject({ failure: { _tag: 'AnswerLost' } });
    expect(resendRefused(resending, { _tag: 'EmailRejected', fault: { _tag: 'EmailMissing' } })).toMatchObject({
      fault: { _tag: 'UnknownCandidate' },
    });
  });
});

describe('A code that was refused', () => {
  it.each([
    { _tag: 'CodeWrong', triesLeft: 3 },
    { _tag: 'CodeExpired', lifetimeMinutes: 10 },
    { _tag: 'CodeTriesUsedUp', limit: 5 },
    { _tag: 'CodeNotFound' },
  ] as const)('for %j clears the boxes and says why [spec 1 §8]', (fault) => {
    expect(codeRefused(checking, fault)).toMatchObject({ digits: '', checking: false, fault });
  });

  it('because the connection was lost keeps the boxes for another try [R29]', () => {
    expect(codeRefused(checking, { _tag: 'NoConnection' })).toMatchObject({ digits: '0427', checking: false });
  });
});
