import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { parsePictureUrl, parseSocialSource } from '../../../domain/identity/social-origin';
import { decoded } from '../../support/builders/decoded';
import { anAccount } from '../../support/builders/sign-up';
import { aCandidate, email, sealed } from '../../support/builders/identity';
import { anEducation, anExperience, entryText, personName, phone, span, zip } from '../../support/builders/profile';
import { educations, experiences } from '../../support/arbitraries/profile';
import { candidateId } from '../../support/builders/recording';
import { at, zone } from '../../support/builders/time';
import type { Instant } from '../../../domain/time/instant';
import { subjectOf, type Open } from './subject';

const opened = at('2026-12-04T15:00:00.123Z');
const later = at('2026-12-04T15:04:05.678Z');

export const candidatesContract = (open: Open): void => {
  describe('candidates', () => {
    const { act } = subjectOf(open);

    it('are found by email address and by id, in full', async () => {
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const whole = O.some({ id, ...aCandidate() });
      expect(await act(({ candidates }) => candidates.withEmail(aCandidate().email))).toEqual(whole);
      expect(await act(({ candidates }) => candidates.withId(id))).toEqual(whole);
    });

    it('are kept apart', async () => {
      const maria = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const other = aCandidate({ email: email('maria.santos@example.com') });
      const namesake = await act(({ provisioning }) => provisioning.putCandidate(other));
      expect(namesake).not.toBe(maria);
      expect(await act(({ candidates }) => candidates.withEmail(other.email))).toEqual(
        O.some({ id: namesake, ...other }),
      );
    });

    it("don't exist unless stored", async () => {
      expect(await act(({ candidates }) => candidates.withEmail(email('nobody@example.org')))).toEqual(O.none);
    });

    it('keep their id and get new names when stored again [R17]', async () => {
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const renamed = aCandidate({ firstName: 'María', lastName: "O'Brien-Łukasiewicz 👩🏽‍⚕️" });
      expect(await act(({ provisioning }) => provisioning.putCandidate(renamed))).toBe(id);
      expect(await act(({ candidates }) => candidates.withId(id))).toEqual(O.some({ id, ...renamed }));
    });

    it('are read with all their data, in its original order [spec 1 §3] [R21]', async () => {
      const said = fc.record({
        experience: fc.array(experiences, { maxLength: 5 }),
        education: fc.array(educations, { maxLength: 5 }),
        phone: fc.constantFrom(undefined, phone('+13125550142'), phone('+919820098200')),
        zip: fc.constantFrom(undefined, zip('02134'), zip('60601')),
      });
      let count = 0;
      await fc.assert(
        fc.asyncProperty(said, async (given) => {
          count += 1;
          const person = aCandidate({ ...given, email: email(`said-${count}@example.org`) });
          const id = await act(({ provisioning }) => provisioning.putCandidate(person));
          expect(await act(({ candidates }) => candidates.withId(id))).toEqual(O.some({ id, ...person }));
        }),
        { numRuns: 40 },
      );
    }, 60_000);

    it('keep fields that an update omits, and overwrite those it includes, even with an empty list [spec 1 §3]', async () => {
      const whole = aCandidate({
        phone: phone('+13125550142'),
        zip: zip('60625'),
        experience: [anExperience({ title: entryText('Koch 👩🏽‍🍳 "à la carte"') }), anExperience(span('2025-01'))],
        education: [anEducation()],
      });
      const id = await act(({ provisioning }) => provisioning.putCandidate(whole));
      const silent = { phone: undefined, zip: undefined, experience: undefined, education: undefined };
      await act(({ provisioning }) => provisioning.putCandidate(aCandidate(silent)));
      expect(await act(({ candidates }) => candidates.withId(id))).toEqual(O.some({ id, ...whole }));
      const next = { phone: phone('+919820098200'), zip: zip('02134'), experience: [], education: [] };
      await act(({ provisioning }) => provisioning.putCandidate(aCandidate(next)));
      expect(await act(({ candidates }) => candidates.withId(id))).toEqual(O.some({ id, ...aCandidate(next) }));
    });

    it("replace their own profile as a whole and no one else's; email and phone stay, and so does an omitted zip code [spec 1 §5]", async () => {
      const said = { phone: phone('+13125550142'), zip: zip('60625'), experience: [anExperience()] };
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate(said)));
      const other = aCandidate({ ...said, email: email('maria.santos@example.com') });
      const otherId = await act(({ provisioning }) => provisioning.putCandidate(other));
      const update = {
        firstName: personName('María'),
        lastName: personName("O'Brien"),
        zip: zip('02134'),
        experience: [],
        education: [anEducation(), anEducation(span('2025-01'))],
      };
      await act(({ candidates }) => candidates.update(id, update));
      expect(await act(({ candidates }) => candidates.withId(id))).toEqual(
        O.some({ id, ...aCandidate(said), ...update }),
      );
      expect(await act(({ candidates }) => candidates.withId(otherId))).toEqual(O.some({ id: otherId, ...other }));
      expect(await act(({ candidates }) => candidates.whole(id))).toEqual(
        O.some({ id, ...aCandidate(said), ...update }),
      );
      await act(({ candidates }) => candidates.update(id, { ...update, zip: undefined }));
      expect(await act(({ candidates }) => candidates.withId(id))).toEqual(
        O.some({ id, ...aCandidate(said), ...update }),
      );
    });

    it('can sign up themselves, with their data and their source [spec 1 §3]', async () => {
      const social = {
        source: decoded(parseSocialSource('googleUser'), 'googleUser'),
        pictureUrl: decoded(parsePictureUrl('https://example.org/nora.png'), 'picture'),
      };
      const origins = [undefined, { ...social, pictureUrl: undefined }, social];
      for (const [n, origin] of origins.entries()) {
        const account = anAccount({ email: email(`nora-${n}@example.org`), social: origin });
        const id = decoded(E.fromOption(() => 'nobody')(await act(({ candidates }) => candidates.add(account))), 'id');
        const { social: _, ...said } = account;
        expect(await act(({ candidates }) => candidates.withId(id))).toEqual(
          O.some({ ...said, id, experience: [], education: [] }),
        );
        expect(await act(({ candidates }) => candidates.socialOrigin(id))).toEqual(O.fromNullable(origin));
      }
    });

    it('record when they first proved the address of their sign-up; imported candidates have no such record [R41]', async () => {
      const imported = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const added = await act(({ candidates }) => candidates.add(anAccount({ email: email('nora@example.org') })));
      const id = decoded(E.fromOption(() => 'nobody')(added), 'id');
      const provenAt = async (one: typeof id) =>
        O.toUndefined(await act(({ candidates }) => candidates.lockAddressee(one)))?.provenAt;
      expect(await provenAt(id)).toBeUndefined();
      const first = at('2026-11-20T15:00:00.123Z');
      for (const when of [first, at('2026-11-21T15:00:00Z')])
        for (const one of [id, imported]) await act(({ candidates }) => candidates.proveAddress(one, when));
      expect(await provenAt(id)).toBe(first);
      expect(await provenAt(imported)).toBeUndefined();
    });

    it('get email if they were imported or have proven their address; unknown candidates get none [R41]', async () => {
      const imported = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const added = await act(({ candidates }) => candidates.add(anAccount({ email: email('nora@example.org') })));
      const id = decoded(E.fromOption(() => 'nobody')(added), 'id');
      const proven = (one: typeof id) => act(({ candidates }) => candidates.hasProvenAddress(one));
      const mailed = async (one: typeof id) =>
        O.toUndefined(await act(({ candidates }) => candidates.addressee(one)))?.proven;
      expect([await proven(imported), await proven(id), await proven(candidateId(99))]).toEqual([true, false, false]);
      expect([await mailed(imported), await mailed(id), await mailed(candidateId(99))]).toEqual([
        true,
        false,
        undefined,
      ]);
      await act(({ candidates }) => candidates.proveAddress(id, at('2026-11-20T15:00:00Z')));
      expect(await proven(id)).toBe(true);
    });

    it('have the time zone of the device on which they last booked, each their own [R14]', async () => {
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const other = await act(({ provisioning }) =>
        provisioning.putCandidate(aCandidate({ email: email('o@example.org') })),
      );
      const zoneOf = async (one: typeof id) =>
        O.toUndefined(await act(({ candidates }) => candidates.addressee(one)))?.zone;
      expect(await zoneOf(id)).toBeUndefined();
      for (const name of ['America/Denver', 'Asia/Kolkata'])
        await act(({ candidates }) => candidates.keepZone(id, zone(name)));
      expect([await zoneOf(id), await zoneOf(other)]).toEqual(['Asia/Kolkata', undefined]);
    });

    it("can't sign up with an existing address, and that account is unchanged [spec 1 §7]", async () => {
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      expect(await act(({ candidates }) => candidates.add(anAccount({ email: aCandidate().email })))).toEqual(O.none);
      expect(await act(({ candidates }) => candidates.withId(id))).toEqual(O.some({ id, ...aCandidate() }));
    });

    it('are created once if ten sign up with one address at once [R3c]', async () => {
      const added = await Promise.all(
        Array.from({ length: 10 }, () => act(({ candidates }) => candidates.add(anAccount()))),
      );
      expect(added.filter(O.isSome)).toHaveLength(1);
    });
  });
};

export const sessionsContract = (open: Open): void => {
  describe('sessions', () => {
    const { act } = subjectOf(open);
    const newcomer = () => act(({ provisioning }) => provisioning.putCandidate(aCandidate()));

    it('are found by the sealed token, to the millisecond of their last use [R3]', async () => {
      const candidateId = await newcomer();
      await act(({ sessions }) => sessions.open(sealed(1), candidateId, opened));
      expect(await act(({ sessions }) => sessions.find(sealed(1)))).toMatchObject(
        O.some({ candidateId, lastUsedAt: opened }),
      );
      expect(await act(({ sessions }) => sessions.find(sealed(2)))).toEqual(O.none);
    });

    it('are found several at once, without those that are unknown [R3]', async () => {
      const candidateId = await newcomer();
      for (const n of [1, 2, 3]) await act(({ sessions }) => sessions.open(sealed(n), candidateId, opened));
      const found = await act(({ sessions }) => sessions.among([sealed(1), sealed(3), sealed(9)]));
      expect(found.map(({ token }) => token).sort()).toEqual([sealed(1), sealed(3)].sort());
      expect(found[0]).toMatchObject({ candidateId, lastUsedAt: opened });
    });

    it("record their last use, and no other session's [spec 2 §4.11]", async () => {
      const candidateId = await newcomer();
      await act(({ sessions }) => sessions.open(sealed(1), candidateId, opened));
      await act(({ sessions }) => sessions.open(sealed(2), candidateId, opened));
      await act(({ sessions }) => sessions.touch(sealed(1), later));
      expect(await act(({ sessions }) => sessions.find(sealed(1)))).toMatchObject(
        O.some({ candidateId, lastUsedAt: later }),
      );
      expect(await act(({ sessions }) => sessions.find(sealed(2)))).toMatchObject(
        O.some({ candidateId, lastUsedAt: opened }),
      );
    });

    it('are deleted once closed; a candidate keeps those of other devices [R3]', async () => {
      const candidateId = await newcomer();
      await act(({ sessions }) => sessions.open(sealed(1), candidateId, opened));
      await act(({ sessions }) => sessions.open(sealed(2), candidateId, opened));
      await act(({ sessions }) => sessions.close(sealed(1)));
      expect(await act(({ sessions }) => sessions.find(sealed(1)))).toEqual(O.none);
      expect(O.isSome(await act(({ sessions }) => sessions.find(sealed(2))))).toBe(true);
    });

    it('opened by a sign-up end on request; those of candidates who proved the address, and of others, stay [R3a]', async () => {
      const candidateId = await newcomer();
      const other = await act(({ provisioning }) =>
        provisioning.putCandidate(aCandidate({ email: email('other@example.org') })),
      );
      await act(({ sessions }) => sessions.open(sealed(1), candidateId, opened));
      await act(({ sessions }) => sessions.openUnproven(sealed(2), candidateId, opened));
      await act(({ sessions }) => sessions.openUnproven(sealed(3), other, opened));
      const standing = () =>
        Promise.all([1, 2, 3].map(async (n) => O.isSome(await act(({ sessions }) => sessions.find(sealed(n))))));
      await act(({ sessions }) => sessions.touch(sealed(2), later));
      expect(await standing()).toEqual([true, true, true]);
      await act(({ sessions }) => sessions.closeUnproven(candidateId));
      expect(await standing()).toEqual([true, false, true]);
    });

    it('opened by a sign-up are proven under all their tokens, and no others are [R41, R28]', async () => {
      const candidateId = await newcomer();
      await act(({ sessions }) => sessions.openUnproven(sealed(1), candidateId, opened));
      await act(({ sessions }) => sessions.openLike(sealed(1), sealed(2), opened));
      await act(({ sessions }) => sessions.openUnproven(sealed(3), candidateId, opened));
      const found = (n: number) => act(({ sessions }) => sessions.find(sealed(n)));
      const asOf = (n: number, proven: boolean) =>
        O.some({ candidateId, lastUsedAt: opened, endsAt: undefined, proven, lineage: sealed(n) });
      expect(await found(2)).toEqual(asOf(1, false));
      await act(({ sessions }) => sessions.prove(sealed(2)));
      await act(({ sessions }) => sessions.prove(sealed(9)));
      expect([await found(1), await found(2), await found(3)]).toEqual([asOf(1, true), asOf(1, true), asOf(3, false)]);
      await act(({ sessions }) => sessions.closeUnproven(candidateId));
      expect([await found(1), await found(2), await found(3)]).toEqual([asOf(1, true), asOf(1, true), O.none]);
    });

    it('stay open while they are in use [R41]', async () => {
      const candidateId = await newcomer();
      await act(({ sessions }) => sessions.openUnproven(sealed(1), candidateId, opened));
      expect(await act(({ sessions }) => sessions.keepOpen(sealed(1)))).toBe(true);
      await act(({ sessions }) => sessions.closeUnproven(candidateId));
      expect(await act(({ sessions }) => sessions.keepOpen(sealed(1)))).toBe(false);
    });

    it('that are unknown are closed and used without effect', async () => {
      await act(({ sessions }) => sessions.close(sealed(9)));
      await act(({ sessions }) => sessions.touch(sealed(9), later));
      expect(await act(({ sessions }) => sessions.find(sealed(9)))).toEqual(O.none);
    });
  });
};

export const socialSignInsContract = (open: Open): void => {
  describe('social sign-ins', () => {
    const { act, race } = subjectOf(open);
    const nonce = 'n'.repeat(43);

    it('are accepted once each [spec 1 §7]', async () => {
      expect(await act(({ socialSignIns }) => socialSignIns.useOnce(nonce, opened, opened))).toBe(true);
      expect(await act(({ socialSignIns }) => socialSignIns.useOnce(nonce, opened, opened))).toBe(false);
      expect(await act(({ socialSignIns }) => socialSignIns.useOnce('o'.repeat(43), opened, opened))).toBe(true);
    });

    it('are deleted if issued before the given instant, but not at it [spec 1 §7]', async () => {
      const useOnce = (one: string, forgetBefore: Instant) =>
        act(({ socialSignIns }) => socialSignIns.useOnce(one, opened, forgetBefore));
      expect(await useOnce(nonce, opened)).toBe(true);
      expect(await useOnce('o'.repeat(43), opened)).toBe(true);
      expect(await useOnce(nonce, opened)).toBe(false);
      expect(await useOnce(nonce, later)).toBe(true);
    });

    it('are accepted once if five callers send the same one at once [spec 1 §7]', async () => {
      const taken = await race(5, ({ socialSignIns }) => socialSignIns.useOnce(nonce, opened, opened));
      expect(taken.filter((first) => first)).toHaveLength(1);
    });
  });
};
