import { describe, expect, test } from 'vitest';
import { contentTitled } from '../../support/content-builder';
import { editorDesk } from '../../support/editor-desk';
import { settle } from '../../support/fake-time';
import { visitUnderFaults } from '../../support/faults/visit-under-faults';
import { withFaults } from '../../support/faults/with-faults';

// The visits under faults of the three stores belong to their contracts, so that every adapter goes through them.
describe('the campaigns, which are asked for the pictures in use', () => visitUnderFaults('campaignGateway'));

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
    expect(editor.isLoading).toBe(true);
    end();
    answer();
    await settle();
    expect(editor.isLoading).toBe(true);
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
    editor.document.editHero({ title: 'Fourth' });
    await editor.save();
    expect(store.stored?.value.heroContent.title).toBe('Fourth');
    end();
  });
});
