import { openEditor, titleField } from '../editor-steps';
import { expect } from '../fixtures';
import { testAlone } from './running-server';
import { signIn } from './sign-in';

testAlone.use({ contextOptions: { reducedMotion: 'reduce' } });
// What cannot be fetched is written into the console, by the browser and by the site.
testAlone.use({
  // A page asks again who is signed in when it has lost the line of changes.
  allowedProblems:
    /Failed to load resource|ERR_CONNECTION_REFUSED|Failed to save content|ERR_EMPTY|Failed to fetch|session could not be read/,
});

testAlone(
  'a save while the server is away says so, and goes through once it is back',
  async ({ page, server }) => {
    await signIn(page, 'admin');
    await openEditor(page);
    await titleField(page).fill('Typed before the server went away.');
    await server.stop();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByText('Couldn’t send the content to the server.').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('You’ve been signed out')).toHaveCount(0);
    await expect(titleField(page)).toHaveValue('Typed before the server went away.');

    await server.startAgain();
    await save.click();
    await expect(page.getByText('All Changes Saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const stored = await (await page.request.get('/api/content')).json();
    expect(stored.value.heroContent.title).toBe('Typed before the server went away.');
  },
);
