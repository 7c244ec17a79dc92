/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://portal.example.org/candidateslogin"}
 */
import { browserToken } from '../../../../adapters/browser/storage/session-store';
import { token } from '../../../support/builders/identity';

describe("The token's cookie under https", () => {
  const written = (act: () => void): string => {
    const set = jest.spyOn(document, 'cookie', 'set');
    act();
    const [[cookie] = ['']] = set.mock.calls;
    set.mockRestore();
    return cookie;
  };

  it('is Secure, SameSite=Lax, for every path, and lasts as long as the session may be idle [R3]', () => {
    const cookie = written(() => browserToken(window).write(token(1)));
    expect(cookie).toBe(`candidates_token=${token(1)}; Path=/; SameSite=Lax; Max-Age=172800; Secure`);
  });

  it('is deleted with the same attributes [R3]', () => {
    const cookie = written(() => browserToken(window).clear());
    expect(cookie).toBe('candidates_token=; Path=/; SameSite=Lax; Max-Age=0; Secure');
  });
});
