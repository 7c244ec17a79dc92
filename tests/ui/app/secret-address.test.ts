import fc from 'fast-check';
import { withoutSecret } from '../../../ui/app/secret-address';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('A URL that contains a secret [R3c, R5]', () => {
  it.each([
    [
      'a mailed link',
      at('/candidateportal/maria@example.org/s3cret-of-43'),
      '/candidateslogin/link',
      { link: { email: 'maria@example.org', code: 's3cret-of-43' } },
    ],
    [
      "a provider's answer",
      at('/candidateslogin/social', '?code=s3cret&state=1'),
      '/candidateslogin/social',
      { answer: '?code=s3cret&state=1' },
    ],
    [
      'the link to an upload',
      at('/upload_resume/11/101/link', '', '#s3cret'),
      '/upload_resume/11/101/link',
      { uploadCode: 's3cret' },
    ],
  ])('%s is removed from the URL and passed to its page', (_, address, to, state) => {
    expect(withoutSecret(address)).toEqual({ to, state });
  });

  it.each([
    ['the list', at('/candidateportal', '?source=mail')],
    ['an advert', at('/apply/101', '', '#more')],
    ['sign-in', at('/candidateslogin', '?code=1')],
    ["the provider's page with nothing said", at('/candidateslogin/social')],
    ['the page of an upload without its code', at('/upload_resume/11/101/link')],
    ['the upload of a session', at('/upload_resume/11/101', '', '#part')],
    ['what no route knows', at('/elsewhere', '?code=1', '#2')],
  ])('%s has nothing to remove', (_, address) => {
    expect(withoutSecret(address)).toBeUndefined();
  });

  it('is cleaned of any secret, and cleaning it again changes nothing', () => {
    const secret = fc.stringMatching(/^[\w-]{16,43}$/);
    fc.assert(
      fc.property(
        fc.oneof(
          secret.map((code) => ({ code, address: at(`/candidateportal/nurse@example.org/${code}`) })),
          secret.map((code) => ({ code, address: at('/candidateslogin/social', `?state=x&code=${code}`) })),
          secret.map((code) => ({ code, address: at('/upload_resume/11/101/link', '', `#${code}`) })),
        ),
        ({ code, address }) => {
          const bare = withoutSecret(address);
          expect(bare?.to).not.toContain(code);
          expect(JSON.stringify(bare?.state)).toContain(code);
          expect(withoutSecret(at(bare?.to ?? ''))).toBeUndefined();
        },
      ),
    );
  });
});
