/** The display font; until it has loaded, a fallback font is shown (app/base.css). */
const DISPLAY = '"Bricolage Grotesque"';
const FALLBACK = '"Bricolage Fallback", system-ui, sans-serif';

/**
 * Shows a headline that people wrote themselves in the display font, once that is there, unless it would break into other
 * lines: what stands below would move while somebody reads it. Such a headline stays in the fallback for this visit.
 */
export function keepLines(headline: HTMLElement | null): void {
  if (!headline) return;
  const { offsetHeight: height, style } = headline;
  style.fontFamily = FALLBACK;
  document.fonts.load(`${getComputedStyle(headline).fontWeight} 1em ${DISPLAY}`).then(
    () => {
      style.removeProperty('font-family');
      if (headline.offsetHeight !== height) style.fontFamily = FALLBACK;
    },
    // Without a connection the fallback stays, too.
    () => {},
  );
}
