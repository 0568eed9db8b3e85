import type { FormInstance } from 'antd';
import { useLayoutEffect, useState } from 'react';

/**
 * Takes over what a person has typed into a prerendered form before it woke up. The values are read from the page while
 * the form renders for the first time, and set once it owns the page: until then it must equal what was prerendered.
 */
export function useTypedValues(form: FormInstance, formName: string, fields: readonly string[]): void {
  const [typed] = useState(() => readTypedValues(formName, fields));
  useLayoutEffect(() => {
    if (typed.length > 0) form.setFields(typed);
  }, [form, typed]);
}

function readTypedValues(formName: string, fields: readonly string[]): { name: string; value: string }[] {
  if (typeof document === 'undefined') return [];
  return fields.flatMap((name) => {
    const value = readTypedValue(`${formName}_${name}`);
    return value ? [{ name, value }] : [];
  });
}

function readTypedValue(id: string): string | undefined {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
  return control?.querySelector<HTMLInputElement>('input:checked')?.value;
}
