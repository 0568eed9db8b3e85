// The sizes that are missing stand in the page of the server, without script, soon after somebody moved pairs.
import { expect } from '../fixtures';
import { testAlone } from './running-server';
import { signIn } from './sign-in';

testAlone(
  'the page asks for what the shelf is short of, and wakes up with the same words',
  async ({ page }) => {
    const html = async () => (await page.request.get('/')).text();
    await expect.poll(html).toContain('Sizes we need now: Men 13, Kids 1Y, Men 9 wide, Women 11.');
    await signIn(page, 'program_manager');
    const { origin } = new URL((await page.request.get('/robots.txt')).url());
    const size = { cut: 'men', size: 13, wide: false };
    const moved = await page.request.post('/api/shelf/move', {
      headers: { Origin: origin },
      data: { ...size, id: 'two-pairs', kind: 'received', count: 2, note: '', anyway: false },
    });
    expect(moved.status()).toBe(204);
    const sentence = 'Sizes we need now: Kids 1Y, Men 9 wide, Women 11.';
    await expect.poll(html).toContain(sentence);
    expect(await (await page.request.get('/api/shelf/wanted')).json()).toHaveLength(3);

    await page.goto('/');
    await page.getByRole('tab', { name: 'Donate Shoes & Apparel', exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: 'Donate Shoes & Apparel' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Sizes we need now' }).getByRole('listitem')).toHaveText([
      'Kids 1Y',
      'Men 9 wide',
      'Women 11',
    ]);
    await page.goto('/dashboard/reports?tab=sizes');
    await expect(page.getByRole('region', { name: 'Figures of the shelf' })).toHaveText(
      'On the shelf98Wanted28Short4To measure2',
    );
    await expect(page.getByRole('list', { name: 'Goods to sort (1)' })).toContainText(
      '10 × Pairs of school shoes',
    );
  },
);
