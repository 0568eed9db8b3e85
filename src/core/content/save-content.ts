import { fail, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { Versioned } from '../shared/versioned';
import type { ContentSave, ContentSaveFailure, ContentStore } from './content-store.port';
import { sameContent } from './diff-content';
import type { EditableSections } from './editable-sections';
import { savingProblems } from './savable-content';
import type { InvalidContent, SiteContent } from './site-content';

/** A save as the editor asks for it. */
export interface SaveRequest extends ContentSave {
  /** The stored content as the editor last saw it, of the revision `base`. */
  readonly stored: SiteContent;
}

/** What may go wrong with a save. */
export type SaveFailure = InvalidContent | ContentSaveFailure;

/**
 * Makes a document the stored content. Only a valid document is stored; one that says what is stored already is not
 * stored again (answers null); a stored content that changed meanwhile is a conflict and is not overwritten.
 */
export class SaveContent {
  constructor(
    private readonly store: Pick<ContentStore, 'save'>,
    private readonly clock: Clock,
    /** What the editor can change, and so what it is asked to put right. */
    private readonly editable: EditableSections,
  ) {}

  async execute(request: SaveRequest): Promise<Result<Versioned<SiteContent> | null, SaveFailure>> {
    const { content, stored, ...save } = request;
    const fields = savingProblems(content, this.editable);
    if (fields.length > 0) return fail({ code: 'validation', fields });
    if (sameContent(content, stored)) return ok(null);
    const lastSaved = new Date(this.clock.now()).toISOString();
    return this.store.save({ ...save, content: { ...content, lastSaved } });
  }
}
