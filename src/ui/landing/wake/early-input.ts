type Field = HTMLInputElement | HTMLTextAreaElement;

type Kept =
  | { readonly type: 'text'; readonly field: Field; readonly value: string }
  | { readonly type: 'choice'; readonly field: HTMLInputElement }
  | { readonly type: 'press'; readonly element: HTMLElement }
  | { readonly type: 'key'; readonly element: Element; readonly event: KeyboardEvent }
  | { readonly type: 'submit'; readonly form: HTMLFormElement; readonly submitter: HTMLElement | null };

const PRESSABLE = 'button:not([type=submit]), [role=tab]';
const KEYS = /^(Arrow|Home$|End$)/;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/**
 * Keeps what a person does in parts of the page that are still asleep, in order, and does it again once the part is
 * awake: a hydrated form has forgotten what was typed, and a press on a sleeping button reached nobody.
 */
export class EarlyInput {
  private readonly kept = new Map<string, Kept[]>();

  /** Remembers the event if it matters; presses, keys and submits that are kept go nowhere else. */
  keep(part: string, event: Event): void {
    const kept = this.recorded(event);
    if (!kept) return;
    const list = this.kept.get(part) ?? [];
    this.kept.set(part, list);
    const last = list.at(-1);
    if (kept.type === 'text' && last?.type === 'text' && last.field === kept.field) list.pop();
    // One press is one submission, however impatient.
    if (kept.type === 'submit' && last?.type === 'submit' && last.form === kept.form) return;
    list.push(kept);
  }

  /** Does again what was kept for the part, and forgets it. */
  replay(part: string): void {
    const list = this.kept.get(part) ?? [];
    this.kept.delete(part);
    for (const kept of list) repeat(kept);
  }

  private recorded(event: Event): Kept | null {
    const { target } = event;
    if (!(target instanceof Element)) return null;
    if (event.type === 'input' && isField(target)) {
      return isChoice(target)
        ? { type: 'choice', field: target }
        : { type: 'text', field: target, value: target.value };
    }
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      swallow(event);
      return { type: 'submit', form: target, submitter: (event as SubmitEvent).submitter };
    }
    if (event.type === 'click') {
      const element = target.closest<HTMLElement>(PRESSABLE);
      if (!element) return null;
      swallow(event);
      return { type: 'press', element };
    }
    if (event instanceof KeyboardEvent && event.type === 'keydown' && KEYS.test(event.key)) {
      if (isField(target)) return null;
      swallow(event);
      return { type: 'key', element: target, event };
    }
    return null;
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function repeat(kept: Kept): void {
  switch (kept.type) {
    case 'text':
      enter(kept.field, kept.value);
      break;
    case 'choice':
      // The browser has chosen it already; pressed again it tells the form too.
      kept.field.checked = false;
      kept.field.click();
      break;
    case 'press':
      kept.element.click();
      break;
    case 'key':
      kept.element.dispatchEvent(new KeyboardEvent('keydown', repeatable(kept.event)));
      break;
    case 'submit':
      kept.form.requestSubmit(kept.submitter);
      break;
  }
}

function repeatable({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): KeyboardEventInit {
  return { key, code, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true };
}

/** The field has kept what was typed; now the form hears of it too. */
function enter(field: Field, value: string): void {
  // Something that was done again before may have emptied it.
  if (field.value !== value) field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
