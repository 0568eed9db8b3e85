import type { FormInstance } from 'antd';
import { useLayoutEffect } from 'react';
import type { FormState } from './form-state';

/** Shows beside each field of a form what is wrong with it; call it in an observer. */
export function useFormProblems(form: FormInstance, names: readonly string[], state: FormState): void {
  const { problems } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages follow the problems alone
  useLayoutEffect(() => {
    form.setFields(names.map((name) => ({ name, errors: [state.problemOf(name) ?? []].flat() })));
  }, [problems]);
}
