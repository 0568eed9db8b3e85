import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { DEFAULT_DOCUMENT } from '../../src/core/content/default-document';
import type { SiteContent } from '../../src/core/content/site-content';
import { textDigest } from '../../src/core/shared/translations/text-digest';
import type { Translation } from '../../src/core/shared/translations/translation';

/** The default document with another hero title: the shortest way to a document that differs. */
export function contentTitled(title: string, from: SiteContent = DEFAULT_DOCUMENT): SiteContent {
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

/** The default document with words in Spanish, some of them missing: a text, a paragraph and all of a card. */
export function partlySpanishContent(): SiteContent {
  const { heroContent, missionContent, visionContent } = DEFAULT_CONTENT;
  const [first = '', second = ''] = missionContent.description;
  const [card, ...cards] = visionContent.visionPoints;
  if (!card) throw new Error('The default content has cards.');
  return {
    ...DEFAULT_CONTENT,
    heroContent: { ...heroContent, es: { title: inSpanish('Cada talla.', heroContent.title) } },
    missionContent: { ...missionContent, es: { description: [null, inSpanish('Segundo', second)] } },
    visionContent: {
      ...visionContent,
      visionPoints: [{ ...card, es: { title: inSpanish('Dignidad', first) } }, ...cards],
    },
  };
}

/** A text in Spanish for an English one. */
export function inSpanish(text: string, english: string): Translation {
  return { text, of: textDigest(english) };
}
