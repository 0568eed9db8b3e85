// @ts-check
// The floor of the page of public events: the same events and texts, written by hand without script.
import { escaped, floorPage } from './html.mjs';

/** @typedef {import('../../src/core/content/site-content.ts').SiteContent} SiteContent */
/** @typedef {import('../../src/core/events/public-events.ts').ShownPublicEvent} PublicEvent */
/** @typedef {typeof import('../../src/ui/events/public/public-events.texts.ts').publicEventsTexts} Texts */

const ANCHORS = ['Home', 'About', 'Mission', 'Vision', 'Donate', 'Contact'];

const links = ANCHORS.map(
  (name) => `<a href="/#${name === 'Home' ? 'hero' : name.toLowerCase()}">${name}</a>`,
).join(' ');

/**
 * @param {SiteContent} content
 * @param {readonly { month: string, events: readonly PublicEvent[] }[]} months
 * @param {{ texts: Texts, spanOf: (event: PublicEvent) => string }} words
 */
export function eventsFloor({ brandAssets, siteSettings }, months, { texts, spanOf }) {
  const { siteName, tagline, contact, socialMedia } = siteSettings;
  const phone = `<a href="tel:${contact.phone.replace(/\D/g, '')}">${escaped(contact.phone)}</a>`;
  const howToCome = (/** @type {PublicEvent} */ { takesSignups, placesLeft }) =>
    takesSignups
      ? `${placesLeft === null ? '' : `<p>${texts.placesLeft(placesLeft)}</p>`}<p>${texts.membersReserve} <a href="/login">${texts.signIn}</a></p><p>${texts.withoutAccount} ${phone}.</p>`
      : `<p>${texts.dropIn}</p>`;
  const article = (/** @type {PublicEvent} */ event) =>
    `<article id="${event.id}"><h3>${escaped(event.title)}</h3>
<p><time datetime="${new Date(event.startsAt).toISOString()}">${escaped(spanOf(event))}</time></p>
<p>${escaped(event.place)}, ${escaped(event.address)}</p><p>${escaped(event.access)}</p>${howToCome(event)}
<p><a href="/events/${event.id}.ics" download aria-label="${escaped(texts.addEvent(event.title, event.startsAt))}">${texts.addToCalendar}</a></p></article>`;
  return floorPage({
    title: texts.pageTitle(siteName),
    description: texts.description(siteName),
    body: `<header class="row"><a href="/"><img src="${brandAssets.logos.color}" alt="${escaped(siteName)} home" width="200" height="80"></a><nav class="row" aria-label="Main">${links} <a href="/login">Log In</a></nav></header>
<main><section><h1>${texts.title}</h1><p>${texts.intro}</p>
<ul aria-label="${texts.list}">${months
      .map(({ month, events }) => `<li><h2>${texts.month(month)}</h2>${events.map(article).join('\n')}</li>`)
      .join('\n')}</ul></section>
<section><h2>${texts.subscribe}</h2><p><input readonly value="/events.ics" aria-label="${texts.address}"><a href="/events.ics">${texts.openInCalendar}</a></p><p>${texts.checks}</p></section></main>
<footer><img src="${brandAssets.logos.color}" alt="" width="200" height="80" loading="lazy"><p>${escaped(tagline)}</p>
<nav class="row" aria-label="Quick links">${links} <a href="/events">Events</a></nav>
<p>${escaped(contact.email)} ${phone} ${escaped(contact.address)}</p>
<p class="row"><a href="${socialMedia.facebook}">Facebook</a> <a href="${socialMedia.instagram}">Instagram</a> <a href="${socialMedia.twitter}">X</a></p></footer>`,
  });
}
