import type { IdSource } from '../../shared/system.port';
import type { ContentStore } from '../content-store.port';
import { sameContent } from '../diff-content';
import type { LoadedContent } from '../load-content';
import type { Draft, DraftKey, DraftStore, DraftTrouble, TabRegistry } from './draft-store.port';
import { withKeptTranslations } from './with-kept-translations';

/** The drafts that somebody finds when the editor opens. */
export interface FoundDrafts {
  /** This tab's draft, when the stored content is still what it started from: it comes back as unsaved changes. */
  readonly resumed: Draft | null;
  /** Drafts that are offered and never applied by themselves: of tabs that are gone, or older than the stored content. */
  readonly offered: readonly Draft[];
  /** Where the drafts of this visit go: never where one lies that is offered. */
  readonly key: DraftKey;
  /**
   * Why drafts may be missing, else null. 'unreadable': the store did not answer; then `key` is a place of its own, so
   * that none is overwritten.
   */
  readonly trouble: DraftTrouble | 'unreadable' | null;
}

/**
 * Sorts a person's drafts into the one that continues, those to offer, and those that have served: a draft goes when
 * its content has been read back from the content store, never before.
 */
export class FindDrafts {
  constructor(
    private readonly drafts: DraftStore,
    private readonly store: Pick<ContentStore, 'backups'>,
    private readonly tabs: TabRegistry,
    private readonly ids: IdSource,
  ) {}

  async execute(key: DraftKey, loaded: LoadedContent): Promise<FoundDrafts> {
    const listed = await this.drafts.list();
    const trouble = await this.drafts.trouble();
    if (!listed.ok)
      return { resumed: null, offered: [], key: this.besides(key), trouble: trouble ?? 'unreadable' };
    let resumed: Draft | null = null;
    let place = key;
    const offered: Draft[] = [];
    for (const listedDraft of listed.value.filter(({ person }) => person === key.person)) {
      const draft = withTranslationsOf(listedDraft, loaded);
      const own = draft.tab === key.tab;
      if (!own && (await this.tabs.isOpen(draft.tab))) continue;
      if (await this.hasServed(draft, loaded)) await this.drafts.remove(draft);
      else if (own && draft.base === loaded.revision) resumed = draft;
      else {
        const lies = own ? await this.moveAside(draft, loaded) : draft;
        if (lies.tab === key.tab) place = this.besides(key);
        offered.push(lies);
      }
    }
    return { resumed, offered, key: place, trouble };
  }

  private async hasServed(draft: Draft, loaded: LoadedContent): Promise<boolean> {
    if (loaded.failure) return false;
    if (sameContent(draft.content, loaded.content)) return true;
    if (draft.savedAs === null) return false;
    if (draft.savedAs === loaded.revision) return true;
    // Saved, and followed by another save: then it is among the backups. Otherwise the save never reached the disk.
    const backups = await this.store.backups();
    return (
      backups.ok &&
      backups.value.some(({ revision, content }) => revision === draft.savedAs && content !== null)
    );
  }

  /**
   * The next edit in this tab will write this tab's draft, so the offered one needs a place of its own. While a newer
   * site's content makes the editor read-only it stays: it may come back by itself when that content can be read.
   */
  private async moveAside(draft: Draft, { failure }: LoadedContent): Promise<Draft> {
    if (failure?.code === 'corrupt' && failure.newer) return draft;
    const aside = { ...draft, ...this.besides(draft) };
    const moved = await this.drafts.put(aside);
    if (!moved.ok) return draft;
    await this.drafts.remove(draft);
    return aside;
  }

  private besides({ person, tab }: DraftKey): DraftKey {
    return { person, tab: `${tab}~${this.ids.next()}` };
  }
}

function withTranslationsOf(draft: Draft, { content, revision, failure }: LoadedContent): Draft {
  if (failure || draft.base !== revision) return draft;
  return { ...draft, content: withKeptTranslations(draft.content, content) };
}
