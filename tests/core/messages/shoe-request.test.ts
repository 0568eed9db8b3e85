import { expect, test, vi } from 'vitest';
import { AskForShoes } from '../../../src/core/messages/ask-for-shoes';
import { isAskingForShoes, MESSAGE_STATES } from '../../../src/core/messages/message';
import { receivedShoeRequest } from '../../../src/core/messages/received-shoe-request';
import type { ShoeRequest } from '../../../src/core/messages/shoe-request';
import type { Written } from '../../../src/core/shared/forms/written-form';
import { fail } from '../../../src/core/shared/result';
import { InMemoryFormGateway } from '../../support/in-memory/in-memory-form-gateway';
import { aMessage } from '../../support/message-builder';
import { RecordingLogger } from '../../support/recording-logger';

const request: ShoeRequest = { name: 'Dee', contact: '702-555-0177', sizes: '', note: '' };
const stamp = { id: 'm1', revision: 'first', receivedAt: 1 };

test('a name and any way to reach somebody are enough, and are sent without spaces around them', async () => {
  const gateway = new InMemoryFormGateway<Written<ShoeRequest>>(true);
  for (const contact of ['702-555-0177', 'dee@mail.example', 'Ms. Ortiz at the night shelter'])
    await new AskForShoes(gateway, new RecordingLogger(), 'es').execute({
      ...request,
      contact: ` ${contact} `,
    });
  expect(gateway.received.map(({ contact }) => contact)).toEqual([
    '702-555-0177',
    'dee@mail.example',
    'Ms. Ortiz at the night shelter',
  ]);
});

test.each([
  [{ name: ' ' }, 'name', 'missing'],
  [{ contact: '\t' }, 'contact', 'missing'],
  [{ contact: 'a'.repeat(501) }, 'contact', 'too-long'],
  [{ sizes: 'a'.repeat(501) }, 'sizes', 'too-long'],
  [{ note: 'a'.repeat(5_001) }, 'note', 'too-long'],
  [{ note: 'half an emoji \ud83d' }, 'note', 'unstorable'],
])('%o is refused and never sent', async (overrides, field, fault) => {
  const send = vi.fn();
  const useCase = new AskForShoes({ delivers: true, send }, new RecordingLogger(), 'es');
  expect(await useCase.execute({ ...request, ...overrides })).toEqual(
    fail({ code: 'invalid-form', faults: [{ field, fault }] }),
  );
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['', '', ''],
  ['9', '', 'Sizes: 9'],
  ['', 'Evenings', 'Evenings'],
  ['9', 'Evenings', 'Sizes: 9\n\nEvenings'],
])('sizes %j and the note %j become the text %j of the message', (sizes, note, text) => {
  expect(receivedShoeRequest({ ...request, sizes, note, language: 'es' }, stamp)).toEqual({
    ...stamp,
    state: 'unread',
    topic: 'shoes',
    name: 'Dee',
    contact: '702-555-0177',
    text,
    language: 'es',
  });
});

test('somebody waits until the request is answered or archived', () => {
  const waiting = (topic: 'shoes' | 'other') =>
    MESSAGE_STATES.filter((state) => isAskingForShoes(aMessage({ state, topic })));
  expect([waiting('shoes'), waiting('other')]).toEqual([['unread', 'read'], []]);
});
