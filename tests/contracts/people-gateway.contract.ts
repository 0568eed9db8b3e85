import { describe, expect, test } from 'vitest';
import type { AuditLog } from '../../src/core/audit/audit.api';
import type { AuditEntry } from '../../src/core/audit/audit-entry';
import type { PeopleGateway } from '../../src/core/people/people.api';
import { ALL_PEOPLE, NAMED_HOLDERS, type PeopleQuery } from '../../src/core/people/people-query';
import type { Person } from '../../src/core/people/person';
import { ok, type Result } from '../../src/core/shared/result';
import { aPerson } from '../support/person-builder';
import type { Run, Soon } from './harness';

/** A gateway for the admin with the id 'ada', what it notes, and whom it has sent a link. */
export interface PeoplePlace {
  readonly gateway: PeopleGateway;
  readonly audit: AuditLog;
  readonly run: Run;
  /** The addresses that were sent a link, in order. */
  readonly invited: () => Soon<readonly string[]>;
}

const ADA = aPerson({ id: 'ada', name: 'Ada Admin', role: 'admin', lastSignInAt: 5_000, createdAt: 1_000 });
const GRACE = aPerson({ id: 'grace', name: 'Grace Second', role: 'admin', createdAt: 2_000 });
const VERA = aPerson({ phone: '702-555-0123', lastSignInAt: 9_000, createdAt: 3_000 });
const IDA = aPerson({ id: 'ida', name: 'Ida Invited', state: 'invited', createdAt: 4_000 });
const DEE = aPerson({
  id: 'dee',
  name: 'dee Núñez',
  role: 'donor',
  state: 'deactivated',
  language: 'es',
  createdAt: 5_000,
});
const CON = aPerson({ id: 'con', name: 'Con Tact', role: null, state: 'contact', createdAt: 6_000 });
const EVERYBODY = [ADA, GRACE, VERA, IDA, DEE, CON];

function given<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

/** What every gateway to people promises; `make` gives one in which exactly these people are known. */
export function peopleGatewayContract(
  name: string,
  make: (people: readonly Person[]) => Soon<PeoplePlace>,
): void {
  const setUp = async (people: readonly Person[] = EVERYBODY) => {
    const place = await make(people);
    const { gateway, audit, run } = place;
    return {
      ...place,
      ids: async (query: Partial<PeopleQuery>) =>
        given(await run(gateway.list({ ...ALL_PEOPLE, ...query }))).items.map(({ id }) => id),
      read: async (id: string) => given(await run(gateway.read({ id }))),
      notes: async () => {
        const log = given(await run(audit.list({ action: null, person: null, page: 1, size: 50 })));
        return log.items.map(({ actor, action, subject, detail }) => [
          actor.name,
          action,
          subject.name,
          detail,
        ]);
      },
      entries: async (query: { person?: string; action?: AuditEntry['action'] }) =>
        given(
          await run(
            audit.list({ action: query.action ?? null, person: query.person ?? null, page: 1, size: 50 }),
          ),
        ),
    };
  };
  const failure = (code: string, reason?: string) => ({
    ok: false,
    failure: reason === undefined ? { code } : { code, reason },
  });

  describe(`${name} is a gateway to people`, () => {
    test('it lists everybody by name, whatever the letters, and reads one', async () => {
      const { gateway, ids, run } = await setUp();
      expect(await ids({})).toEqual(['ada', 'con', 'dee', 'grace', 'ida', 'vera']);
      for (const person of EVERYBODY) expect(await run(gateway.read({ id: person.id }))).toEqual(ok(person));
      expect(await run(gateway.read({ id: 'nobody' }))).toEqual(failure('not-found'));
    });

    test.each([
      [{ search: 'GRA' }, ['grace']],
      [{ search: 'second gra' }, ['grace']],
      [{ search: 'vera@fsr' }, ['vera']],
      [{ search: '0123' }, ['vera']],
      [{ search: '7025550123' }, ['vera']],
      [{ search: '+1 (702) 555-0123' }, ['vera']],
      [{ search: '702 555 0124' }, []],
      [{ search: 'nunez' }, ['dee']],
      [{ search: 'Núñ' }, ['dee']],
      [{ search: 'race' }, []],
      [{ search: " ' & | ! :* ( \\" }, ['ada', 'con', 'dee', 'grace', 'ida', 'vera']],
      [{ search: 'ada & !xy' }, []],
      [{ role: 'admin' }, ['ada', 'grace']],
      [{ role: 'volunteer', state: 'invited' }, ['ida']],
      [{ state: 'contact' }, ['con']],
      [{ state: 'deactivated' }, ['dee']],
      [{ state: 'active' }, ['ada', 'grace', 'vera']],
      [{ state: 'active', search: 'fsr', role: 'admin' }, ['ada', 'grace']],
    ] satisfies [Partial<PeopleQuery>, string[]][])('%j finds %j', async (query, found) => {
      const { gateway, ids, run } = await setUp();
      expect(await ids(query)).toEqual(found);
      expect(given(await run(gateway.list({ ...ALL_PEOPLE, ...query }))).total).toBe(found.length);
    });

    test.each([
      [{ order: 'email' }, ['ada', 'con', 'dee', 'grace', 'ida', 'vera']],
      [{ order: 'name', isDescending: true }, ['vera', 'ida', 'grace', 'dee', 'con', 'ada']],
      [{ order: 'createdAt' }, ['ada', 'grace', 'vera', 'ida', 'dee', 'con']],
      [{ order: 'createdAt', isDescending: true }, ['con', 'dee', 'ida', 'vera', 'grace', 'ada']],
      [{ order: 'lastSignInAt' }, ['ada', 'vera', 'con', 'dee', 'grace', 'ida']],
      [{ order: 'lastSignInAt', isDescending: true }, ['vera', 'ada', 'con', 'dee', 'grace', 'ida']],
    ] satisfies [Partial<PeopleQuery>, string[]][])('%j sorts', async (query, sorted) => {
      const { ids } = await setUp();
      expect(await ids(query)).toEqual(sorted);
    });

    test('a list comes in pages; one behind the last is empty, and says how many there are', async () => {
      const { gateway, ids, run } = await setUp();
      expect(await ids({ size: 4 })).toEqual(['ada', 'con', 'dee', 'grace']);
      expect(await ids({ size: 4, page: 2 })).toEqual(['ida', 'vera']);
      expect(await run(gateway.list({ ...ALL_PEOPLE, size: 4, page: 3 }))).toEqual(
        ok({ items: [], total: 6 }),
      );
    });

    test('the holders of every role are counted, and the first of them named, in whatever state', async () => {
      const donors = Array.from({ length: 9 }, (_, n) =>
        aPerson({ id: `donor-${n}`, name: `Donor ${n}`, role: 'donor' }),
      );
      const { gateway, run } = await setUp([...donors.toReversed(), ...EVERYBODY]);
      const names = ['dee Núñez', ...donors.map(({ name }) => name)].slice(0, NAMED_HOLDERS);
      expect(await run(gateway.roleHolders())).toEqual(
        ok([
          { role: 'admin', names: ['Ada Admin', 'Grace Second'], total: 2 },
          { role: 'program_manager', names: [], total: 0 },
          { role: 'volunteer', names: ['Ida Invited', 'Vera Vale'], total: 2 },
          { role: 'donor', names, total: 10 },
          { role: 'beneficiary', names: [], total: 0 },
        ]),
      );
    });

    test('who is invited waits for their link, is found at once, and is noted', async () => {
      const { gateway, run, read, ids, invited, notes } = await setUp();
      const invitation = { name: 'Nia New', email: 'nia@fsr.example', role: 'donor' as const };
      const person = given(await run(gateway.invite(invitation)));
      expect(person).toMatchObject({ ...invitation, state: 'invited' });
      expect(await read(person.id)).toEqual(person);
      expect(await ids({ search: 'nia' })).toEqual([person.id]);
      expect(await invited()).toEqual(['nia@fsr.example']);
      expect(await notes()).toEqual([['Ada Admin', 'person.invite', 'Nia New', { role: 'donor' }]]);
    });

    test('invitations and names are kept without spaces around them; what is wrong is named by its field, and nothing is sent', async () => {
      const { gateway, run, read, invited, notes } = await setUp();
      const role = 'donor' as const;
      const bad = await run(gateway.invite({ name: ' ', email: 'vera@', role }));
      expect(bad).toMatchObject({
        failure: { code: 'validation', fields: [{ field: 'name' }, { field: 'email' }] },
      });
      const nameless = await run(gateway.change({ id: 'vera', name: ' ', role, base: 'first' }));
      expect(nameless).toMatchObject({ failure: { code: 'validation', fields: [{ field: 'name' }] } });
      expect([await invited(), await notes(), await read('vera')]).toEqual([[], [], VERA]);
      const sent = await run(gateway.invite({ name: ' Nia New ', email: ' Nia@FSR.example ', role }));
      expect(sent).toMatchObject(ok({ name: 'Nia New', email: 'nia@fsr.example' }));
      const named = await run(
        gateway.change({ id: 'vera', name: ' Vera Novak ', role: VERA.role, base: 'first' }),
      );
      expect(named).toMatchObject(ok({ name: 'Vera Novak' }));
      expect(await invited()).toEqual(['nia@fsr.example']);
    });

    test('a contact who is invited stays the same person; whoever has an account is not invited', async () => {
      const { gateway, run, invited, read } = await setUp();
      const invite = (email: string) => run(gateway.invite({ name: 'Con Tact', email, role: 'volunteer' }));
      expect(await invite(CON.email)).toMatchObject(ok({ id: 'con', role: 'volunteer', state: 'invited' }));
      for (const { email } of [CON, VERA, IDA, DEE]) expect(await invite(email)).toEqual(failure('conflict'));
      expect(await read('vera')).toEqual(VERA);
      expect(await invited()).toEqual([CON.email]);
    });

    test('a link is sent again to who waits for one, and to nobody else', async () => {
      const { gateway, run, invited, notes } = await setUp();
      expect(await run(gateway.resend({ id: 'ida' }))).toEqual(ok(IDA));
      for (const id of ['vera', 'dee', 'con'])
        expect(await run(gateway.resend({ id }))).toEqual(failure('conflict'));
      expect(await run(gateway.resend({ id: 'nobody' }))).toEqual(failure('not-found'));
      expect(await invited()).toEqual([IDA.email]);
      expect(await notes()).toEqual([['Ada Admin', 'person.resend', 'Ida Invited', {}]]);
    });

    test('a change gives another revision and is found by the new name; without one nothing happens', async () => {
      const { gateway, run, read, ids, notes } = await setUp();
      const changed = given(
        await run(gateway.change({ id: 'vera', name: 'Vera Novak', role: 'donor', base: 'first' })),
      );
      expect(changed).toEqual({ ...VERA, name: 'Vera Novak', role: 'donor', revision: changed.revision });
      expect(changed.revision).not.toBe('first');
      expect(await read('vera')).toEqual(changed);
      expect(await ids({ search: 'novak' })).toEqual(['vera']);
      expect(await ids({ search: 'vale' })).toEqual([]);
      expect(await ids({ search: '0123' })).toEqual(['vera']);
      const again = await run(
        gateway.change({ id: 'vera', name: 'Vera Novak', role: 'donor', base: changed.revision }),
      );
      expect(again).toEqual(ok(changed));
      expect((await notes()).toSorted()).toEqual([
        ['Ada Admin', 'person.change-role', 'Vera Novak', { from: 'volunteer', to: 'donor' }],
        ['Ada Admin', 'person.rename', 'Vera Novak', {}],
      ]);
    });

    test('a language is chosen, stays where a change names none, and can be unset; each is noted once', async () => {
      const { gateway, run, read, notes } = await setUp();
      const { name, role } = VERA;
      const change = async (language: { readonly language?: 'en' | 'es' | null }) => {
        const { revision: base } = await read('vera');
        return given(await run(gateway.change({ id: 'vera', name, role, base, ...language })));
      };
      expect(await change({ language: 'es' })).toMatchObject({ language: 'es' });
      expect(await change({ language: 'es' })).toMatchObject({ language: 'es' });
      expect(await change({})).toMatchObject({ language: 'es' });
      expect(await change({ language: null })).not.toHaveProperty('language');
      expect(await read('vera')).not.toHaveProperty('language');
      const note = ['Ada Admin', 'person.change-language', 'Vera Vale', {}];
      expect(await notes()).toEqual([note, note]);
    });

    test('an invitation may name a language; a contact keeps theirs where it names none', async () => {
      const { gateway, run } = await setUp([ADA, { ...CON, language: 'es' }]);
      const invited = { name: 'New', email: 'new@fsr.example', role: 'donor' } as const;
      expect(given(await run(gateway.invite({ ...invited, language: 'es' })))).toMatchObject({
        language: 'es',
      });
      const other = await run(gateway.invite({ ...invited, email: 'other@fsr.example' }));
      expect(given(other)).not.toHaveProperty('language');
      expect(given(await run(gateway.invite({ ...invited, email: CON.email })))).toMatchObject({
        id: 'con',
        language: 'es',
      });
    });

    test('of two changes from one revision the second is a conflict', async () => {
      const { gateway, run, read } = await setUp();
      const first = given(
        await run(gateway.change({ id: 'vera', name: 'One', role: 'volunteer', base: 'first' })),
      );
      const second = gateway.change({ id: 'vera', name: 'Two', role: 'volunteer', base: 'first' });
      expect(await run(second)).toEqual(failure('conflict'));
      expect(await read('vera')).toEqual(first);
      expect(await run(gateway.change({ id: 'nobody', name: 'One', role: 'donor', base: 'first' }))).toEqual(
        failure('not-found'),
      );
    });

    test('nobody changes their own role, but everybody may change their own name', async () => {
      const { gateway, run } = await setUp();
      expect(
        await run(gateway.change({ id: 'ada', name: 'Ada Admin', role: 'donor', base: 'first' })),
      ).toEqual(failure('forbidden', 'own-role'));
      expect(
        await run(gateway.change({ id: 'ada', name: 'Ada A.', role: 'admin', base: 'first' })),
      ).toMatchObject(ok({ name: 'Ada A.' }));
      expect(await run(gateway.deactivate({ id: 'ada' }))).toEqual(failure('forbidden', 'own-account'));
    });

    test('a contact gets a role by an invitation alone, and nobody loses theirs for none', async () => {
      const { gateway, run } = await setUp();
      for (const [id, role] of [
        ['con', 'donor'],
        ['vera', null],
      ] as const)
        expect(await run(gateway.change({ id, name: 'Any', role, base: 'first' }))).toEqual(
          failure('forbidden'),
        );
    });

    test('another admin can be demoted; the last one stays', async () => {
      const { gateway, run, read } = await setUp();
      expect(
        await run(gateway.change({ id: 'grace', name: 'Grace Second', role: 'donor', base: 'first' })),
      ).toMatchObject(ok({ role: 'donor' }));
      expect(await run(gateway.deactivate({ id: 'ada' }))).toEqual(failure('forbidden', 'last-admin'));
      expect((await read('ada')).state).toBe('active');
    });

    test('an admin who is invited, or deactivated, does not count', async () => {
      const others = [
        aPerson({ ...GRACE, state: 'invited' }),
        aPerson({ id: 'old', role: 'admin', state: 'deactivated' }),
      ];
      const { gateway, run } = await setUp([ADA, ...others]);
      expect(await run(gateway.deactivate({ id: 'ada' }))).toEqual(failure('forbidden', 'last-admin'));
      expect(await run(gateway.deactivate({ id: 'grace' }))).toMatchObject(ok({ state: 'deactivated' }));
    });

    test.each(['jörg@fsr.example', 'ada@localhost', 'ada@bücher.example', "o'hara@fsr.example"])(
      'nobody is invited by %s, with which nobody can sign in',
      async (email) => {
        const { gateway, run, ids, invited, notes } = await setUp();
        const refused = await run(gateway.invite({ name: 'Nia New', email, role: 'donor' }));
        expect(refused).toMatchObject({
          ok: false,
          failure: { code: 'validation', fields: [{ field: 'email' }] },
        });
        expect(await ids({})).toHaveLength(EVERYBODY.length);
        expect([await invited(), await notes()]).toEqual([[], []]);
      },
    );

    test('who is deactivated can be let in again as what they were; twice is harmless', async () => {
      const { gateway, run, read, notes } = await setUp();
      for (const person of [VERA, IDA, GRACE]) {
        for (const _ of [1, 2])
          expect(await run(gateway.deactivate({ id: person.id }))).toMatchObject(
            ok({ state: 'deactivated' }),
          );
        for (const _ of [1, 2])
          expect(await run(gateway.reactivate({ id: person.id }))).toMatchObject(ok({ state: person.state }));
        expect(await read(person.id)).toEqual({ ...person, revision: expect.any(String) });
      }
      expect(await run(gateway.deactivate({ id: 'nobody' }))).toEqual(failure('not-found'));
      expect(await run(gateway.reactivate({ id: 'nobody' }))).toEqual(failure('not-found'));
      const lines = await notes();
      expect(lines).toHaveLength(6);
      expect(lines).toContainEqual(['Ada Admin', 'person.deactivate', 'Vera Vale', {}]);
      expect(lines).toContainEqual(['Ada Admin', 'person.reactivate', 'Ida Invited', {}]);
    });

    test('signing somebody out everywhere changes nothing of them, and is noted', async () => {
      const { gateway, run, notes } = await setUp();
      expect(await run(gateway.signOut({ id: 'vera' }))).toEqual(ok(VERA));
      expect(await run(gateway.signOut({ id: 'nobody' }))).toEqual(failure('not-found'));
      expect(await notes()).toEqual([['Ada Admin', 'person.sign-out', 'Vera Vale', {}]]);
    });

    test('whoever is no active admin any more changes nothing', async () => {
      const states = [{ role: 'donor' }, { state: 'deactivated' }, { state: 'invited' }] as const;
      for (const state of states) {
        const { gateway, run, invited, notes } = await setUp([{ ...ADA, ...state }, GRACE, VERA, IDA]);
        const refused = failure('forbidden');
        expect(await run(gateway.invite({ name: 'N', email: 'n@fsr.example', role: 'donor' }))).toEqual(
          refused,
        );
        expect(await run(gateway.change({ id: 'vera', name: 'N', role: 'donor', base: 'first' }))).toEqual(
          refused,
        );
        for (const write of ['resend', 'deactivate', 'reactivate', 'signOut'] as const)
          expect(await run(gateway[write]({ id: 'ida' }))).toEqual(refused);
        expect([await invited(), await notes()]).toEqual([[], []]);
      }
    });

    test('the log lists the newest first, in pages, by person and by action', async () => {
      const { gateway, audit, run, entries } = await setUp();
      await run(gateway.signOut({ id: 'vera' }));
      await run(gateway.deactivate({ id: 'vera' }));
      await run(gateway.signOut({ id: 'grace' }));
      expect((await entries({ person: 'vera' })).total).toBe(2);
      expect((await entries({ person: 'ada' })).total).toBe(3);
      expect((await entries({ person: 'nobody' })).total).toBe(0);
      expect(
        (await entries({ action: 'person.sign-out' })).items.map(({ subject }) => subject.id).sort(),
      ).toEqual(['grace', 'vera']);
      const page = given(await run(audit.list({ action: null, person: null, page: 2, size: 2 })));
      expect([page.items.length, page.total]).toEqual([1, 3]);
      const times = (await entries({})).items.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    });

    test('a list or a reading that was given up answers so', async () => {
      const { gateway, audit } = await setUp();
      const gone = AbortSignal.abort();
      expect(await gateway.list(ALL_PEOPLE, gone)).toEqual(failure('cancelled'));
      expect(await gateway.roleHolders(undefined, gone)).toEqual(failure('cancelled'));
      expect(await gateway.read({ id: 'ada' }, gone)).toEqual(failure('cancelled'));
      const query = { action: null, person: null, page: 1, size: 2 };
      expect(await audit.list(query, gone)).toEqual(failure('cancelled'));
    });
  });
}
