import { defaultWords } from './default-words.texts';
import type { Leader, SiteContent } from './site-content';

/** The document that the site comes with, in these words. People and contact data are invented. */
export function defaultContentIn(words: typeof defaultWords): SiteContent {
  const { leaders, mission, pictures } = words;
  return {
    brandAssets: {
      logos: { white: '/images/logo-white.svg', color: '/images/logo-color.svg' },
      favicon: '/images/favicon.png',
      socialImage: '/images/social.png',
    },
    heroContent: { backgroundImage: '/images/hero.svg', ...words.hero },
    aboutContent: {
      ...words.about,
      teamMembers: [
        leader('Josie Lacewell', 'founder', leaders.founder),
        leader('Otis Halfmile', 'president', leaders.president),
        leader('Carmen Welt', 'secretary-treasurer', leaders.treasurer),
      ],
    },
    missionContent: {
      title: mission.title,
      image: '/images/mission.svg',
      imageAlt: mission.imageAlt,
      description: mission.description,
      purposeTitle: mission.purposeTitle,
      purposeDescription: mission.purposeDescription,
    },
    visionContent: words.vision,
    galleryContent: {
      ...words.gallery,
      images: [
        { url: '/images/impact-fitting.svg', ...pictures.fitting },
        { url: '/images/impact-mentorship.svg', ...pictures.mentorship },
        { url: '/images/impact-job-readiness.svg', ...pictures.jobReadiness },
        { url: '/images/impact-cleanup.svg', ...pictures.cleanup },
      ],
    },
    siteSettings: {
      siteName: 'FSR',
      ...words.settings,
      contact: {
        email: 'hello@fsr.example',
        phone: '702-555-0142',
        address: '100 Example Avenue, Las Vegas, NV 89101',
      },
      socialMedia: {
        facebook: 'https://facebook.fsr.example',
        twitter: 'https://x.fsr.example',
        instagram: 'https://instagram.fsr.example',
        linkedin: 'https://linkedin.fsr.example',
      },
    },
    lastSaved: null,
  };
}

/** `picture` is the last part of the name of a file. */
function leader(name: string, picture: string, { title, bio }: Record<'title' | 'bio', string>): Leader {
  return { name, title, photoUrl: `/images/leader-${picture}.svg`, bio };
}

/**
 * What the site shows before anybody has saved anything, and what it falls back to when stored content cannot be
 * read; in the language of this tree of pages.
 */
export const DEFAULT_CONTENT = defaultContentIn(defaultWords);
