/** The configuration values of `.env`; the build has checked them (src/composition/browser/configuration.ts). */
interface ImportMetaEnv {
  readonly VITE_DONATION_FORM_URL: string;
  readonly VITE_SITE_URL: string;
  readonly VITE_BACK_END?: 'mock' | 'server';
  /** The language of this tree of pages. */
  readonly VITE_LANGUAGE?: 'en' | 'es';
  /** Whether the content comes from a file; the build puts this in the place of the file's path. */
  readonly VITE_CONTENT_FILE?: true;
  /** Who asks for gifts, beside the forms of a build with a content file: at most 600 characters. */
  readonly VITE_LEGAL_NOTICE?: string;
}
