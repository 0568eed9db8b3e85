import { describe, expect, test } from 'vitest';
import { contentTitled } from '../../support/content-builder';
import { EditorBrowser } from '../../support/editor-browser';
import { editorDesk } from '../../support/editor-desk';
import { settle } from '../../support/fake-time';
import { visitUnderFaults } from '../../support/faults/visit-under-faults';
import { withFaults } from '../../support/faults/with-faults';

describe.each(['contentStore', 'draftStore', 'imageLibrary', 'pictureInventory', 'campaigns'] as const)(
  'a visit to the editor while the %s fails',
  visitUnderFaults,
);

test('local storage that was wiped between two visits: the draft of the other store is offered, saving works', async () => {
  const browser = new EditorBrowser();
  const first = await browser.open();
  first.editor.document.edit('heroContent.title', 'Saved');
  await first.editor.saver.save(false);
  first.editor.document.edit('heroContent.title', 'Unfinished');
  await browser.time.advance(1000);
  first.close();
  browser.shared.items.clear();
  const { editor } = await browser.open();
  expect(editor.error).toBeNull();
  expect(editor.lastSaved).toBe('Never');
  const [offer] = editor.offers.offers;
  await editor.offers.take(offer?.id ?? 'none');
  expect(editor.document.content.heroContent.title).toBe('Unfinished');
  await editor.saver.save(false);
  expect(editor.badge).toBe('All Changes Saved');
});

describe('a store that is slow', () => {
  function slowDesk() {
    const desk = editorDesk(contentTitled('First'));
    const faulty = withFaults('contentStore', desk.store);
    return { ...desk, faulty, editor: desk.open('tab-1', faulty.port) };
  }

  test('leaves the editor loading, and its answer changes nothing once the editor was left', async () => {
    const { faulty, editor } = slowDesk();
    const answer = faulty.hold('load', 1);
    const end = editor.start();
    await settle();
    expect(editor.document.isLoading).toBe(true);
    end();
    answer();
    await settle();
    expect(editor.document.isLoading).toBe(true);
    const endAgain = editor.start();
    await settle();
    expect(editor.document.content.heroContent.title).toBe('First');
    endAgain();
  });

  test('and answers out of order does not bring an older content back', async () => {
    const { faulty, editor, store } = slowDesk();
    const end = editor.start();
    await settle();
    const answer = faulty.hold('load', faulty.calls('load') + 1);
    store.saveElsewhere(contentTitled('Second'));
    await settle();
    store.saveElsewhere(contentTitled('Third'));
    await settle();
    answer();
    await settle();
    expect(editor.document.content.heroContent.title).toBe('Third');
    editor.document.edit('heroContent.title', 'Fourth');
    await editor.saver.save(false);
    expect(store.stored?.value.heroContent.title).toBe('Fourth');
    end();
  });
});
