import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { LoadContent } from '../../../core/content/load-content';
import type { ShownContent } from '../../../core/content/words-in';
import type { Changes } from '../../../core/shared/system.port';

/** The content that the public site shows, in the language of the page: the default content until the stored one is read, then what is saved. */
export class SiteContentViewModel {
  content: ShownContent;
  /** Whether the stored content has been read. */
  isLoaded = false;
  /** The revision of `content`; null for the default content. */
  private revision: string | null = null;
  private loads = 0;

  constructor(
    private readonly loadContent: LoadContent,
    private readonly changes: Changes,
    defaults: ShownContent,
  ) {
    this.content = defaults;
    makeObservable(this, { content: observableRef, isLoaded: observable, show: action });
  }

  /** The content that the page was made from, before anything is loaded. */
  show(content: ShownContent, revision: string | null): void {
    this.content = content;
    this.revision = revision;
  }

  /** Loads, and follows what is saved elsewhere until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'content') void this.reload();
    });
    void this.reload();
    return () => {
      unsubscribe();
      this.loads += 1;
    };
  }

  /** Reads again what is stored, because it was saved on this very page, or elsewhere. */
  async reload(): Promise<void> {
    this.loads += 1;
    const load = this.loads;
    const { content, revision, failure } = await this.loadContent.execute();
    // An answer that was overtaken by a later one, or by the end of the screen, changes nothing.
    if (load !== this.loads) return;
    runInAction(() => {
      // What is shown already stays the same object, so that nothing wakes up for it. What is shown is also better than the
      // default content where the store cannot be asked.
      if (revision !== this.revision && failure?.code !== 'unavailable') this.show(content, revision);
      this.isLoaded = true;
    });
  }
}
