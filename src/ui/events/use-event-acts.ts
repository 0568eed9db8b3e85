import { type Event, isDated, partOf } from '../../core/events/event';
import { eventPairs } from '../../core/events/event-pairs';
import { UNASKED_MS } from '../../core/signups/signup';
import type { RosterEntry } from '../../core/signups/signup-view';
import { useViewModel } from '../app/page-hooks';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import type { Outcome } from '../shared/form/form-state';
import { notYetInSpanish } from '../shared/translation/not-yet-in-spanish';
import { translationTexts } from '../shared/translation/translation.texts';
import { type EventAct, EventActsViewModel, type RosterAct } from './event-acts.view-model';
import { eventViewTexts as texts } from './event-view.texts';
import type { EventWithRoster } from './events.view-model';
import { eventWord } from './form/event-words';

/** What removing somebody does: it ends their waiting, frees a place, or frees one that goes to who waits. */
type Removal = keyof typeof texts.confirm.remove.text;

/** What it does at `now`, in ms: shortly before the start nobody gets a place unasked. */
export function removalOf({ event, roster }: EventWithRoster, entry: RosterEntry, now: number): Removal {
  if (entry.state === 'waiting') return 'waiting';
  const part = isDated(event) ? partOf(event, entry.shiftId) : null;
  const isUnasked = part !== null && part.startsAt - now >= UNASKED_MS;
  const isAwaited = roster.some(({ state, shiftId }) => state === 'waiting' && shiftId === entry.shiftId);
  return isUnasked && isAwaited ? 'next' : 'last';
}

/**
 * What staff do with an event and with who signed up for it; what cannot be undone asks first, and so does publishing words that are
 * not in Spanish. `onDone` is called when it was tried.
 */
export function useEventActs(onDone: (act: EventAct | RosterAct, outcome: Outcome) => void) {
  const acts = useViewModel(EventActsViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const press = (act: EventAct, event: Event) => {
    const onConfirm = () => void acts.act(act, event).then((outcome) => onDone(act, outcome));
    if (act === 'publish') {
      const notYet = notYetInSpanish(eventPairs(event), eventWord);
      if (notYet === null) return onConfirm();
      const title = translationTexts.publish(event.title);
      return ask({ title, text: notYet, action: texts.acts.publish, onConfirm });
    }
    const { title, text } = texts.confirm[act];
    ask({ title: title(event.title), text, action: texts.acts[act], onConfirm });
  };
  const pressOn = (act: RosterAct, entry: RosterEntry, removal: Removal) => {
    const isOverlap = act === 'givePlace' && entry.obstacle?.why === 'overlap';
    const onConfirm = () => void acts.actOn(act, entry, isOverlap).then((outcome) => onDone(act, outcome));
    if (act === 'told' || (act === 'givePlace' && !isOverlap)) return onConfirm();
    const { title } = texts.confirm[act];
    const text = act === 'remove' ? texts.confirm.remove.text[removal] : texts.confirm.givePlace.text;
    const action = isOverlap ? texts.despite : texts.acts[act];
    ask({ title: title(texts.nameOf(entry)), text, action, onConfirm });
  };
  return { acts, press, pressOn, dialog };
}
