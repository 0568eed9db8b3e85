/** The sections that the header and the footer link to, in page order (specification, section 2). */
export const SECTION_ANCHORS = [
  { id: 'hero', label: 'Home' },
  { id: 'about', label: 'About' },
  { id: 'mission', label: 'Mission' },
  { id: 'vision', label: 'Vision' },
  { id: 'donate', label: 'Donate' },
  { id: 'contact', label: 'Contact' },
] as const;
