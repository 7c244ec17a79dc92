/** @jest-environment jsdom */
import { browserEnvironment } from '../../../../adapters/browser/device/environment';

const withHead = (markup: string) => {
  document.head.innerHTML = markup;
  return browserEnvironment(window);
};

describe('The provider of social sign-ins', () => {
  const issuer = '<meta name="oidc-issuer" content="https://accounts.example.com">';
  const client = '<meta name="oidc-client-id" content="portal">';

  it('is the one that the deployment names', () => {
    expect(withHead(issuer + client).socialProvider).toEqual({
      issuer: 'https://accounts.example.com',
      clientId: 'portal',
    });
  });

  it.each(['', issuer, client])('is undefined if the page receives %j, so there is no button', (head) => {
    expect(withHead(head).socialProvider).toBeUndefined();
  });
});

describe('The version at the foot of every page', () => {
  it('is 1.0.106 if the deployment names none [spec 1 §9]', () => {
    expect(withHead('').version).toBe('1.0.106');
  });

  it('is the one that the deployment names [spec 1 §1]', () => {
    expect(withHead('<meta name="version" content="1.0.823">').version).toBe('1.0.823');
  });
});
