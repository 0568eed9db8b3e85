import { fieldNames } from '../../../core/shared/forms/field-names';
import { listTexts as texts } from './list.texts';

/** States to filter a list by, with how many items are in each as far as that is known; first those of several together. */
export function countedStates<State extends string>(
  names: Readonly<Record<State, string>>,
  counts: Readonly<Record<State, number>> | undefined,
  first: { readonly label: string; readonly states: readonly State[] },
) {
  const count = (states: readonly State[]) => states.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0);
  return [
    { value: '', label: texts.counted(first.label, count(first.states)) },
    ...fieldNames(names).map((state) => ({
      value: state,
      label: texts.counted(names[state], count([state])),
    })),
  ];
}
