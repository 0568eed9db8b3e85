/**
 * The fields whose words there are in both languages, by the group that they are in; the items of a list are named by the path of
 * the list. Everything else of the document, such as pictures, names and links, is shared by both languages.
 */
export const TRANSLATED_FIELDS = {
  heroContent: ['title', 'subtitle', 'primaryButtonText', 'secondaryButtonText'],
  aboutContent: ['title', 'description'],
  'aboutContent.teamMembers': ['title', 'bio'],
  missionContent: ['title', 'imageAlt', 'description', 'purposeTitle', 'purposeDescription'],
  visionContent: ['title', 'description', 'fulfillmentTitle', 'fulfillmentDescription'],
  'visionContent.visionPoints': ['title', 'description'],
  galleryContent: ['title'],
  'galleryContent.images': ['alt', 'caption'],
  siteSettings: ['tagline', 'description'],
} as const;
