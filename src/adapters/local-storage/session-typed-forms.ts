import type { TypedForms } from '../../core/shared/forms/typed-forms.port';
import { parseJson } from '../../core/shared/parse-json';

const KEY = 'typed:';
/** More letters than this are not kept of one form; the longest form that can be sent has fewer. */
const MOST_LETTERS = 50_000;

/** What was typed, in the storage of the tab, which the browser forgets with the tab. */
export class SessionTypedForms implements TypedForms {
  /** `storage` is read on each use, because a browser may throw when the property is read. */
  constructor(private readonly storage: () => Storage) {}

  read(form: string): unknown {
    return this.use((storage) => parseJson(storage.getItem(KEY + form) ?? 'null')) ?? null;
  }

  keep(form: string, values: object): void {
    const text = JSON.stringify(values);
    if (text.length > MOST_LETTERS) this.forget(form);
    else this.use((storage) => storage.setItem(KEY + form, text));
  }

  forget(form?: string): void {
    this.use((storage) => {
      if (form !== undefined) storage.removeItem(KEY + form);
      else
        for (const key of Array.from({ length: storage.length }, (_, index) => storage.key(index)))
          if (key?.startsWith(KEY)) storage.removeItem(key);
    });
  }

  private use<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(this.storage());
    } catch {
      return undefined;
    }
  }
}
