// @ts-check
// The floors of /login and /dashboard/home: a native form, and an admin page that a server could send.
import { escaped, floorPage, form } from './html.mjs';
import { campaignCards } from './landing-floor.mjs';

/** @typedef {import('../../src/core/content/site-content.ts').SiteContent} SiteContent */
/** @typedef {import('../../src/core/campaigns/campaign.ts').Campaign} Campaign */
/** @typedef {import('../../src/core/navigation/menu.ts').MenuItem} MenuItem */
/** @typedef {typeof import('../../src/ui/shared/menu.texts.ts').menuTexts} Titles */

/** @param {SiteContent} content */
export function loginFloor({ brandAssets, siteSettings }) {
  const login = form({
    label: 'Sign in',
    button: 'Sign In',
    fields: [
      { label: 'Email', name: 'email', type: 'email', autocomplete: 'username' },
      { label: 'Password', name: 'password', type: 'password', autocomplete: 'current-password' },
    ],
  });
  return floorPage({
    title: `Sign in – ${siteSettings.siteName}`,
    description: siteSettings.description,
    body: `<header><a href="/"><img src="${brandAssets.logos.color}" alt="${escaped(siteSettings.siteName)} home" width="200" height="80"></a>
<p>${escaped(siteSettings.tagline)}</p></header>
<main><section><h1>Sign in to your account</h1>${login}<p>New here? <a href="/signup">Create Account</a></p></section></main>`,
  });
}

const STYLE =
  '\nbody{display:grid}@media(width>=48rem){body{grid-template-columns:16rem 1fr}header{grid-column:1/3}}';

/** @type {(menu: readonly MenuItem[], titles: Titles) => string} */
const menuList = (menu, titles) =>
  `<ul>${menu
    .map(({ id, path, items }) =>
      items.length === 0
        ? `<li><a href="${path}">${escaped(titles[id])}</a></li>`
        : `<li><details><summary>${escaped(titles[id])}</summary><ul>${items.map((sub) => `<li><a href="${sub.path}">${escaped(titles[sub.id])}</a></li>`).join('')}</ul></details></li>`,
    )
    .join('')}</ul>`;

/**
 * @param {SiteContent} content
 * @param {readonly Campaign[]} campaigns
 * @param {readonly MenuItem[]} menu of an admin
 * @param {Titles} titles of the menu's entries
 */
export function dashboardFloor({ brandAssets, siteSettings }, campaigns, menu, titles) {
  return floorPage({
    title: `Home – ${siteSettings.siteName}`,
    description: siteSettings.description,
    style: STYLE,
    body: `<header class="row"><a href="/"><img src="${brandAssets.logos.color}" alt="${escaped(siteSettings.siteName)} home" width="200" height="80"></a></header>
<aside><details><summary>Menu</summary><p>Avery Admin</p><p>admin</p><nav aria-label="Dashboard">${menuList(menu, titles)}</nav><button>Logout</button></details></aside>
<main><nav aria-label="Breadcrumb">Dashboard / Home</nav>
<section><h1>Welcome, Avery Admin</h1><p>You are signed in as <strong>admin</strong>.</p></section>
<section><h2>Where to next</h2>${menuList(menu, titles)}</section>
<section><h2>Active campaigns</h2>${campaignCards(campaigns)}</section></main>`,
  });
}
