import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../src/composition/browser/configuration';
import { campaignsOfPage } from '../../src/composition/prerendering/campaigns-of-page';
import { prerenderLandingPage } from '../../src/composition/prerendering/prerender';
import { prerenderAppPage } from '../../src/composition/prerendering/prerender-app';
import type { ShownCampaigns } from '../../src/core/campaigns/campaign';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { ShownPictures } from '../../src/core/content/pictures/shown-pictures';
import type { SiteContent } from '../../src/core/content/site-content';
import { aCampaign } from '../support/campaign-builder';
import { contentTitled, largeContent } from '../support/content-builder';

const configuration = readConfiguration({
  VITE_DONATION_FORM_URL: 'https://donate.fsr.example/form',
  VITE_SITE_URL: 'https://www.fsr.example',
});
const ref = (digit: string) => `picture:${digit.repeat(64)}`;
const NO_PICTURES: ShownPictures = new Map();

function landingOf(content: SiteContent, pictures = NO_PICTURES) {
  return prerenderLandingPage(configuration, { content, pictures });
}

const metaOf = (landing: Awaited<ReturnType<typeof landingOf>>, key: string) =>
  landing.head.find(({ attributes }) => attributes.property === key)?.attributes.content;

/** The document with every text in markup. */
function inMarkup(value: unknown): unknown {
  if (typeof value === 'string')
    return value.startsWith('/') || value.includes('://') ? value : `<b>${value}</b><script>"&</script>`;
  if (Array.isArray(value)) return value.map(inMarkup);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inMarkup(child)]));
}

test('the landing page, its head and its manifest are rendered from the given words', async () => {
  const content = contentTitled('Boots for everyone', {
    ...DEFAULT_CONTENT,
    siteSettings: { ...DEFAULT_CONTENT.siteSettings, siteName: 'Desert Soles' },
  });
  const landing = await landingOf(content);
  expect(landing.html).toContain('Boots for everyone');
  expect(landing.html.includes('>Every size.<')).toBe(false);
  expect(landing.head[0]?.text).toBe(`Desert Soles: ${content.siteSettings.tagline}`);
  expect(metaOf(landing, 'og:image:alt')).toBe('Desert Soles: Boots for everyone');
  expect(landing.head.at(-1)?.text).toContain('"name":"Desert Soles"');
  expect(JSON.parse(landing.files['site.webmanifest'] ?? '')).toMatchObject({ short_name: 'Desert Soles' });
});

test('uploaded pictures have their addresses in the page and its head', async () => {
  const [hero, social, icon, logo] = [ref('1'), ref('2'), ref('3'), ref('4')];
  const content: SiteContent = {
    ...DEFAULT_CONTENT,
    heroContent: { ...DEFAULT_CONTENT.heroContent, backgroundImage: hero },
    brandAssets: { logos: { white: logo, color: logo }, favicon: icon, socialImage: social },
  };
  const landing = await landingOf(
    content,
    new Map([
      [hero, { path: '/pictures/1.jpg', size: { width: 1600, height: 900 }, copies: [] }],
      [social, { path: '/pictures/2.png', size: { width: 600, height: 315 }, copies: [] }],
      [icon, { path: '/pictures/3.ico', size: { width: 32, height: 32 }, copies: [] }],
      [logo, { path: '/pictures/4.svg', size: null, copies: [] }],
    ]),
  );
  expect(landing.html).toMatch(
    /<img class="hero__picture[^>]* width="1920" height="1080"[^>]* src="\/pictures\/1\.jpg"/,
  );
  expect(landing.html).not.toContain('picture:');
  expect(landing.icon).toBe('/pictures/3.ico');
  expect(metaOf(landing, 'og:image')).toBe('https://www.fsr.example/pictures/2.png');
  expect(metaOf(landing, 'og:image:width')).toBe('600');
  expect(landing.head.at(-1)?.text).toContain('"logo":"https://www.fsr.example/pictures/4.svg"');
});

test('an uploaded picture with smaller copies is chosen by the width of the screen, and the hero is fetched first', async () => {
  const [hero, mission] = [ref('1'), ref('2')];
  const content: SiteContent = {
    ...DEFAULT_CONTENT,
    heroContent: { ...DEFAULT_CONTENT.heroContent, backgroundImage: hero },
    missionContent: { ...DEFAULT_CONTENT.missionContent, image: mission },
  };
  const shown = (name: string) => ({
    path: `/pictures/${name}`,
    size: { width: 1920, height: 1080 },
    copies: [640, 1280].map((width) => ({ path: `/pictures/${name}/${width}`, width })),
  });
  const { html } = await landingOf(
    content,
    new Map([
      [hero, shown('1')],
      [mission, shown('2')],
    ]),
  );
  const set = (name: string) =>
    `/pictures/${name}/640 640w, /pictures/${name}/1280 1280w, /pictures/${name} 1920w`;
  expect(html).toContain(
    `imageSrcSet="${set('1')}" imageSizes="max(88vw, 100vw - 58px)" fetchPriority="high"`,
  );
  expect(html).toContain(`sizes="max(88vw, 100vw - 58px)" srcSet="${set('1')}" src="/pictures/1"`);
  expect(html).toContain(`sizes="auto, 100vw" srcSet="${set('2')}" src="/pictures/2"`);
});

test('a picture that is gone keeps its text and its place, and the head names the own ones of the site', async () => {
  const gone = ref('0');
  const [leader, ...others] = DEFAULT_CONTENT.aboutContent.teamMembers;
  if (!leader) throw new Error('The default content has leaders.');
  const landing = await landingOf({
    ...DEFAULT_CONTENT,
    aboutContent: {
      ...DEFAULT_CONTENT.aboutContent,
      teamMembers: [{ ...leader, photoUrl: gone }, ...others],
    },
    brandAssets: { logos: { white: gone, color: gone }, favicon: gone, socialImage: gone },
  });
  expect(landing.html).toMatch(/<img class="leader__photo" width="480" height="560"(?![^>]* src=)[^>]*>/);
  expect(landing.html).not.toContain('picture:');
  expect(landing.icon).toBe('/images/favicon.png');
  expect(metaOf(landing, 'og:image')).toBe('https://www.fsr.example/images/social.png');
  expect(metaOf(landing, 'og:image:height')).toBe('630');
  expect(landing.head.at(-1)?.text).not.toContain('"logo"');
});

describe('whatever the words are, the page is whole and escaped', () => {
  test('markup in every text is shown as text', async () => {
    const landing = await landingOf(inMarkup(DEFAULT_CONTENT) as SiteContent);
    expect(landing.html).toContain('&lt;b&gt;Our Mission&lt;/b&gt;&lt;script&gt;&quot;&amp;&lt;/script&gt;');
    expect(landing.html).not.toMatch(/<script|<b>/);
    expect(landing.head.at(-1)?.text).not.toContain('<');
    expect(() => JSON.parse(landing.files['site.webmanifest'] ?? '')).not.toThrow();
  });

  test('512 kB of content, and names of 200 characters', async () => {
    const content = largeContent();
    const name = 'W'.repeat(200);
    const landing = await landingOf({
      ...content,
      siteSettings: { ...content.siteSettings, siteName: name },
    });
    expect(landing.html).toContain('Leader 99');
    expect(landing.html).toContain('Picture 299');
    expect(landing.html).toContain(name);
    expect(landing.html).toMatch(/<\/footer>$/);
  });
});

describe('the active campaigns stand in the page', () => {
  const madeAt = Date.UTC(2026, 10, 22, 12);
  const boots = aCampaign({ endDate: Date.UTC(2026, 11, 25, 3) });
  const landingWith = (campaigns: ShownCampaigns['campaigns'], pictures = NO_PICTURES) =>
    prerenderLandingPage(configuration, {
      content: DEFAULT_CONTENT,
      pictures,
      campaigns: { campaigns, madeAt },
    });

  test('with their sums and the day of their end in Las Vegas, and need no script to be read', async () => {
    const { html } = await landingWith([boots]);
    expect(html).toContain('$6,500 raised of $10,000');
    expect(html).toMatch(/<span class="countdown">Ends on December 24, 2026<\/span>/);
    expect(html).not.toContain('Showing the campaigns needs');
    expect(html).not.toContain('Loading campaigns');
    expect((await landingOf(DEFAULT_CONTENT)).html).toContain('Showing the campaigns needs');
  });

  test('one that was over when the page was made, and none at all', async () => {
    expect((await landingWith([aCampaign({ endDate: madeAt })])).html).toContain('>Campaign Ended<');
    expect((await landingWith([])).html).toContain('No active campaigns available.');
  });

  test('one without a picture, and one whose picture is gone, are whole', async () => {
    const gone = aCampaign({ id: 'gone', title: 'Gone', imageUrl: ref('0') });
    const { html } = await landingWith([aCampaign({ imageUrl: '' }), gone]);
    expect(html.match(/class="campaign-card__picture"/g)).toHaveLength(1);
    expect(html).not.toContain('picture:');
    const kept = await landingWith(
      [gone],
      new Map([[ref('0'), { path: '/pictures/0.png', size: null, copies: [] }]]),
    );
    expect(kept.html).toMatch(/class="campaign-card__picture"[^>]* src="\/pictures\/0\.png"/);
  });

  test('hydration finds the same campaigns behind the page, whatever their texts are', async () => {
    const hostile = aCampaign({ title: '</script><script>alert(1)</script>', description: '<!--<script>"&' });
    const { afterRoot, html } = await landingWith([hostile]);
    expect(html).not.toContain('<script');
    const [, json = ''] =
      /^<script type="application\/json" id="active-campaigns">([^<]*)<\/script>$/.exec(afterRoot) ?? [];
    const page = { getElementById: () => ({ textContent: json }) as HTMLElement };
    const { es: _, ...shown } = hostile;
    expect(campaignsOfPage(page)).toEqual({ campaigns: [shown], madeAt });
    expect(campaignsOfPage({ getElementById: () => null })).toBeNull();
    expect(campaignsOfPage({ getElementById: () => ({ textContent: '{' }) as HTMLElement })).toBeNull();
  });
});

test('the pages of the app show the same words', async () => {
  const content: SiteContent = {
    ...DEFAULT_CONTENT,
    brandAssets: { ...DEFAULT_CONTENT.brandAssets, logos: { white: ref('1'), color: ref('1') } },
    siteSettings: {
      ...DEFAULT_CONTENT.siteSettings,
      siteName: 'Desert Soles',
      contact: { email: 'desk@fsr.example', phone: '702-555-0199', address: '' },
    },
  };
  const pictures: ShownPictures = new Map([[ref('1'), { path: '/pictures/1.png', size: null, copies: [] }]]);
  const shown = { content, pictures };
  const [login, signup, dashboard] = await Promise.all([
    prerenderAppPage('login', shown),
    prerenderAppPage('signup', shown),
    prerenderAppPage('dashboard', shown),
  ]);
  for (const page of [login, signup]) {
    expect(page).toContain('Desert Soles');
    expect(page).toContain('src="/pictures/1.png"');
  }
  expect(signup).toContain('desk@fsr.example');
  for (const page of [login, dashboard]) expect(page).toContain('702-555-0199');
});
