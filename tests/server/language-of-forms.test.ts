import { expect, test } from 'vitest';
import { aContactMessage } from '../support/contact-builder';
import { FORM_SIGNS } from '../support/server-routes';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

const FORMS = [
  ['/api/messages', aContactMessage(), 'contact_message'],
  ['/api/shoe-requests', { name: 'Dee', contact: '702-555-0177', sizes: '', note: '' }, 'contact_message'],
  [
    '/api/pickups',
    { name: 'Dee', email: 'dee@mail.example', phone: '1', address: 'x', items: 'boots', message: '' },
    'pickup_request',
  ],
] as const;

test.each(FORMS)(
  '%s keeps the language of its page, which is English where it names none',
  async (path, form, table) => {
    const database = await empty();
    const ask = new TestServer(database).browser();
    const send = async (language: Readonly<Record<string, unknown>>) => {
      const body = JSON.stringify({ ...form, ...language });
      const headers = { 'Content-Type': 'application/json' };
      return (await ask(`${path}${FORM_SIGNS}`, { method: 'POST', body, headers })).status;
    };
    const languages = async () =>
      (await database.selectFrom(table).select('language').orderBy('received_at').execute()).map(
        ({ language }) => language,
      );
    expect(await send({ language: 'es' })).toBe(204);
    expect(await languages()).toEqual(['es']);
    expect(await send({})).toBe(204);
    expect((await languages()).toSorted()).toEqual(['en', 'es']);
    for (const language of ['fr', 'ES', '', null, 1, ['es']]) expect(await send({ language })).toBe(422);
    expect(await languages()).toHaveLength(2);
  },
);
