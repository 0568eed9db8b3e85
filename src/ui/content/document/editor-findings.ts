import { action, computed, computedStruct, makeObservable, observableRef, reaction } from 'mobx';
import type { ContentPath, ListPath } from '../../../core/content/content-path';
import { missingTranslations } from '../../../core/content/missing-translations';
import { missingDescriptions, savingProblems } from '../../../core/content/savable-content';
import type { ContentProblem, SiteContent } from '../../../core/content/site-content';
import { contentSize } from '../../../core/content/site-content.schema';
import type { Cancel, Scheduler } from '../../../core/shared/system.port';
import type { EditorDocument } from './editor-document';

/** How long (ms) an edit waits at most before it is looked at. */
const LONGEST_WAIT_MS = 100;

/** Problems, gaps and size of the document that is edited. An edit is looked at once the browser has time, so that no key waits for it. */
export class EditorFindings {
  /** The document that was looked at last. */
  private content: SiteContent;

  constructor(
    private readonly document: EditorDocument,
    private readonly scheduler: Scheduler,
  ) {
    this.content = document.content;
    makeObservable<this, 'content'>(this, {
      content: observableRef,
      problems: computedStruct,
      missingDescriptions: computedStruct,
      missingTranslations: computedStruct,
      size: computed,
      look: action,
    });
  }

  /** Looks at each edit until the returned function is called. */
  start(): () => void {
    let cancel: Cancel | null = null;
    const end = reaction(
      () => this.document.content,
      () => {
        cancel ??= this.scheduler.whenIdle(LONGEST_WAIT_MS, () => {
          cancel = null;
          this.look();
        });
      },
    );
    return () => {
      end();
      cancel?.();
    };
  }

  /** Looks at the document as it is now. */
  look(): void {
    this.content = this.document.content;
  }

  /** Fields that keep the document from being saved, and what is wrong with each. */
  get problems(): readonly ContentProblem[] {
    return savingProblems(this.content, this.document.editable);
  }

  /** The problem with the field at this path; with an empty path, the problem of the whole document. */
  problemAt(path: ContentPath | ListPath | ''): ContentProblem | null {
    return this.problems.find(({ field }) => field === path) ?? null;
  }

  /** The descriptions of pictures that are still empty. They keep nothing from being saved. */
  get missingDescriptions(): readonly ContentPath[] {
    return missingDescriptions(this.content, this.document.editable);
  }

  /** The texts that have no Spanish yet. They keep nothing from being saved. */
  get missingTranslations(): readonly ContentPath[] {
    return missingTranslations(this.content, this.document.editable);
  }

  /** How many bytes the document takes. */
  get size(): number {
    return contentSize(this.content);
  }
}
