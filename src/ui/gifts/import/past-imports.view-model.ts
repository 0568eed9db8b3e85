import { makeObservable, observableRef, runInAction } from 'mobx';
import type { GiftBook } from '../../../core/gifts/gift-book.api';
import type { GiftImport } from '../../../core/gifts/import/gift-import';
import { attempt, type Logger } from '../../../core/shared/result';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { giftImportTexts as texts } from './gift-import.texts';

/** The imports so far. Each can be undone. */
export class PastImportsViewModel {
  /** Null until they are fetched. */
  imports: readonly GiftImport[] | null = null;

  constructor(
    private readonly gifts: Pick<GiftBook, 'imports' | 'undoImport'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    makeObservable(this, { imports: observableRef });
  }

  /** Fetches them. */
  start(): () => void {
    const request = new AbortController();
    void this.load(request.signal);
    return () => request.abort();
  }

  async load(signal?: AbortSignal): Promise<void> {
    const listed = await this.gifts.imports(undefined, signal);
    if (signal?.aborted) return;
    runInAction(() => {
      this.imports = listed.ok ? listed.value : [];
    });
  }

  /** Takes back what an import did. */
  async undo(id: string): Promise<void> {
    const undone = await attempt(() => this.gifts.undoImport({ id }), this.logger);
    if (undone.ok) this.toasts.show(texts.undoDone);
    else {
      const { code } = undone.failure;
      const description = code === 'conflict' ? texts.undoConflict : texts.writeFailed[code];
      this.toasts.show({ title: texts.undoFailed, description, variant: 'destructive' });
    }
    await this.load();
  }
}
