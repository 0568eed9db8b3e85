import { chooseInEditor, expectDraft, OLD_TITLE, openEditor, signInAdmin, titleField } from './editor-steps';
import { expect, test } from './fixtures';

const NEW_TITLE = 'Walk with us.';

/**
 * The page dies at each write that a save makes: before the first, between two, and after the last. The write itself
 * is done; then the page hangs, and its process is killed from outside. `npm test` kills it between two.
 */
for (const writes of [0, 1, 2, 3]) {
  test(`a page that is killed after ${writes} writes of a save loses neither content nor edit @chromium${writes === 1 ? '' : ' @full'}`, async ({
    page,
    context,
  }) => {
    await signInAdmin(context);
    await openEditor(page);
    await titleField(page).fill(NEW_TITLE);
    await expectDraft(page, NEW_TITLE);
    await page.evaluate((allowed) => {
      let done = 0;
      const write = Storage.prototype.setItem;
      const hang = () => {
        for (;;);
      };
      Storage.prototype.setItem = function setItem(key, value) {
        if (done === allowed) hang();
        write.call(this, key, value);
        done += 1;
      };
    }, writes);

    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The click may never be answered, and so may the command that kills.
    const pressed = page.getByRole('button', { name: 'Save', exact: true }).click({ noWaitAfter: true });
    await Promise.race([pressed, crashed]).catch(() => {});
    session.send('Page.crash').catch(() => {});
    await crashed;

    const again = await context.newPage();
    await openEditor(again);
    const field = titleField(again);
    const offer = again.getByRole('button', { name: 'Take up this draft' });
    if (await offer.isVisible()) {
      await expect(field).toHaveValue(OLD_TITLE);
      await offer.click();
    }
    await expect(field).toHaveValue(NEW_TITLE);
    await chooseInEditor(again, 'Backups');
    await expect(again.getByRole('dialog')).not.toContainText('Damaged');
  });
}
