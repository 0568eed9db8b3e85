import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { SiteContent } from '../../src/core/content/site-content';

/** The default document with another hero title: the shortest way to a document that differs. */
export function contentTitled(title: string, from: SiteContent = DEFAULT_CONTENT): SiteContent {
  return { ...from, heroContent: { ...from.heroContent, title } };
}

/**
 * A valid document of about `kilobytes` kB. It has 100 leaders and 300 gallery entries unless said otherwise, which are more than can be
 * saved where lists are edited.
 */
export function largeContent(kilobytes = 500, leaders = 100, pictures = 300): SiteContent {
  const share = (kilobytes * 1024 - 60_000) / (leaders + pictures);
  const filler = 'Every size, every step. '.repeat(Math.floor(share / 24));
  const leader = DEFAULT_CONTENT.aboutContent.teamMembers[0];
  const image = DEFAULT_CONTENT.galleryContent.images[0];
  if (!leader || !image) throw new Error('The default content has leaders and pictures.');
  return {
    ...DEFAULT_CONTENT,
    aboutContent: {
      ...DEFAULT_CONTENT.aboutContent,
      teamMembers: Array.from({ length: leaders }, (_, index) => ({
        ...leader,
        name: `Leader ${index}`,
        bio: filler,
      })),
    },
    galleryContent: {
      ...DEFAULT_CONTENT.galleryContent,
      images: Array.from({ length: pictures }, (_, index) => ({
        ...image,
        caption: `Picture ${index}`,
        alt: filler,
      })),
    },
  };
}
