import * as fc from 'fast-check';
import { mayReachOthers } from '../../../domain/identity/address-proof';
import { email } from '../../support/builders/identity';

const maria = email('maria@example.org');

describe('A session opened only by a sign-up', () => {
  it('does nothing that affects others until its candidate enters the code sent to their address, and names that address [R41]', () => {
    expect(mayReachOthers({ proven: false }, maria)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ProofNeeded', email: 'maria@example.org' },
    });
    expect(mayReachOthers({ proven: true }, maria)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it('differs from a proven one in nothing else, whatever the address [R41]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom('a@b.co', 'maria@example.org'), (proven, address) => {
        expect(mayReachOthers({ proven }, email(address))._tag).toBe(proven ? 'Allowed' : 'Refused');
      }),
    );
  });
});
