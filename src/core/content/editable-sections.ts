import type { SectionKey } from './site-content';

/**
 * What the editor has forms for, and how much of a section they change: its 'words' and pictures, with lists as long as they
 * are, or its 'lists' as well. What is not named here says 'coming soon'.
 */
export type EditableSections = Readonly<Partial<Record<SectionKey, 'words' | 'lists'>>>;

/** What can be edited on a server: everything. */
export const EVERY_SECTION: Required<EditableSections> = {
  brandAssets: 'lists',
  heroContent: 'lists',
  aboutContent: 'lists',
  missionContent: 'lists',
  visionContent: 'lists',
  galleryContent: 'lists',
  siteSettings: 'lists',
};

/** What can be edited in the simulation, which has three leaders. */
export const SECTIONS_OF_SIMULATION: EditableSections = {
  brandAssets: 'words',
  heroContent: 'words',
  aboutContent: 'words',
};
