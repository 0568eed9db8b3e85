import type { Event } from '../../core/events/event';
import type { RosterEntry } from '../../core/signups/signup-view';
import { useViewModel } from '../app/page-hooks';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import type { Outcome } from '../shared/form/form-state';
import { type EventAct, EventActsViewModel, type RosterAct } from './event-acts.view-model';
import { eventViewTexts as texts } from './event-view.texts';

/**
 * What staff do with an event and with who signed up for it; what cannot be undone asks first. `onDone` is called when it was
 * tried.
 */
export function useEventActs(onDone: (act: EventAct | RosterAct, outcome: Outcome) => void) {
  const acts = useViewModel(EventActsViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const press = (act: EventAct, event: Pick<Event, 'id' | 'revision' | 'title'>) => {
    const onConfirm = () => void acts.act(act, event).then((outcome) => onDone(act, outcome));
    if (act === 'publish') return onConfirm();
    const { title, text } = texts.confirm[act];
    ask({ title: title(event.title), text, action: texts.acts[act], onConfirm });
  };
  const pressOn = (act: RosterAct, entry: RosterEntry) => {
    const isOverlap = act === 'givePlace' && entry.obstacle?.why === 'overlap';
    const onConfirm = () => void acts.actOn(act, entry, isOverlap).then((outcome) => onDone(act, outcome));
    if (act === 'told' || (act === 'givePlace' && !isOverlap)) return onConfirm();
    const { title, text } = texts.confirm[act];
    const action = isOverlap ? texts.despite : texts.acts[act];
    ask({ title: title(texts.nameOf(entry)), text, action, onConfirm });
  };
  return { acts, press, pressOn, dialog };
}
