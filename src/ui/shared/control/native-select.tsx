import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Lang } from '../../../core/shared/translations/in-spanish';
import './native-select.css';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  /** The values with what each says, in their order. */
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Of the label, where it is not that of the page. */
    readonly lang?: Lang | '';
  }[];
  readonly onChange?: (value: string) => void;
}

/**
 * The browser's own choice from a list. Ant Design's weighs as much as a page, and its list is not in the page until it
 * opens, so that what points to it points to nothing.
 */
export function NativeSelect({ options, onChange, ...select }: NativeSelectProps) {
  return (
    <select {...select} className="native-select" onChange={({ target }) => onChange?.(target.value)}>
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface Option<Value extends string> {
  readonly value: Value | '';
  readonly label: string;
}

/** Values with their names, after a choice that stands for all of them, if there is one. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  all?: string,
): readonly Option<Value>[] {
  const none = all === undefined ? [] : [{ value: '' as const, label: all }];
  return [...none, ...values.map((value) => ({ value, label: names[value] }))];
}

/** Years to choose from. */
export function optionsOfYears(years: readonly number[]) {
  return years.map((year) => ({ value: String(year), label: String(year) }));
}

interface LabeledProps {
  readonly label: string;
  /** Makes the control, with the id that the label points to. */
  readonly children: (id: string) => ReactNode;
}

/** A control below its label. */
export function Labeled({ label, children }: LabeledProps) {
  const id = useId();
  return (
    <div className="labeled">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface YearSelectProps {
  readonly label: string;
  readonly years: readonly number[];
  readonly value: string;
  /** A choice after the years. */
  readonly last?: { readonly value: string; readonly label: string };
  readonly onChange: (year: string) => void;
}

/** A year to choose, below its label. */
export function YearSelect({ label, years, value, last, onChange }: YearSelectProps) {
  const options = [...optionsOfYears(years), ...(last ? [last] : [])];
  return (
    <Labeled label={label}>
      {(id) => <NativeSelect id={id} value={value} options={options} onChange={onChange} />}
    </Labeled>
  );
}
