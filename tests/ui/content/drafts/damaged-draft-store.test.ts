import { expect, test } from 'vitest';
import { EditorBrowser } from '../../../support/editor-browser';

const KEY = 'siteContent:draft';

test.each(['{"schema":1,"val', '"a text"', '{"foreign":true}'])(
  'a draft store that holds %s is set aside, and the editor says so until the next draft is written',
  async (damaged) => {
    const browser = new EditorBrowser();
    browser.shared.items.set(KEY, damaged);
    for (let visit = 0; visit < 2; visit++) {
      const tab = await browser.open();
      expect(tab.editor.notes).toEqual([expect.stringMatching(/were unreadable\. They were set aside/)]);
      expect(browser.shared.items.get(`${KEY}:corrupt`)).toBe(damaged);
      tab.close();
    }
    const tab = await browser.open();
    tab.editor.document.edit('heroContent.title', 'Typed');
    await browser.time.advance(1000);
    await tab.editor.revert();
    tab.close();
    const again = await browser.open();
    expect(again.editor.notes).toEqual([]);
    expect(browser.shared.items.get(`${KEY}:corrupt`)).toBe(damaged);
    again.close();
  },
);

test('drafts of a newer site are left as they are, said so, and what is typed is kept beside them', async () => {
  const browser = new EditorBrowser();
  const newer = '{"schema":99,"value":[]}';
  browser.shared.items.set(KEY, newer);
  const tab = await browser.open();
  expect(tab.editor.notes).toEqual([expect.stringMatching(/^A newer version of this site keeps drafts/)]);
  tab.editor.document.edit('heroContent.title', 'Typed');
  await browser.time.advance(1000);
  expect(tab.editor.notes).toHaveLength(1);
  tab.crash();
  const again = await browser.open({ session: tab.session });
  expect(again.editor.document.content.heroContent.title).toBe('Typed');
  expect(browser.shared.items.get(KEY)).toBe(newer);
  again.close();
});
