// A manager sees no gift, and a donor only their own: asked of the server itself, for gifts of any people.
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { giftRow } from '../../src/adapters/postgres/gifts/gift-row';
import { ROLES } from '../../src/core/access/role';
import { aDonor, aGift } from '../support/gift-builder';
import { aPickup, storePickups } from '../support/message-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

const FILTER = {
  search: '',
  kind: null,
  state: null,
  method: null,
  campaignId: null,
  receipt: null,
  from: null,
  to: null,
};

/** Everything that the gift book answers to a question, with the question where there is one. */
const GIFT_BOOK = [
  ['/api/gifts/list', { ...FILTER, sort: 'newest', page: 1, size: 20 }],
  ['/api/gifts/batch', { ...FILTER, after: null, size: 10 }],
  ['/api/gifts/figures'],
  ['/api/gifts/imports'],
] as const;

/** A question as a page sends it. */
function asked(question?: object): RequestInit {
  if (!question) return { method: 'GET' };
  const headers = { 'Content-Type': 'application/json', Origin: 'http://localhost:4173' };
  return { method: 'POST', body: JSON.stringify(question), headers };
}

test('a manager sees no gift, and each person only their own, whatever their role', async () => {
  const database = await empty();
  const server = new TestServer(database);
  const people = await Promise.all(
    ROLES.map(async (role) => ({ role, ...(await server.signedInAs(role, `${role}@fsr.example`)) })),
  );
  const askedOf = async (role: string, path: string, question?: object) => {
    const fetch = people.find((person) => person.role === role)?.fetch;
    return fetch ? fetch(path, asked(question)) : Promise.reject(new Error(role));
  };
  for (const role of ROLES)
    for (const [path, question] of GIFT_BOOK)
      expect((await askedOf(role, path, question)).status, `${role} ${path}`).toBe(
        role === 'admin' ? 200 : 403,
      );
  for (const [path, question] of [...GIFT_BOOK, ['/api/own-gifts/gifts'] as const])
    expect((await server.request(path, asked(question))).status).toBe(401);

  const anyOwner = fc.constantFrom('', 'rosa@mail.example', ...ROLES.map((role) => `${role}@fsr.example`));
  const owners = fc.array(
    fc.record({ byAddress: anyOwner, byAccount: fc.option(fc.constantFrom(...ROLES)) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  await fc.assert(
    fc.asyncProperty(owners, async (given) => {
      await database.deleteFrom('gift').execute();
      await database.deleteFrom('pickup_request').execute();
      const rows = given.map(({ byAddress, byAccount }, index) => ({
        gift: aGift({
          id: `gift-${index}`,
          donor: aDonor({ email: byAddress }),
          personId: people.find(({ role }) => role === byAccount)?.user.id ?? null,
        }),
        pickup: aPickup({ id: `pickup-${index}`, email: byAddress }),
      }));
      await database
        .insertInto('gift')
        .values(rows.map(({ gift }) => giftRow(gift)))
        .execute();
      await storePickups(
        database,
        rows.map(({ pickup }) => pickup),
      );
      for (const { role, user, fetch } of people) {
        const response = await fetch('/api/own-gifts/gifts', { method: 'GET' });
        const { gifts, pickups } = (await response.json()) as Record<string, { id: string }[]>;
        const ids = (all: { id: string }[] = []) => all.map(({ id }) => id).sort();
        const own = rows.filter(({ gift }) => gift.personId === user.id || gift.donor.email === user.email);
        expect(ids(gifts), role).toEqual(own.map(({ gift }) => gift.id).sort());
        expect(ids(pickups), role).toEqual(
          rows
            .filter(({ pickup }) => pickup.email === user.email)
            .map(({ pickup }) => pickup.id)
            .sort(),
        );
      }
    }),
    { numRuns: 15 },
  );
});
