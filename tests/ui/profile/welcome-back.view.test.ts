import { email } from '../../support/builders/identity';
import { welcomeBackView } from '../../../ui/profile/welcome-back.view';

const maria = { firstName: 'Maria', lastName: 'Santos', email: email('maria.santos@example.org') };

describe('The Welcome Back dialog', () => {
  it('names the person stored by the provider, by name and email [spec 1 §2]', () => {
    const asking = { _tag: 'Asking', name: 'Maria Santos', email: 'maria.santos@example.org' };
    expect(welcomeBackView(maria, undefined)).toEqual(asking);
    expect(welcomeBackView(maria, { _tag: 'NoConnection' })).toEqual(asking);
    expect(welcomeBackView({ ...maria, lastName: '' }, undefined)).toMatchObject({ name: 'Maria' });
  });

  it('checks who is here, and says what went wrong with that [R29]', () => {
    expect(welcomeBackView(undefined, undefined)).toEqual({ _tag: 'Looking' });
    expect(welcomeBackView(undefined, { _tag: 'NoConnection' })).toMatchObject({
      _tag: 'Failed',
      failure: { title: 'You are offline', action: 'Try again' },
    });
    expect(welcomeBackView(undefined, { _tag: 'ServerFault', requestId: undefined })).toMatchObject({
      failure: { title: 'We could not see who is signed in', action: 'Try again' },
    });
    expect(welcomeBackView(undefined, { _tag: 'SessionEnded', message: '', requestId: undefined })).toMatchObject({
      failure: { title: 'Session timeout please login..!', action: undefined },
    });
  });
});
