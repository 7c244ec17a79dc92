import * as fc from 'fast-check';
import { mayReachOthers } from '../../../domain/identity/address-proof';
import { email } from '../../support/builders/identity';

const maria = email('maria@example.org');

describe('A session that a sign-up alone opened', () => {
  it('does nothing that others feel before its candidate gave the code of their address, and says which address that is [R41]', () => {
    expect(mayReachOthers({ proven: false }, maria)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ProofNeeded', email: 'maria@example.org' },
    });
    expect(mayReachOthers({ proven: true }, maria)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it('is told from a proven one by nothing else, whatever the address [R41]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom('a@b.co', 'maria@example.org'), (proven, address) => {
        expect(mayReachOthers({ proven }, email(address))._tag).toBe(proven ? 'Allowed' : 'Refused');
      }),
    );
  });
});
