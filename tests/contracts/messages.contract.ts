import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/core/messages/message';
import { type MessageQuery, pageOfMessages } from '../../src/core/messages/message-query';
import type { Messages } from '../../src/core/messages/messages.api';
import type { Person } from '../../src/core/people/person';
import { aMessage } from '../support/message-builder';
import { aPerson } from '../support/person-builder';
import type { Run, Soon } from './harness';

const ALL: MessageQuery = { search: '', from: null, to: null, state: null, topic: null, page: 1, size: 10 };
/** 20 November 2026, 23:30 in Las Vegas, which is the next day in London. */
const LATE = Date.UTC(2026, 10, 21, 7, 30);

const MESSAGES = [
  aMessage({
    id: 'old',
    receivedAt: LATE - 86_400_000,
    state: 'read',
    name: 'José Núñez',
    text: 'Boots, please',
  }),
  aMessage({ id: 'late', receivedAt: LATE, text: 'Sneakers size 9½\nfor a child' }),
  aMessage({ id: 'new', receivedAt: LATE + 3_600_000, contact: 'carol@school.example', text: 'boot-camp' }),
  aMessage({
    id: 'same',
    receivedAt: LATE,
    state: 'answered',
    name: "Robert'); drop table",
    text: '100% & | ! :*',
  }),
  aMessage({ id: 'spam', receivedAt: LATE, state: 'archived', text: 'Boots for sale' }),
];

/** What Messages must do; `make` gives some with exactly the given ones. */
export function messagesContract(
  name: string,
  make: (
    messages: readonly Message[],
    people?: readonly Person[],
  ) => Soon<{ readonly messages: Messages; readonly run: Run }>,
): void {
  const setUp = () => make(MESSAGES);
  const ids = async (query: Partial<MessageQuery>) => {
    const { messages, run } = await setUp();
    const listed = await run(messages.list({ ...ALL, ...query }));
    if (!listed.ok) throw new Error(listed.failure.code);
    // Every adapter finds what the core finds.
    expect(listed.value).toEqual(pageOfMessages(MESSAGES, { ...ALL, ...query }));
    return listed.value.items.map(({ id }) => id);
  };

  describe(`${name} keeps messages`, () => {
    test('a whole message says whether somebody with its address has chosen to read Spanish', async () => {
      const people = [
        aPerson({ id: 'ana', email: 'ana@mail.example', language: 'es' }),
        aPerson({ id: 'eve', email: 'eve@mail.example', language: 'en' }),
        // Staff read English, whatever they have chosen.
        aPerson({ id: 'sam', email: 'sam@mail.example', language: 'es', role: 'program_manager' }),
      ];
      const from = (contact: string) => aMessage({ id: contact, contact });
      const contacts = ['Ana@mail.example', 'eve@mail.example', 'sam@mail.example', '702-555-0100'];
      const { messages, run } = await make(contacts.map(from), people);
      const answers = await Promise.all(contacts.map((id) => run(messages.get({ id }))));
      const reads = answers.map((answer) => answer.ok && answer.value.readsSpanish);
      expect(reads).toEqual([true, false, false, false]);
    });

    test('it lists the newest first, without those that are archived', async () => {
      expect(await ids({})).toEqual(['new', 'late', 'same', 'old']);
    });

    test('it lists those in one state', async () => {
      expect(await ids({ state: 'archived' })).toEqual(['spam']);
      expect(await ids({ state: 'unread' })).toEqual(['new', 'late']);
    });

    test('of what it finds by words it counts and shows the newest 1,000', async () => {
      const many = Array.from({ length: 1_001 }, (_, at) =>
        aMessage({ id: `m${at}`, receivedAt: at, text: at === 0 ? 'boots' : 'boots and socks' }),
      );
      const { messages, run } = await make(many);
      const list = async (query: Partial<MessageQuery>) => {
        const listed = await run(messages.list({ ...ALL, ...query }));
        if (!listed.ok) throw new Error(listed.failure.code);
        const { items, total, isMore } = listed.value;
        return [items.map(({ id }) => id), total, isMore];
      };
      const last = Array.from({ length: 10 }, (_, at) => `m${10 - at}`);
      expect(await list({ search: 'boots', page: 100 })).toEqual([last, 1_000, true]);
      expect(await list({ search: 'boots', page: 101 })).toEqual([[], 1_000, true]);
      expect(await list({ search: 'socks', page: 100 })).toEqual([last, 1_000, false]);
      expect(await list({ search: 'a', page: 101 })).toEqual([['m0'], 1_001, false]);
    });

    test.each([
      ['boot', ['new', 'old']],
      ['BOOTS please', ['old']],
      ['jose nunez', ['old']],
      ['carol@school.example', ['new']],
      ['camp', ['new']],
      ["robert'); drop", ['same']],
      ['9', ['late']],
      ['oots', []],
      ['boot sneakers', []],
      [' & | ! :* ', ['new', 'late', 'same', 'old']],
      ['\\', ['new', 'late', 'same', 'old']],
    ] as const)('it finds %j by the beginnings of words', async (search, found) => {
      expect(await ids({ search })).toEqual(found);
    });

    test('days are those of Las Vegas, both included', async () => {
      expect(await ids({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['late', 'same']);
      expect(await ids({ from: '2026-11-21' })).toEqual(['new']);
      expect(await ids({ to: '2026-11-19' })).toEqual(['old']);
    });

    test('pages follow each other, and the last may be shorter or empty', async () => {
      expect(await ids({ page: 1, size: 3 })).toEqual(['new', 'late', 'same']);
      expect(await ids({ page: 2, size: 3 })).toEqual(['old']);
      expect(await ids({ page: 9, size: 3, search: 'boot' })).toEqual([]);
    });

    test('it counts the messages of each state', async () => {
      const { messages, run } = await setUp();
      const counts = { unread: 2, read: 1, answered: 1, archived: 1 };
      expect(await run(messages.counts())).toEqual({ ok: true, value: counts });
      const { messages: empty, run: runEmpty } = await make([]);
      expect(await runEmpty(empty.list(ALL))).toEqual({
        ok: true,
        value: {
          items: [],
          total: 0,
          isMore: false,
          counts: { unread: 0, read: 0, answered: 0, archived: 0 },
        },
      });
    });

    test('a list has the beginnings of long texts alone, and the message has the whole', async () => {
      // The boundary lies within a character of two units, where one is cut and another is not.
      const texts = [
        'a'.repeat(200),
        `${'a'.repeat(199)}👟`,
        '👟'.repeat(101),
        `${'word '.repeat(900)}boots`,
      ];
      const given = texts.map((text, at) => aMessage({ id: `m${at}`, receivedAt: 10 - at, text }));
      const { messages, run } = await make(given);
      const listed = await run(messages.list(ALL));
      expect(listed.ok && listed.value.items.map(({ beginning }) => beginning)).toEqual([
        'a'.repeat(200),
        `${'a'.repeat(199)}…`,
        `${'👟'.repeat(100)}…`,
        `${'word '.repeat(40)}…`,
      ]);
      expect(listed).toEqual({ ok: true, value: pageOfMessages(given, ALL) });
      expect(JSON.stringify(listed)).not.toContain('boots');
      expect(await run(messages.get({ id: 'm3' }))).toMatchObject({ ok: true, value: given[3] });
      const found = await run(messages.list({ ...ALL, search: 'boots' }));
      expect(found).toMatchObject({ ok: true, value: { total: 1, items: [{ id: 'm3' }] } });
    });

    test('it lists those of one topic, and counts who asks for shoes and has no answer yet', async () => {
      const asks = (id: string, overrides: Partial<Message>) =>
        aMessage({ id, topic: 'shoes', contact: '702-555-0177', text: 'Size 9', ...overrides });
      const given = [
        ...MESSAGES,
        asks('dee', { receivedAt: LATE + 7_200_000 }),
        asks('seen', { receivedAt: LATE + 7_200_001, state: 'read', text: 'boot' }),
        asks('helped', { receivedAt: LATE + 7_200_002, state: 'answered' }),
        asks('gone', { receivedAt: LATE + 7_200_003, state: 'archived' }),
      ];
      const { messages, run } = await make(given);
      const found = async (query: Partial<MessageQuery>) => {
        const listed = await run(messages.list({ ...ALL, ...query }));
        if (!listed.ok) throw new Error(listed.failure.code);
        expect(listed.value).toEqual(pageOfMessages(given, { ...ALL, ...query }));
        return listed.value.items.map(({ id }) => id);
      };
      expect(await found({ topic: 'shoes' })).toEqual(['helped', 'seen', 'dee']);
      expect(await found({ topic: 'shoes', state: 'archived' })).toEqual(['gone']);
      expect(await found({ topic: 'shoes', search: 'boot' })).toEqual(['seen']);
      expect(await found({ topic: 'shoes', search: '7025550177' })).toEqual(['helped', 'seen', 'dee']);
      expect(await found({ topic: 'other' })).toEqual(['new', 'late', 'same', 'old']);
      expect(await run(messages.askingForShoes())).toEqual({ ok: true, value: 2 });
      await run(messages.mark({ id: 'dee', state: 'answered', base: 'first' }));
      expect(await run(messages.askingForShoes())).toEqual({ ok: true, value: 1 });
    });

    test('it gets one by its id', async () => {
      const { messages, run } = await setUp();
      expect(await run(messages.get({ id: 'late' }))).toEqual({
        ok: true,
        value: { ...MESSAGES[1], readsSpanish: false },
      });
      expect(await run(messages.get({ id: 'nobody' }))).toEqual({
        ok: false,
        failure: { code: 'not-found' },
      });
    });

    test('a message that is marked has another revision, and all else stays', async () => {
      const { messages, run } = await setUp();
      const [, late = aMessage()] = MESSAGES;
      const marked = await run(messages.mark({ id: 'late', state: 'read', base: late.revision }));
      expect(marked).toMatchObject({
        ok: true,
        value: { ...late, state: 'read', revision: expect.any(String) },
      });
      expect(marked.ok && marked.value.revision).not.toBe(late.revision);
      expect(await run(messages.get({ id: 'late' }))).toMatchObject(marked);
      expect(await run(messages.counts())).toMatchObject({ value: { unread: 1, read: 2 } });
    });

    test('of several changes from one base at the same moment one is done', async () => {
      const { messages, run } = await setUp();
      const results = await run(
        Promise.all(
          (['read', 'answered', 'archived'] as const).map((state) =>
            messages.mark({ id: 'late', state, base: 'first' }),
          ),
        ),
      );
      const done = results.filter(({ ok }) => ok);
      expect(done).toHaveLength(1);
      for (const result of results)
        if (!result.ok) expect(result).toEqual({ ok: false, failure: { code: 'conflict' } });
      expect(await run(messages.get({ id: 'late' }))).toMatchObject(done[0] ?? {});
    });

    test('a mark that is sent again after its answer got lost is done, and another one is not', async () => {
      const { messages, run } = await setUp();
      const mark = { id: 'late', state: 'read', base: 'first' } as const;
      const marked = await run(messages.mark(mark));
      expect(await run(messages.mark(mark))).toEqual(marked);
      expect(await run(messages.mark({ ...mark, state: 'archived' }))).toMatchObject({ ok: false });
    });

    test('a change of what is not there is refused', async () => {
      const { messages, run } = await setUp();
      const refused = { ok: false, failure: { code: 'not-found' } };
      expect(await run(messages.mark({ id: 'nobody', state: 'read', base: 'first' }))).toEqual(refused);
    });

    test('a list that nobody waits for any more is cancelled', async () => {
      const { messages, run } = await setUp();
      const cancelled = { ok: false, failure: { code: 'cancelled' } };
      expect(await run(messages.list(ALL, AbortSignal.abort()))).toEqual(cancelled);
      expect(await run(messages.counts(undefined, AbortSignal.abort()))).toEqual(cancelled);
      expect(await run(messages.get({ id: 'late' }, AbortSignal.abort()))).toEqual(cancelled);
    });
  });
}
