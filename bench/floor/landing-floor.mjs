// @ts-check
// The floor of the landing page: the same sections, texts and pictures, written by hand without script.
import { escaped, floorPage, form, paragraphs } from './html.mjs';

/** @typedef {import('../../src/core/content/site-content.ts').SiteContent} SiteContent */
/** @typedef {import('../../src/core/campaigns/campaign.ts').Campaign} Campaign */

const ANCHORS = ['Home', 'About', 'Mission', 'Vision', 'Donate', 'Contact'];
const PRESETS = [25, 50, 100, 250, 500, 1000];

const STYLE = `
.hero{position:relative;display:grid;align-content:start;min-height:min(100svh,60rem);overflow:hidden}
.hero img{position:absolute;z-index:-1;inset:0;width:100%;height:100%;object-fit:cover;object-position:50% 100%}
.hero h1{margin:4rem 0 0;font-size:clamp(2.75rem,10vw,6rem)}`;

const links = `<nav class="row" aria-label="Main">${ANCHORS.map(
  (name) => `<a href="#${name === 'Home' ? 'hero' : name.toLowerCase()}">${name}</a>`,
).join(' ')}<a href="/login">Log In</a></nav>`;

/** @param {SiteContent['aboutContent']} about */
const leaders = ({ teamMembers }) =>
  teamMembers
    .map(
      ({ name, title, photoUrl, bio }) =>
        `<li><img src="${photoUrl}" alt="Portrait of ${escaped(name)}" width="480" height="560" loading="lazy"><h3>${escaped(name)}</h3><p>${escaped(title)}</p><p>${escaped(bio)}</p></li>`,
    )
    .join('\n');

/** @param {readonly Campaign[]} campaigns */
export const campaignCards = (campaigns) =>
  `<ul class="cards">${campaigns
    .map(
      ({ title, description, imageUrl, currentAmount, goalAmount }) =>
        `<li><img src="${imageUrl}" alt="" width="960" height="600" loading="lazy"><h3>${escaped(title)}</h3><p>${escaped(description)}</p><p>$${currentAmount} raised of $${goalAmount}</p><progress aria-label="Raised for ${escaped(title)}" max="${goalAmount}" value="${currentAmount}"></progress></li>`,
    )
    .join('\n')}</ul>`;

const moneyForm = `<form aria-label="Monetary donation"><fieldset><legend>Amount</legend>${PRESETS.map(
  (amount) => `<label class="row"><input type="radio" name="amount" value="${amount}">$${amount}</label>`,
).join('')}<label>Custom amount <input name="custom" inputmode="decimal"></label></fieldset>
<label>Name <input name="name" required></label><label>Email <input name="email" type="email" required></label>
<label>Phone <input name="phone" type="tel"></label><label>Message <textarea name="message"></textarea></label><button>Donate</button></form>`;

const pickupForm = form({
  label: 'Pickup request',
  button: 'Request Pickup',
  fields: [
    { label: 'Name', name: 'name' },
    { label: 'Email', name: 'email', type: 'email' },
    { label: 'Phone', name: 'phone', type: 'tel' },
    { label: 'Pickup address', name: 'address' },
    { label: 'Items', name: 'items', type: 'textarea' },
    { label: 'Message', name: 'message', type: 'textarea' },
  ],
});

const contactForm = form({
  label: 'Contact',
  button: 'Send Message',
  fields: [
    { label: 'Name', name: 'name' },
    { label: 'Email', name: 'email', type: 'email' },
    { label: 'Message', name: 'message', type: 'textarea' },
  ],
});

/**
 * @param {SiteContent} content
 * @param {readonly Campaign[]} campaigns
 * @param {string} [heroSources] the hero's files by their widths, as in srcset
 */
export function landingFloor(content, campaigns, heroSources) {
  const {
    brandAssets,
    heroContent,
    aboutContent,
    missionContent,
    visionContent,
    galleryContent,
    siteSettings,
  } = content;
  const { contact, socialMedia } = siteSettings;
  return floorPage({
    title: `${siteSettings.siteName} – ${siteSettings.tagline}`,
    description: siteSettings.description,
    style: STYLE,
    body: `<header class="row"><a href="/"><img src="${brandAssets.logos.color}" alt="${escaped(siteSettings.siteName)} home" width="200" height="80"></a>${links}</header>
<main>
<section class="hero" id="hero"><img src="${heroContent.backgroundImage}"${heroSources ? ` srcset="${heroSources}" sizes="max(88vw, 100vw - 58px)"` : ''} alt="" width="1920" height="1080" fetchpriority="high">
<h1>${escaped(heroContent.title)}</h1><p>${escaped(heroContent.subtitle)}</p>
<p class="row"><a href="#donate">${escaped(heroContent.primaryButtonText)}</a> <a href="#about">${escaped(heroContent.secondaryButtonText)}</a></p></section>
<section id="about"><h2>${escaped(aboutContent.title)}</h2>${paragraphs(aboutContent.description)}
<ul class="cards">${leaders(aboutContent)}</ul></section>
<section id="mission"><h2>${escaped(missionContent.title)}</h2>
<img src="${missionContent.image}" alt="${escaped(missionContent.imageAlt)}" width="960" height="1080" loading="lazy">
${paragraphs(missionContent.description)}<h3>${escaped(missionContent.purposeTitle)}</h3><p>${escaped(missionContent.purposeDescription)}</p></section>
<section id="vision"><h2>${escaped(visionContent.title)}</h2><p>${escaped(visionContent.description)}</p>
<ul class="cards">${visionContent.visionPoints.map(({ title, description }) => `<li><h3>${escaped(title)}</h3><p>${escaped(description)}</p></li>`).join('')}</ul>
<h3>${escaped(visionContent.fulfillmentTitle)}</h3><p>${escaped(visionContent.fulfillmentDescription)}</p></section>
<section><h2>${escaped(galleryContent.title)}</h2>${galleryContent.images
      .map(
        ({ url, alt, caption }) =>
          `<figure><img src="${url}" alt="${escaped(alt)}" width="1280" height="800" loading="lazy"><figcaption>${escaped(caption)}</figcaption></figure>`,
      )
      .join('\n')}</section>
<section><h2>Support Our Cause</h2>${campaignCards(campaigns)}<p class="row"><a href="#donate">Donate Now</a> <a href="/login">Sign In</a></p></section>
<section id="donate"><h2>Make A Donation</h2>${moneyForm}${pickupForm}</section>
<section id="contact"><h2>Contact</h2><p>${escaped(contact.email)} ${escaped(contact.phone)} ${escaped(contact.address)}</p>${contactForm}</section>
</main>
<footer><img src="${brandAssets.logos.color}" alt="" width="200" height="80" loading="lazy"><p>${escaped(siteSettings.tagline)}</p>
<p class="row"><a href="${socialMedia.facebook}">Facebook</a> <a href="${socialMedia.instagram}">Instagram</a> <a href="${socialMedia.twitter}">X</a></p>${links}</footer>`,
  });
}
