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
 * Keeps what a person does in parts of the page that are still asleep, in order, and does it again once the part is
 * awake: a hydrated form has forgotten what was typed, and a press on a sleeping button reached nobody.
 */
export class EarlyInput {
  private readonly kept = new Map<string, Kept[]>();

  /** Remembers the event if it matters; presses, keys and submits that are kept go nowhere else. */
  keep(part: string, event: Event): void {
    const kept = this.recorded(event);
    if (!kept) return;
    if (kept.type !== 'input') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const before = this.kept.get(part) ?? [];
    // What is typed counts as it is at last, and one press is one submission, however impatient.
    const isSame = ({ type, element }: Kept) => type === kept.type && element === kept.element;
    const list = /input|submit/.test(kept.type) ? before.filter((one) => !isSame(one)) : before;
    this.kept.set(part, [...list, kept]);
  }

  /** Does again what was kept for the part, and forgets it. Forms go last: what was mended after the press is sent too. */
  replay(part: string): void {
    const list = this.kept.get(part) ?? [];
    this.kept.delete(part);
    const isLast = ({ type }: Kept) => Number(type === 'submit');
    for (const kept of list.sort((one, other) => isLast(one) - isLast(other))) repeat(kept);
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

/** The field has kept what was typed or chosen; now the form hears of it too. */
function enter(field: Field, value: string): void {
  if (isChoice(field)) {
    // Pressed again it tells the form too.
    field.checked = false;
    field.click();
    return;
  }
  // Something that was done again before may have emptied it.
  if (field.value !== value) field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
