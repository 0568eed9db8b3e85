type Field = HTMLInputElement | HTMLTextAreaElement;

/** What somebody did to an element, and how to do it again. */
interface Action {
  readonly type: string;
  readonly target: EventTarget | null;
  repeat(): void;
}

const PRESSABLE = 'button:not([type=submit]), [role=tab]';
const KEYS = /^(Arrow|Home$|End$)/;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Keeps what people do in HTML that has no script yet, and does it again once the script is there: a hydrated form has
 * forgotten what was typed, and a press on a button reached nobody.
 */
export class EarlyInput {
  private actions: Action[] = [];

  /** Remembers the event if it matters. A press, key or submit that is kept goes nowhere else. */
  keep(event: Event): void {
    const repeat = repetition(event);
    if (!repeat) return;
    const { type, target } = event;
    if (type !== 'input') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Only the last text of a field counts, and a form is submitted once, however often its button is pressed.
    if (/input|submit/.test(type))
      this.actions = this.actions.filter((earlier) => earlier.type !== type || earlier.target !== target);
    this.actions.push({ type, target, repeat });
  }

  /** Does again what was kept, in order, and forgets it. Forms go last: what was corrected after the press is sent too. */
  async replay(): Promise<void> {
    const isLast = ({ type }: Action) => Number(type === 'submit');
    for (const action of this.actions.splice(0).sort((a, b) => isLast(a) - isLast(b))) {
      action.repeat();
      // React renders what this has changed before the next one.
      await null;
    }
  }
}

/** How to do again what the event tells of; null if it does not matter. */
function repetition(event: Event): (() => void) | null {
  const { type, target } = event;
  if (!(target instanceof Element)) return null;
  if (type === 'input' && isField(target)) {
    const { value } = target;
    return () => enter(target, value);
  }
  if (type === 'submit' && target instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent;
    return () => target.requestSubmit(submitter);
  }
  if (type === 'click') {
    const pressed = target.closest<HTMLElement>(PRESSABLE);
    return pressed && (() => pressed.click());
  }
  if (type === 'keydown' && KEYS.test((event as KeyboardEvent).key) && !isField(target)) {
    const again = new KeyboardEvent(type, event as KeyboardEvent);
    return () => target.dispatchEvent(again);
  }
  return null;
}

/** The field still holds what was typed or chosen; now the form hears of it too. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
    // A second press chooses it again, and the form hears of it.
    field.checked = false;
    field.click();
    return;
  }
  // A press that was done again before may have emptied it.
  if (field.value !== value) field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
