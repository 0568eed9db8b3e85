// What follows the document at leisure, so that no key waits for it.
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { EVERY_SECTION } from '../../../src/core/content/editable-sections';
import { EditorDocument } from '../../../src/ui/content/document/editor-document';
import { EditorFindings } from '../../../src/ui/content/document/editor-findings';
import { loaded } from '../../../src/ui/content/document/editor-state';
import { PreviewedContent } from '../../../src/ui/content/preview/previewed-content';
import { FakeTime } from '../../support/fake-time';

function openDocument() {
  const time = new FakeTime();
  const document = new EditorDocument(DEFAULT_DOCUMENT, time, EVERY_SECTION);
  document.apply(loaded, { content: DEFAULT_DOCUMENT, revision: null, savedAt: null, failure: null }, true);
  const type = (title: string) => document.edit('heroContent.title', title);
  return { time, document, type };
}

test('an edit is looked at once the browser has time, and at the latest after 100 ms', async () => {
  const { time, document, type } = openDocument();
  const findings = new EditorFindings(document, time);
  const stop = findings.start();
  const seen: boolean[] = [];
  const end = autorun(() => seen.push(findings.problemAt('heroContent.title') !== null));
  type('');
  expect(seen).toEqual([false]);
  await time.advance(0);
  expect(seen).toEqual([false, true]);
  time.busy = true;
  type('Walk.');
  await time.advance(99);
  expect(seen).toEqual([false, true]);
  await time.advance(1);
  expect(seen).toEqual([false, true, false]);
  type('');
  findings.look();
  expect(seen).toEqual([false, true, false, true]);
  stop();
  end();
  expect(time.pending).toBe(0);
});

test('the preview follows when nothing was typed for 200 ms, and at once when it is told', async () => {
  const { time, document, type } = openDocument();
  const previewed = new PreviewedContent(document, time, time);
  const stop = previewed.start();
  const shown = () => previewed.content.heroContent.title;
  for (const title of ['W', 'Wa', 'Walk']) {
    type(title);
    await time.advance(150);
  }
  expect(shown()).toBe(DEFAULT_DOCUMENT.heroContent.title);
  await time.advance(50);
  expect(shown()).toBe('Walk');
  type('Walk on');
  previewed.follow();
  expect(shown()).toBe('Walk on');
  type('Walk far');
  stop();
  expect(time.pending).toBe(0);
  await time.advance(1000);
  expect(shown()).toBe('Walk on');
});

test('a clock that is set back keeps the preview waiting no longer', async () => {
  const { time, document, type } = openDocument();
  const previewed = new PreviewedContent(document, time, time);
  const stop = previewed.start();
  type('Walk');
  time.setNow(time.now() - 3_600_000);
  await time.advance(200);
  expect(previewed.content.heroContent.title).toBe('Walk');
  stop();
});
