import type { Language } from '../../core/shared/text/language';

/**
 * Below which width the links of the public header would need a second line: a member's, who have one more than visitors. Spanish
 * words are longer. CSS uses the width by name, as it uses BREAKPOINTS.
 */
export const HEADER_BREAKPOINTS = {
  en: { 'no-room-for-links': '(width < 48rem)' },
  es: { 'no-room-for-links': '(width < 51rem)' },
} as const satisfies Record<Language, unknown>;

/**
 * Every other width at which the layout changes, as a media query. CSS uses them by name, `@media (--phone)`, and the build puts
 * the query in its place (scripts/named-breakpoints.mjs).
 */
export const BREAKPOINTS = {
  // Fixed widths: phones are narrower than 768 px, whatever the reader's text size.
  phone: '(width < 768px)',
  'large-phone': '(width >= 480px)',
  tablet: '(width >= 768px)',
  desktop: '(width >= 980px)',
  // Beside the menu, filters would take several lines above a list.
  'few-filters': '(width < 1100px)',
  'form-beside-preview': '(width >= 1200px)',
  // Widths that grow with the reader's text size, for texts and columns side by side.
  'very-narrow': '(width < 30rem)',
  narrow: '(width < 48rem)',
  medium: '(width >= 48rem)',
  roomy: '(width >= 60rem)',
  'not-wide': '(width < 64rem)',
  wide: '(width >= 64rem)',
  'no-room-for-six-columns': '(width < 75rem)',
  'very-wide': '(width >= 85rem)',
} as const;
