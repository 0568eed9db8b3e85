import { action, makeObservable, observableRef, reaction } from 'mobx';
import type { SiteContent } from '../../../core/content/site-content';
import type { Cancel, Clock, Scheduler } from '../../../core/shared/system.port';
import type { EditorDocument } from '../document/editor-document';

/** The preview follows when nothing was edited for so long (ms): keys that come after each other wait for no preview. */
const PAUSE_MS = 200;

/** The document as the preview shows it: it follows what is edited when somebody pauses. */
export class PreviewedContent {
  content: SiteContent;

  constructor(
    private readonly document: EditorDocument,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {
    this.content = document.content;
    makeObservable(this, { content: observableRef, follow: action });
  }

  /** Follows until the returned function is called. */
  start(): () => void {
    let editedAt = 0;
    let cancel: Cancel | null = null;
    const look = () => {
      const left = editedAt + PAUSE_MS - this.clock.now();
      // The clock may have been set back.
      cancel = left > 0 && left <= PAUSE_MS ? this.scheduler.after(left, look) : null;
      if (!cancel) this.follow();
    };
    const end = reaction(
      () => this.document.content,
      () => {
        editedAt = this.clock.now();
        cancel ??= this.scheduler.after(PAUSE_MS, look);
      },
    );
    return () => {
      end();
      cancel?.();
    };
  }

  /** Shows the document as it is now. */
  follow(): void {
    this.content = this.document.content;
  }
}
