import type { PublishedCampaigns } from '../../core/campaigns/campaign';
import type { ShownPictures } from '../../core/content/pictures/shown-pictures';
import type { SiteContent } from '../../core/content/site-content';
import type { PublishedEvents } from '../../core/events/public-events';
import type { PublicSettings } from '../../core/settings/public-settings';
import type { SoFar } from '../../core/shared/so-far';
import type { BuiltSiteFiles } from './built-site-files';

/** What the pages of the site are made from. */
interface ShownWords {
  readonly content: SiteContent;
  /** Null for the content that comes with the code. */
  readonly revision: string | null;
  readonly pictures: ShownPictures;
  /** Missing in the pages of the build. */
  readonly campaigns?: PublishedCampaigns;
  readonly events?: PublishedEvents;
  readonly soFar?: SoFar;
  readonly settings?: PublicSettings;
}

/** The parts of the pages that depend on the content, and the other files that do. */
export interface RenderedSite {
  /** By the page's file, such as 'login/index.html': its parts, in the order of the page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** By the file's name, such as 'site.webmanifest'. */
  readonly files: Readonly<Record<string, string>>;
}

/** Renders those parts and files. */
export type RenderSite = (words: Omit<ShownWords, 'revision'>) => Promise<RenderedSite>;

/** The root element of a page of the build, up to where a revision can be named. */
const ROOT = /<div id="root" data-prerendered="[\w-]+"/;

/**
 * The built pages with other content. Scripts and styles stay as the build wrote them, so that the security policy holds:
 * only the parts that were rendered from the build's content are exchanged.
 */
export class BuiltSitePages {
  private readonly built: ReadonlyMap<string, string>;

  /** `builtFrom` are the parts that the built pages have. Throws where a page has other ones. */
  constructor(
    private readonly files: BuiltSiteFiles,
    private readonly builtFrom: RenderedSite,
    private readonly render: RenderSite,
  ) {
    this.built = new Map(Object.keys(builtFrom.pages).map((name) => [name, files.textOf(name)]));
    for (const [name, parts] of Object.entries(builtFrom.pages)) {
      const page = this.built.get(name) ?? '';
      if (!ROOT.test(page) || parts.some((part) => !page.includes(part)))
        throw new Error(`The page ${name} does not belong to the program that renders it. Build both again.`);
    }
  }

  /** Makes the pages and puts them in the place of those before, unless `signal` has been aborted meanwhile. */
  async replace({ revision, ...shown }: ShownWords, signal: AbortSignal): Promise<void> {
    const { pages, files } = await this.render(shown);
    const texts = new Map(Object.entries(files));
    for (const [name, parts] of Object.entries(pages)) texts.set(name, this.pageWith(name, parts, revision));
    await this.files.replace(texts, signal);
  }

  private pageWith(name: string, parts: readonly string[], revision: string | null): string {
    const old = this.builtFrom.pages[name] ?? [];
    // Functions, because dollar signs in a replacement have a meaning.
    const page = parts.reduce(
      (text, part, index) => text.replace(old[index] ?? part, () => part),
      this.built.get(name) ?? '',
    );
    return revision === null ? page : page.replace(ROOT, (root) => `${root} data-revision="${revision}"`);
  }
}
