import { expect, test } from 'vitest';
import type { Backup, ContentStore } from '../../../../src/core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import { DEFAULT_DOCUMENT } from '../../../../src/core/content/default-document';
import type { Draft, DraftStore } from '../../../../src/core/content/drafts/draft-store.port';
import { FindDrafts } from '../../../../src/core/content/drafts/find-drafts';
import type { LoadedContent } from '../../../../src/core/content/load-content';
import { fail, ok } from '../../../../src/core/shared/result';
import { contentTitled } from '../../../support/content-builder';
import { CountingIds } from '../../../support/counting-ids';
import { InMemoryDraftStore } from '../../../support/in-memory/in-memory-draft-store';

const HERE = { person: 'avery', tab: 'this-tab' };

function aDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    ...HERE,
    base: 'revision-2',
    content: contentTitled('Unfinished'),
    editedAt: 1,
    savedAs: null,
    ...overrides,
  };
}

/** What the site shows when the editor opens. */
const LOADED: LoadedContent = {
  content: contentTitled('Stored'),
  revision: 'revision-2',
  savedAt: 1,
  failure: null,
};

interface Desk {
  readonly drafts: readonly Draft[];
  readonly loaded?: LoadedContent;
  readonly openTabs?: readonly string[];
  readonly backups?: readonly Backup[] | 'unavailable';
  readonly refusePuts?: boolean;
}

/** What is found where nothing is, and every draft can be read. */
const NOTHING = { resumed: null, offered: [], key: HERE, trouble: null, kept: [] };

/** Opens the editor, and looks what is found and what is left in the store. */
async function open({ drafts, loaded = LOADED, openTabs = [], backups = [], refusePuts = false }: Desk) {
  const store: DraftStore = new InMemoryDraftStore();
  for (const draft of drafts) await store.put(draft);
  if (refusePuts) store.put = async () => fail({ code: 'quota' });
  const content: Pick<ContentStore, 'backups'> = {
    backups: async () => (backups === 'unavailable' ? fail({ code: 'unavailable' }) : ok(backups)),
  };
  const tabs = { own: async () => HERE.tab, isOpen: async (tab: string) => openTabs.includes(tab) };
  const found = await new FindDrafts(store, content, tabs, new CountingIds()).execute(HERE, loaded);
  const kept = await store.list();
  return { ...found, kept: kept.ok ? kept.value : [] };
}

test('a draft of this tab that started from what is stored comes back by itself', async () => {
  const draft = aDraft();
  expect(await open({ drafts: [draft], openTabs: [HERE.tab] })).toEqual({
    ...NOTHING,
    resumed: draft,
    kept: [draft],
  });
});

test('a draft of this tab that is older than what is stored is offered, out of the way of the next edit', async () => {
  const draft = aDraft({ base: 'revision-1' });
  const aside = { ...draft, tab: 'this-tab~id-1' };
  expect(await open({ drafts: [draft] })).toEqual({ ...NOTHING, offered: [aside], kept: [aside] });
});

test('where there is no room to put it aside, the older draft stays where it is, and the next edits go elsewhere', async () => {
  const draft = aDraft({ base: 'revision-1' });
  expect(await open({ drafts: [draft], refusePuts: true })).toEqual({
    ...NOTHING,
    key: { ...HERE, tab: 'this-tab~id-2' },
    offered: [draft],
    kept: [draft],
  });
});

test('a draft of a tab that is gone is offered, also when it started from what is stored', async () => {
  const draft = aDraft({ tab: 'gone' });
  expect(await open({ drafts: [draft] })).toEqual({ ...NOTHING, offered: [draft], kept: [draft] });
});

test('a draft that somebody edits in another tab right now is left alone, whatever it says', async () => {
  const editing = aDraft({ tab: 'other', content: LOADED.content });
  expect(await open({ drafts: [editing], openTabs: ['other'] })).toEqual({
    ...NOTHING,
    kept: [editing],
  });
});

test("another person's drafts are neither offered nor removed", async () => {
  const theirs = [
    aDraft({ person: 'jordan' }),
    aDraft({ person: 'jordan', tab: 'gone', content: LOADED.content }),
  ];
  const found = await open({ drafts: theirs });
  expect(found).toMatchObject({ resumed: null, offered: [] });
  expect(found.kept).toHaveLength(2);
});

const backup: Backup = { id: 'b', revision: 'revision-1', savedAt: 1, content: contentTitled('Before') };

test.each([
  ['its text is what is stored', aDraft({ content: LOADED.content }), []],
  ['the save that it became is what is stored', aDraft({ savedAs: 'revision-2' }), []],
  ['the save that it became is among the backups', aDraft({ savedAs: 'revision-1' }), [backup]],
])('a draft has served and goes when %s', async (_, draft, backups) => {
  expect(await open({ drafts: [draft], backups })).toEqual(NOTHING);
});

test.each([
  ['is nowhere', []],
  ['is a backup that is damaged', [{ ...backup, content: null }]],
  ['is not the one that is backed up', [{ ...backup, revision: 'revision-0' }]],
  ['cannot be looked for', 'unavailable'],
] as const)('a draft stays when the save that it became %s', async (_, backups) => {
  const draft = aDraft({ savedAs: 'revision-1' });
  expect(await open({ drafts: [draft], backups })).toMatchObject({ resumed: draft, kept: [draft] });
});

test('a draft that was never saved is not taken for the default content among the backups', async () => {
  const draft = aDraft();
  const first = { id: 'default', revision: null, savedAt: null, content: DEFAULT_CONTENT };
  expect(await open({ drafts: [draft], backups: [first] })).toMatchObject({ resumed: draft, kept: [draft] });
});

test('nothing goes while the stored content cannot be read', async () => {
  const loaded: LoadedContent = {
    content: DEFAULT_CONTENT,
    revision: null,
    savedAt: null,
    failure: { code: 'unavailable' },
  };
  const draft = aDraft({ content: DEFAULT_CONTENT, base: null, savedAs: 'revision-2' });
  expect(await open({ drafts: [draft], loaded })).toMatchObject({ resumed: draft, kept: [draft] });
});

test('where drafts cannot be read none is found, and none is overwritten: this visit has a place of its own', async () => {
  const drafts = new InMemoryDraftStore();
  drafts.list = async () => fail({ code: 'unavailable' });
  const find = new FindDrafts(
    drafts,
    { backups: async () => ok([]) },
    { own: async () => HERE.tab, isOpen: async () => false },
    new CountingIds(),
  );
  expect(await find.execute(HERE, LOADED)).toEqual({
    resumed: null,
    offered: [],
    key: { person: HERE.person, tab: `${HERE.tab}~id-1` },
    trouble: 'unreadable',
  });
});

test.each(['set-aside', 'newer'] as const)(
  'drafts that are missing are told of (%s), beside those that are there',
  async (trouble) => {
    const drafts = new InMemoryDraftStore();
    const draft = aDraft({ tab: 'gone' });
    await drafts.put(draft);
    drafts.trouble = async () => trouble;
    const find = new FindDrafts(
      drafts,
      { backups: async () => ok([]) },
      { own: async () => HERE.tab, isOpen: async () => false },
      new CountingIds(),
    );
    expect(await find.execute(HERE, LOADED)).toEqual({ resumed: null, offered: [draft], key: HERE, trouble });
    drafts.list = async () => fail({ code: 'corrupt', newer: true });
    expect(await find.execute(HERE, LOADED)).toMatchObject({ offered: [], trouble });
  },
);

test('a draft that an editor without translations wrote comes back with those of what it started from', async () => {
  const loaded = { ...LOADED, content: DEFAULT_DOCUMENT, revision: null, savedAt: null };
  const old = aDraft({ base: null, content: contentTitled('Unfinished', DEFAULT_CONTENT) });
  const { resumed } = await open({ drafts: [old], loaded });
  expect(resumed).toEqual({ ...old, content: contentTitled('Unfinished', DEFAULT_DOCUMENT) });
});

test('of content that it did not start from, or that cannot be read, a draft takes no translations', async () => {
  const old = aDraft({ base: 'revision-1', content: contentTitled('Unfinished', DEFAULT_CONTENT) });
  const later = await open({ drafts: [old], loaded: { ...LOADED, content: DEFAULT_DOCUMENT } });
  expect(later.offered[0]?.content).toEqual(old.content);
  const failure = { code: 'corrupt', newer: false } as const;
  const unread = await open({
    drafts: [{ ...old, base: null }],
    loaded: { content: DEFAULT_DOCUMENT, revision: null, savedAt: null, failure },
  });
  expect(unread.resumed?.content).toEqual(old.content);
});
