// A few networks send as many forms in a day as all may: nobody else is kept from sending one.
import { expect, test } from 'vitest';
import { aContactMessage } from '../support/contact-builder';
import { FORM_SIGNS } from '../support/server-routes';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
/** What form-routes.ts takes of one form in a day, beyond the first one of each network. */
const PER_DAY = { times: 1_000, windowMs: 24 * 60 * 60_000 };

async function open() {
  const database = await empty();
  let address = '203.0.113.1';
  const server = new TestServer(database, {}, () => address);
  for (const email of ['avery@fsr.example', 'ann@fsr.example']) await server.signedIn('admin', email);
  const send = async (from: string, path = '/api/messages', body: object = aContactMessage()) => {
    address = from;
    const sent = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    };
    return (await server.browser()(`${path}${FORM_SIGNS}`, sent)).status;
  };
  const fill = (form: string) =>
    Promise.all(
      Array.from({ length: PER_DAY.times }, () =>
        server.ports.limiter.take([`${form}-a-day-of-all`], PER_DAY),
      ),
    );
  const told = async () =>
    (await database.selectFrom('outbox_mail').select(['subject']).where('kind', '=', 'form-full').execute())
      .map(({ subject }) => subject)
      .sort();
  return { server, send, fill, told };
}

test('the first message of a network in a day is taken when the day is full, the next one is not, and admins hear of it once', async () => {
  const { server, send, fill, told } = await open();
  await fill('message');
  for (const network of ['203.0.113.1', '198.51.100.1', '2001:db8:1::1'])
    expect([network, await send(network)]).toEqual([network, 204]);
  expect(await told()).toEqual([]);
  for (const network of ['203.0.113.1', '198.51.100.1', '203.0.113.1', '2001:db8:1::2'])
    expect([network, await send(network)]).toEqual([network, 429]);
  const subject = 'The contact form reached its limit for today';
  expect(await told()).toEqual([subject, subject]);
  await server.time.advance(PER_DAY.windowMs);
  expect([await send('203.0.113.1'), await send('203.0.113.1')]).toEqual([204, 204]);
  expect(await told()).toHaveLength(2);
});

test('a form that is not complete is not the first one of its network', async () => {
  const { send, fill } = await open();
  await fill('message');
  expect(await send('203.0.113.1', '/api/messages', aContactMessage({ message: '' }))).toBe(422);
  expect(await send('203.0.113.1')).toBe(204);
});

test('each form has a day of its own', async () => {
  const { send, fill } = await open();
  await fill('gift');
  for (let time = 0; time < 3; time += 1) expect(await send('203.0.113.1')).toBe(204);
});
