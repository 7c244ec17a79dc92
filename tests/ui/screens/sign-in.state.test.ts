import { codeRefused } from '../../../ui/screens/sign-in/sign-in.state';
import { email } from '../../support/builders/identity';
import { atMs } from '../../support/builders/time';

const checking = {
  _tag: 'AskingCode',
  email: email('maria@example.org'),
  digits: '0427',
  checking: true,
  resending: false,
  resendAt: atMs(60_000),
  fault: undefined,
  failure: undefined,
} as const;

describe('A code that was refused', () => {
  it.each([
    { _tag: 'CodeWrong', triesLeft: 3 },
    { _tag: 'CodeExpired', lifetimeMinutes: 10 },
    { _tag: 'CodeTriesUsedUp', limit: 5 },
    { _tag: 'CodeNotFound' },
  ] as const)('for %j clears the boxes and says why [spec 1 §8]', (fault) => {
    expect(codeRefused(checking, fault)).toMatchObject({ digits: '', checking: false, fault });
  });

  it('because the line was lost keeps the boxes for another try [R29]', () => {
    expect(codeRefused(checking, { _tag: 'NoConnection' })).toMatchObject({ digits: '0427', checking: false });
  });
});
