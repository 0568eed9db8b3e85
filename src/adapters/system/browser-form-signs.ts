import type { FormSigns } from '../../core/shared/forms/form-signs';

/** Selector of the hidden field that each public form contains. */
const TRAP = 'input[name="website"]';

/** Reads the signs of a program from the page, when a form is sent. */
export class BrowserFormSigns {
  constructor(
    private readonly page: Pick<Document, 'querySelectorAll'>,
    private readonly time: Pick<Performance, 'now'>,
  ) {}

  read(): FormSigns {
    // What a browser filled in may be personal, and the signs travel in an address: only that it did is told.
    const isFilled = this.traps.some(({ value }) => value !== '');
    return { trap: isFilled ? 'filled' : '', openMs: Math.round(this.time.now()) };
  }

  /** Empties the hidden fields: a browser that filled them in must not keep a person from sending. */
  reset(): void {
    for (const trap of this.traps) trap.value = '';
  }

  private get traps(): HTMLInputElement[] {
    return [...this.page.querySelectorAll<HTMLInputElement>(TRAP)];
  }
}
