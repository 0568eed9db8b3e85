/**
 * A picture in the document: a path on this site ('/images/hero.svg') or a reference to an uploaded one
 * ('picture:' and the SHA-256 of its bytes in hex), never another site's address.
 */
export type PictureRef = string;

/** The foundation's marks. */
export interface BrandAssets {
  readonly logos: { readonly white: PictureRef; readonly color: PictureRef };
  readonly favicon: PictureRef;
  readonly socialImage: PictureRef;
}

/** The first screen of the landing page. */
export interface HeroContent {
  readonly backgroundImage: PictureRef;
  readonly title: string;
  readonly subtitle: string;
  readonly primaryButtonText: string;
  readonly secondaryButtonText: string;
}

/** One of the people who lead the foundation. */
export interface Leader {
  readonly name: string;
  readonly title: string;
  readonly photoUrl: PictureRef;
  readonly bio: string;
}

/** The founder's story (two paragraphs) and the leadership. */
export interface AboutContent {
  readonly title: string;
  readonly description: readonly string[];
  readonly teamMembers: readonly Leader[];
}

/** The mission text and the 'Our Purpose' block. */
export interface MissionContent {
  readonly title: string;
  readonly image: PictureRef;
  readonly imageAlt: string;
  readonly description: readonly string[];
  readonly purposeTitle: string;
  readonly purposeDescription: string;
}

/** One of the vision cards. */
export interface VisionPoint {
  readonly title: string;
  readonly description: string;
}

/** The vision cards and the 'Fulfilling Our Purpose' block. */
export interface VisionContent {
  readonly title: string;
  readonly description: string;
  readonly visionPoints: readonly VisionPoint[];
  readonly fulfillmentTitle: string;
  readonly fulfillmentDescription: string;
}

/** A captioned picture of the Community Impact carousel. */
export interface GalleryImage {
  readonly url: PictureRef;
  readonly alt: string;
  readonly caption: string;
}

/** The Community Impact carousel. */
export interface GalleryContent {
  readonly title: string;
  readonly images: readonly GalleryImage[];
}

/** Addresses of the foundation's profiles elsewhere; `twitter` is shown as X, an empty one is not shown. */
export interface SocialMedia {
  readonly facebook: string;
  readonly twitter: string;
  readonly instagram: string;
  readonly linkedin: string;
}

/** Facts about the foundation and its site. */
export interface SiteSettings {
  readonly siteName: string;
  readonly tagline: string;
  readonly description: string;
  readonly contact: { readonly email: string; readonly phone: string; readonly address: string };
  readonly socialMedia: SocialMedia;
}

/** The whole content document of the public site: seven sections and the time of the last save (specification, section 3). */
export interface SiteContent {
  readonly brandAssets: BrandAssets;
  readonly heroContent: HeroContent;
  readonly aboutContent: AboutContent;
  readonly missionContent: MissionContent;
  readonly visionContent: VisionContent;
  readonly galleryContent: GalleryContent;
  readonly siteSettings: SiteSettings;
  /** ISO 8601 time of the last save, or null before any save. */
  readonly lastSaved: string | null;
}
