import { followPage } from '../language-switch/same-page';

/** The header changes its style after this many px of scrolling. */
const SOLID_AFTER = 10;
/** The logos cross-fade over this many px after that. */
const FADE_LENGTH = 30;

/**
 * Gives the markup of SiteHeader its behavior: the change on scroll, the text in place of broken logos, and the mobile
 * menu. It serves React and the prerendered page before React. Returns a function that removes the behavior.
 */
export function attachSiteHeader(header: HTMLElement): () => void {
  const toggle = header.querySelector<HTMLButtonElement>('.site-header__toggle');
  const ended = new AbortController();
  const on = { signal: ended.signal };

  const followScroll = () => {
    const scrolled = window.scrollY;
    const fade = Math.min(Math.max((scrolled - SOLID_AFTER) / FADE_LENGTH, 0), 1);
    header.toggleAttribute('data-scrolled', scrolled > SOLID_AFTER);
    if (header.style.getPropertyValue('--scroll-fade') !== `${fade}`) {
      header.style.setProperty('--scroll-fade', `${fade}`);
    }
  };
  if (header.dataset.variant === 'landing') {
    // In the next frame: asked at once, the browser would have to lay out the page that is still being read.
    requestAnimationFrame(followScroll);
    window.addEventListener('scroll', followScroll, { ...on, passive: true });
  }

  const isOpen = () => toggle?.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean) => {
    toggle?.setAttribute('aria-expanded', `${open}`);
    header.toggleAttribute('data-open', open);
  };
  toggle?.addEventListener('click', () => setOpen(!isOpen()), on);
  const closeAfterLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  const closeOutside = ({ target }: Event) => {
    if (isOpen() && target instanceof Node && !header.contains(target)) setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    toggle?.focus();
  };
  header.addEventListener('click', closeAfterLink, on);
  document.addEventListener('focusin', closeOutside, on);
  document.addEventListener('pointerdown', closeOutside, on);
  document.addEventListener('keydown', closeOnEscape, on);

  const showText = () => header.setAttribute('data-logo-failed', '');
  for (const logo of header.querySelectorAll<HTMLImageElement>('.site-header__logo img')) {
    if (logo.complete && logo.naturalWidth === 0 && logo.getAttribute('src')) showText();
    logo.addEventListener('error', showText, on);
  }
  const link = header.querySelector<HTMLAnchorElement>('.language-switch');
  const sections = header.querySelectorAll<HTMLAnchorElement>('[data-section-link] a');
  if (link)
    followPage(
      link,
      [...sections].map(({ hash }) => hash.slice(1)),
      ended.signal,
    );
  return () => ended.abort();
}
