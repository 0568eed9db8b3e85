type Field = HTMLInputElement | HTMLTextAreaElement;

type Kept =
  | { readonly type: 'input'; readonly element: Field; readonly value: string }
  | { readonly type: 'click'; readonly element: HTMLElement }
  | { readonly type: 'keydown'; readonly element: Element; readonly event: KeyboardEvent }
  | { readonly type: 'submit'; readonly element: HTMLFormElement; readonly submitter: HTMLElement | null };

const PRESSABLE = 'button:not([type=submit]), [role=tab]';
const KEYS = /^(Arrow|Home$|End$)/;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/**
 * Keeps what people do in HTML that has no script yet, and does it again once the script is there: a hydrated form has
 * forgotten what was typed, and a press on a button reached nobody.
 */
export class EarlyInput {
  private kept: Kept[] = [];

  /** Remembers the event if it matters. A press, key or submit that is kept goes nowhere else. */
  keep(event: Event): void {
    const kept = this.recorded(event);
    if (!kept) return;
    if (kept.type !== 'input') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Only the last text of a field counts, and a form is submitted once, however often its button is pressed.
    const isSame = ({ type, element }: Kept) => type === kept.type && element === kept.element;
    if (/input|submit/.test(kept.type)) this.kept = this.kept.filter((one) => !isSame(one));
    this.kept.push(kept);
  }

  /** Does again what was kept, in order, and forgets it. Forms go last: what was corrected after the press is sent too. */
  async replay(): Promise<void> {
    const isLast = ({ type }: Kept) => Number(type === 'submit');
    for (const kept of this.kept.splice(0).sort((one, other) => isLast(one) - isLast(other))) {
      repeat(kept);
      // React renders what this has changed before the next one.
      await null;
    }
  }

  private recorded(event: Event): Kept | null {
    const { type, target } = event;
    if (!(target instanceof Element)) return null;
    if (type === 'input' && isField(target)) return { type, element: target, value: target.value };
    if (type === 'submit' && target instanceof HTMLFormElement) {
      return { type, element: target, submitter: (event as SubmitEvent).submitter };
    }
    if (type === 'click') {
      const element = target.closest<HTMLElement>(PRESSABLE);
      if (!element) return null;
      return { type, element };
    }
    if (type === 'keydown' && KEYS.test((event as KeyboardEvent).key) && !isField(target)) {
      return { type, element: target, event: event as KeyboardEvent };
    }
    return null;
  }
}

function repeat(kept: Kept): void {
  switch (kept.type) {
    case 'input':
      enter(kept.element, kept.value);
      break;
    case 'click':
      kept.element.click();
      break;
    case 'keydown':
      kept.element.dispatchEvent(new KeyboardEvent(kept.type, kept.event));
      break;
    case 'submit':
      kept.element.requestSubmit(kept.submitter);
      break;
  }
}

/** The field still holds what was typed or chosen; now the form hears of it too. */
function enter(field: Field, value: string): void {
  if (isChoice(field)) {
    // A second press chooses it again, and the form hears of it.
    field.checked = false;
    field.click();
    return;
  }
  // A press that was done again before may have emptied it.
  if (field.value !== value) field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
