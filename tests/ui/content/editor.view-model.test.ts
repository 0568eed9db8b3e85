import { describe, expect, test } from 'vitest';
import { textSource } from '../../../src/core/content/backups/import-content';
import type { ContentStore } from '../../../src/core/content/content-store.port';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { AUTO_SAVE_DELAY_MS } from '../../../src/ui/content/saving/content-saver';
import { contentTitled } from '../../support/content-builder';
import { EditorBrowser, type EditorTab } from '../../support/editor-browser';
import { settle } from '../../support/fake-time';

const QUOTA = new DOMException('full', 'QuotaExceededError');

function type(tab: EditorTab, title: string): void {
  tab.editor.document.edit('heroContent.title', title);
}

function titleIn(tab: EditorTab): string {
  return tab.editor.document.content.heroContent.title;
}

async function storedTitle(tab: EditorTab): Promise<string | undefined> {
  const loaded = await tab.store.load();
  return loaded.ok ? loaded.value?.value.heroContent.title : undefined;
}

/** A store whose saves wait until they are let go. */
function slowStore() {
  const waiting: (() => void)[] = [];
  const wrapStore = (store: ContentStore): ContentStore => ({
    canSave: true,
    load: () => store.load(),
    backups: () => store.backups(),
    save: async (request) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return store.save(request);
    },
  });
  const letGo = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await settle();
  };
  return { wrapStore, letGo, waiting };
}

test('a fresh editor shows the default content, saved, with nothing to save or revert', async () => {
  const { editor } = await new EditorBrowser().open();
  expect(editor.document.isLoading).toBe(false);
  expect(editor.document.content).toEqual(DEFAULT_DOCUMENT);
  expect(editor.badge).toBe('All Changes Saved');
  expect([editor.document.canSave, editor.document.canSave, editor.document.hasUnsavedChanges]).toEqual([
    false,
    false,
    false,
  ]);
  expect(editor.lastSaved).toBe('Never');
  expect([editor.error, editor.readOnlyReason, editor.document.conflict]).toEqual([null, null, null]);
});

describe('saving', () => {
  test('goes from unsaved over saving to saved', async () => {
    const slow = slowStore();
    const tab = await new EditorBrowser().open(slow);
    type(tab, 'New');
    expect(tab.editor.badge).toBe('Unsaved Changes');
    expect(tab.editor.document.canSave).toBe(true);
    const saving = tab.editor.saver.save(false);
    expect(tab.editor.badge).toBe('Saving...');
    expect([tab.editor.document.canSave, tab.editor.document.canSave]).toEqual([false, false]);
    await slow.letGo();
    await saving;
    expect(tab.editor.badge).toBe('All Changes Saved');
    expect(tab.editor.lastSaved).toBe('Just now');
    expect(await storedTitle(tab)).toBe('New');
    expect(tab.toasts.toast).toBeNull();
  });

  test('leaves what was typed meanwhile unsaved, and two saves never overtake each other', async () => {
    const slow = slowStore();
    const tab = await new EditorBrowser().open(slow);
    type(tab, 'First');
    const saving = tab.editor.saver.save(false);
    type(tab, 'Second');
    await tab.editor.saver.save(false);
    expect(slow.waiting).toHaveLength(1);
    await slow.letGo();
    await saving;
    expect(tab.editor.badge).toBe('Unsaved Changes');
    expect(await storedTitle(tab)).toBe('First');
    const second = tab.editor.saver.save(false);
    await settle();
    await slow.letGo();
    await second;
    expect(await storedTitle(tab)).toBe('Second');
    expect(tab.editor.badge).toBe('All Changes Saved');
  });

  test('that the storage refuses says so, keeps everything, and works when there is room again', async () => {
    const tab = await new EditorBrowser().open();
    type(tab, 'New');
    tab.storage.writeFault = QUOTA;
    await tab.editor.saver.save(false);
    expect(tab.editor.error).toBe('Failed to save content to storage');
    expect(tab.toasts.toast).toMatchObject({
      title: 'Failed to save content. Please try again.',
      variant: 'destructive',
    });
    expect(tab.editor.badge).toBe('Unsaved Changes');
    expect(titleIn(tab)).toBe('New');
    tab.storage.writeFault = null;
    await tab.editor.saver.save(false);
    expect(tab.editor.error).toBeNull();
    expect(tab.editor.badge).toBe('All Changes Saved');
  });

  test('a document with an empty title is refused at the field, and nowhere else', async () => {
    const tab = await new EditorBrowser().open();
    type(tab, ' ');
    await tab.editor.saver.save(false);
    expect(tab.editor.findings.problemAt('heroContent.title')).toMatchObject({ fault: 'empty' });
    expect([tab.editor.error, tab.toasts.toast, tab.logger.entries]).toEqual([null, null, []]);
    expect(tab.editor.badge).toBe('Unsaved Changes');
    expect(await storedTitle(tab)).toBeUndefined();
  });

  test('editing back to the saved text is saved', async () => {
    const tab = await new EditorBrowser().open();
    type(tab, 'New');
    type(tab, DEFAULT_DOCUMENT.heroContent.title);
    expect(tab.editor.badge).toBe('All Changes Saved');
  });
});

describe('auto-save', () => {
  test('runs a set time after the first unsaved edit, however long somebody types', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    const seconds = AUTO_SAVE_DELAY_MS / 1000;
    for (let second = 0; second < seconds; second++) {
      type(tab, `Typed ${second}`);
      expect(await storedTitle(tab)).toBeUndefined();
      await browser.time.advance(1000);
    }
    expect(await storedTitle(tab)).toBe(`Typed ${seconds - 1}`);
    expect(tab.toasts.toast?.title).toBe('Auto-saved');
    expect(tab.editor.badge).toBe('All Changes Saved');
  });

  test('that fails is quiet, and tries again as much later, or soon after the next edit', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, 'New');
    tab.storage.writeFault = QUOTA;
    await browser.time.advance(AUTO_SAVE_DELAY_MS);
    expect(tab.toasts.toast).toBeNull();
    expect(tab.editor.error).toBeNull();
    expect(tab.editor.badge).toBe('Unsaved Changes');
    expect(tab.editor.notes).toHaveLength(1);
    expect(tab.logger.entries.filter(({ message }) => message === 'Failed to save content')).toHaveLength(1);
    await browser.time.advance(AUTO_SAVE_DELAY_MS);
    expect(tab.logger.entries.filter(({ message }) => message === 'Failed to save content')).toHaveLength(2);
    tab.storage.writeFault = null;
    type(tab, 'Newer');
    await browser.time.advance(1000);
    expect(await storedTitle(tab)).toBe('Newer');
    expect(tab.editor.notes).toEqual([]);
  });

  test('waits for every question about what is unsaved, and is due as long after the last is answered', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, 'New');
    const answers = [tab.editor.saver.hold(), tab.editor.saver.hold()];
    type(tab, 'Newer');
    for (const answer of answers) {
      await browser.time.advance(2 * AUTO_SAVE_DELAY_MS);
      expect(await storedTitle(tab)).toBeUndefined();
      answer();
    }
    await browser.time.advance(AUTO_SAVE_DELAY_MS - 1);
    expect(await storedTitle(tab)).toBeUndefined();
    await browser.time.advance(1);
    expect(await storedTitle(tab)).toBe('Newer');
  });

  test('leaves a document that does not validate alone, and keeps it as a draft', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, '');
    await browser.time.advance(3 * AUTO_SAVE_DELAY_MS);
    expect(await storedTitle(tab)).toBeUndefined();
    expect(tab.logger.entries).toEqual([]);
    tab.crash();
    const again = await browser.open({ session: tab.session });
    expect(titleIn(again)).toBe('');
    expect(again.editor.badge).toBe('Unsaved Changes');
  });
});

describe('reverting', () => {
  test('discards for good: no draft, no undo', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, 'New');
    await browser.time.advance(1000);
    await tab.editor.revert();
    expect(titleIn(tab)).toBe(DEFAULT_DOCUMENT.heroContent.title);
    expect(tab.toasts.toast).toMatchObject({
      title: 'Changes Reverted',
      description: 'All unsaved changes have been discarded.',
    });
    expect(tab.editor.document.canUndo).toBe(false);
    await browser.time.advance(60_000);
    tab.crash();
    const again = await browser.open({ session: tab.session });
    expect(again.editor.badge).toBe('All Changes Saved');
    expect(again.editor.offers.offers).toEqual([]);
  });
});

describe('undo and redo', () => {
  test('walk step by step; typing in one field without a pause is one step', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    const { document } = tab.editor;
    for (const title of ['N', 'Ne', 'New']) type(tab, title);
    document.edit('heroContent.subtitle', 'Sub');
    await browser.time.advance(1500);
    document.edit('heroContent.subtitle', 'Subtitle');
    document.undo();
    expect(document.content.heroContent.subtitle).toBe('Sub');
    document.undo();
    document.undo();
    expect(document.content).toEqual(DEFAULT_DOCUMENT);
    expect(tab.editor.badge).toBe('All Changes Saved');
    expect(document.canUndo).toBe(false);
    for (let step = 0; step < 3; step++) document.redo();
    expect(document.content.heroContent).toMatchObject({ title: 'New', subtitle: 'Subtitle' });
    expect(document.canRedo).toBe(false);
  });
});

describe('drafts', () => {
  test('come back after a reload as unsaved changes, and the editor says so and where', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, 'Draft');
    tab.editor.document.edit('aboutContent.title', 'How it began');
    tab.close();
    const again = await browser.open({ session: tab.session });
    expect(titleIn(again)).toBe('Draft');
    expect(again.editor.badge).toBe('Unsaved Changes');
    expect(again.editor.notes).toEqual([
      'Your unsaved changes from last time are back. They are in Hero and About.',
    ]);
    await again.editor.saver.save(false);
    expect(again.editor.notes).toEqual([]);
  });

  test('lose at most the last second of typing when the browser is killed', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    for (let tenth = 0; tenth < 35; tenth++) {
      type(tab, `Typed ${tenth}`);
      await browser.time.advance(100);
    }
    tab.crash();
    const again = await browser.open({ session: tab.session });
    expect(Number(titleIn(again).replace('Typed ', ''))).toBeGreaterThanOrEqual(25);
  });

  test('of a tab that is gone are offered, and taken up only when asked', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, 'Draft');
    tab.close();
    const other = await browser.open();
    expect(other.editor.badge).toBe('All Changes Saved');
    expect(other.editor.offers.offers).toMatchObject([
      { standing: 'same-version', differences: [{ section: 'heroContent', field: 'title', after: 'Draft' }] },
    ]);
    await other.editor.offers.take(other.editor.offers.offers[0]?.id ?? '');
    expect(titleIn(other)).toBe('Draft');
    expect(other.editor.offers.offers).toEqual([]);
    other.crash();
    const third = await browser.open({ session: other.session });
    expect(titleIn(third)).toBe('Draft');
  });

  test('older than the stored content are offered beside it, survive new edits, and go when discarded', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, 'Old draft');
    tab.close();
    const other = await browser.open();
    type(other, 'Newer content');
    await other.editor.saver.save(false);
    other.close();
    let again = await browser.open({ session: tab.session });
    expect(titleIn(again)).toBe('Newer content');
    expect(again.editor.offers.offers).toMatchObject([{ standing: 'other-version' }]);
    type(again, 'A new edit');
    again.close();
    again = await browser.open({ session: tab.session });
    expect(titleIn(again)).toBe('A new edit');
    expect(again.editor.offers.offers).toHaveLength(1);
    await again.editor.offers.discard(again.editor.offers.offers[0]?.id ?? '');
    again.close();
    again = await browser.open({ session: tab.session });
    expect(again.editor.offers.offers).toEqual([]);
  });

  test('of a tab that is still open, and of somebody else, are nobody’s business', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    type(tab, 'Mine');
    await browser.time.advance(1000);
    expect((await browser.open()).editor.offers.offers).toEqual([]);
    const duplicate = await browser.open({ session: tab.session });
    expect(titleIn(duplicate)).toBe(DEFAULT_DOCUMENT.heroContent.title);
    tab.close();
    const parker = await browser.open({ person: 'parker' });
    expect(parker.editor.offers.offers).toEqual([]);
  });

  test('bring a save back that never reached the disk', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    const before = new Map(browser.shared.items);
    type(tab, 'Saved in vain');
    await tab.editor.saver.save(false);
    tab.crash();
    // Local storage loses its last seconds when the browser is killed; the strict copy of the draft does not.
    browser.shared.items.clear();
    for (const [key, value] of before) browser.shared.items.set(key, value);
    const again = await browser.open({ session: tab.session });
    expect(titleIn(again)).toBe('Saved in vain');
    expect(again.editor.badge).toBe('Unsaved Changes');
  });
});

describe('another tab', () => {
  test('that saves is followed when nothing is unsaved here', async () => {
    const browser = new EditorBrowser();
    const [mine, theirs] = [await browser.open(), await browser.open()];
    type(theirs, 'Theirs');
    await theirs.editor.saver.save(false);
    await settle();
    expect(titleIn(mine)).toBe('Theirs');
    expect(mine.editor.badge).toBe('All Changes Saved');
  });

  test('that saves over what is being edited is a conflict; both are kept until the person chooses', async () => {
    const browser = new EditorBrowser();
    const [mine, theirs] = [await browser.open(), await browser.open()];
    type(mine, 'Mine');
    mine.editor.document.edit('aboutContent.title', 'My about');
    type(theirs, 'Theirs');
    await theirs.editor.saver.save(false);
    await settle();
    expect(mine.editor.document.conflict?.map(({ section, author }) => [section, author])).toEqual([
      ['heroContent', 'both'],
      ['aboutContent', 'me'],
    ]);
    expect(mine.editor.badge).toBe('Unsaved Changes');
    // The site's content was saved, if not from here.
    expect(mine.editor.lastSaved).toBe('Just now');
    await browser.time.advance(10 * AUTO_SAVE_DELAY_MS);
    await mine.editor.saver.save(false);
    expect(await storedTitle(mine)).toBe('Theirs');
    mine.editor.resolveConflict({ heroContent: 'theirs', aboutContent: 'mine' });
    expect(mine.editor.document.conflict).toBeNull();
    expect(titleIn(mine)).toBe('Theirs');
    expect(mine.editor.document.content.aboutContent.title).toBe('My about');
    await browser.time.advance(AUTO_SAVE_DELAY_MS);
    expect(await storedTitle(mine)).toBe('Theirs');
    expect(mine.editor.badge).toBe('All Changes Saved');
    await settle();
    expect(theirs.editor.document.content.aboutContent.title).toBe('My about');
  });

  test('that saved first makes a save that was under way a conflict, not a loss', async () => {
    const browser = new EditorBrowser();
    const slow = slowStore();
    const mine = await browser.open(slow);
    const theirs = await browser.open();
    type(mine, 'Mine');
    const saving = mine.editor.saver.save(false);
    type(theirs, 'Theirs');
    await theirs.editor.saver.save(false);
    await slow.letGo();
    await saving;
    expect(await storedTitle(mine)).toBe('Theirs');
    expect(mine.editor.document.conflict).not.toBeNull();
    expect(titleIn(mine)).toBe('Mine');
  });

  test('that saves what undo then comes back to leaves nothing to choose', async () => {
    const browser = new EditorBrowser();
    const [mine, theirs] = [await browser.open(), await browser.open()];
    const before = titleIn(mine);
    type(mine, 'Mine');
    type(theirs, 'Theirs');
    await theirs.editor.saver.save(false);
    await settle();
    mine.editor.resolveConflict({});
    mine.editor.document.undo();
    expect(titleIn(mine)).toBe('Mine');
    theirs.editor.document.undo();
    await theirs.editor.saver.save(false);
    await settle();
    expect(mine.editor.document.conflict).not.toBeNull();
    mine.editor.document.undo();
    expect(titleIn(mine)).toBe(before);
    expect(mine.editor.document.conflict).toBeNull();
    expect(mine.editor.badge).toBe('All Changes Saved');
  });

  test('that clears everything does not take what is being edited', async () => {
    const browser = new EditorBrowser();
    const [mine, theirs] = [await browser.open(), await browser.open()];
    type(mine, 'One');
    await mine.editor.saver.save(false);
    type(mine, 'Two');
    theirs.storage.clear();
    await settle();
    expect(titleIn(mine)).toBe('Two');
    expect(mine.editor.document.conflict).toBeNull();
    await browser.time.advance(AUTO_SAVE_DELAY_MS);
    expect(await storedTitle(mine)).toBe('Two');
  });
});

describe('trouble', () => {
  test('content that cannot be read is said, and the defaults shown', async () => {
    const browser = new EditorBrowser();
    browser.shared.items.set('siteContent', '{');
    const tab = await browser.open();
    expect(tab.toasts.toast?.title).toBe('Failed to load content. Using defaults.');
    expect(tab.editor.error).toBe('Failed to load content');
    expect(tab.editor.errorAdvice).toContain('It was set aside in this browser, not deleted.');
    expect(tab.editor.errorAdvice).toContain('restore a version under Backups');
    expect(browser.shared.items.get('siteContent:corrupt')).toBe('{');
    type(tab, 'New');
    await tab.editor.saver.save(false);
    expect(tab.editor.error).toBeNull();
    expect(await storedTitle(tab)).toBe('New');
  });

  test('content of a newer site makes the editor read-only', async () => {
    const browser = new EditorBrowser();
    browser.shared.items.set('siteContent', '{"schema":99,"value":{}}');
    const tab = await browser.open();
    expect(tab.editor.readOnlyReason).toMatch(/newer version/);
    type(tab, 'New');
    expect(titleIn(tab)).toBe(DEFAULT_DOCUMENT.heroContent.title);
    expect(tab.editor.document.canSave).toBe(false);
  });

  test('a page that is not secure makes the editor read-only', async () => {
    const tab = await new EditorBrowser().open({ secure: false });
    expect(tab.editor.readOnlyReason).toMatch(/https/);
    type(tab, 'New');
    expect(tab.editor.document.hasUnsavedChanges).toBe(false);
  });

  test('a draft that cannot be kept anywhere is said', async () => {
    const browser = new EditorBrowser();
    const tab = await browser.open();
    tab.storage.writeFault = QUOTA;
    type(tab, 'New');
    await browser.time.advance(1000);
    // The strict copy still holds it.
    expect(tab.editor.notes).toEqual([]);
  });
});

describe('backups and import', () => {
  test('a backup comes back as unsaved changes that can be reverted', async () => {
    const tab = await new EditorBrowser().open();
    for (const title of ['One', 'Two']) {
      type(tab, title);
      await tab.editor.saver.save(false);
    }
    await tab.editor.backups.open();
    const { state } = tab.editor.backups;
    if (state.status !== 'listed') throw new Error('not listed');
    expect(state.backups.map(({ differences }) => differences?.[0]?.after)).toEqual([
      'One',
      DEFAULT_DOCUMENT.heroContent.title,
    ]);
    await tab.editor.backups.restore('missing');
    expect(tab.editor.backups.error).toBe('not-found');
    await tab.editor.backups.restore(state.backups[0]?.id ?? '');
    expect(tab.editor.backups.isOpen).toBe(false);
    expect(titleIn(tab)).toBe('One');
    expect(tab.editor.badge).toBe('Unsaved Changes');
    await tab.editor.revert();
    expect(titleIn(tab)).toBe('Two');
  });

  test('a damaged backup cannot be restored, and says so', async () => {
    const browser = new EditorBrowser();
    browser.shared.items.set('siteContent:backups', '{"schema":1,"value":[5]}');
    const tab = await browser.open();
    await tab.editor.backups.open();
    const { state } = tab.editor.backups;
    expect(state).toMatchObject({ status: 'listed', backups: [{ differences: null }] });
    await tab.editor.backups.restore('damaged-0');
    expect(tab.editor.backups.error).toBe('failed');
  });

  test('an export can be imported again; a refusal names what is wrong and changes nothing', async () => {
    const tab = await new EditorBrowser().open();
    tab.editor.document.replace(contentTitled('Exported'));
    const file = await tab.editor.transfer.export();
    expect(file?.fileName).toBe('site-content-2026-11-21.json');
    // In this browser alone nobody else sees it: the person hears how others can.
    expect(tab.toasts.toast?.description).toContain('the person who hosts the site');
    await tab.editor.revert();
    tab.editor.transfer.open();
    await tab.editor.transfer.import(textSource('{"heroContent":{}}'));
    expect(tab.editor.transfer.state).toMatchObject({
      status: 'refused',
      problems: expect.arrayContaining([{ field: 'aboutContent', fault: 'section-missing' }]),
    });
    expect(tab.editor.badge).toBe('All Changes Saved');
    await tab.editor.transfer.import(textSource(file?.json ?? ''));
    expect(tab.editor.transfer.state).toEqual({ status: 'closed' });
    expect(titleIn(tab)).toBe('Exported');
    expect(tab.editor.badge).toBe('Unsaved Changes');
  });
});

test('leaving ends every timer and subscription', async () => {
  const browser = new EditorBrowser();
  const tab = await browser.open();
  type(tab, 'New');
  tab.close();
  await settle();
  expect(browser.time.pending).toBe(0);
  expect(tab.page.pending).toBe(0);
});
