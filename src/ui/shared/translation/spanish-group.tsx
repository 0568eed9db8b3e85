import { Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { isMissing } from '../../../core/shared/translations/pairs';
import { isStale } from '../../../core/shared/translations/translated-text';
import type { Translation } from '../../../core/shared/translations/translation';
import type { FormState } from '../form/form-state';
import { translationTexts as texts } from './translation.texts';
import { TranslationInput } from './translation-input';
import './spanish-group.css';

/** A text of a form that is translated. */
export interface FormPair {
  /** Where the form holds its translation, such as ['shifts', 0, 'es', 'label']. */
  readonly name: readonly (string | number)[];
  /** What the English field is called, such as 'Choice 1 of question 2'. */
  readonly label: string;
  /** What it is called among others that are missing, where that is another name: 'Choices of question 2'. */
  readonly among?: string;
  readonly english: string;
  /** Height in lines, where it is not one. */
  readonly rows?: number;
}

interface SpanishGroupProps<Values extends object> {
  /** The texts as they are typed now. */
  readonly pairsOf: (values: Values) => readonly FormPair[];
  /** The form's, to open the group where something inside was refused. */
  readonly state: FormState;
  /** Whether the form's button publishes: then it says what is not in Spanish yet. */
  readonly publishes?: boolean;
}

/** The words of a record in Spanish, each below the English one: a group of its form that is closed at first. */
export const SpanishGroup = observer(function SpanishGroup<Values extends object>({
  pairsOf,
  state,
  publishes = false,
}: SpanishGroupProps<Values>) {
  const form = Form.useFormInstance();
  // Whatever is typed changes what is missing.
  Form.useWatch([], form);
  const group = useRef<HTMLDetailsElement>(null);
  const { refusals } = state;
  const isRefused = state.problems.some(({ field }) => /(^|\.)es\./.test(field ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once for each refusal, before the focus goes to the field
  useLayoutEffect(() => {
    if (isRefused && group.current) group.current.open = true;
  }, [isRefused, refusals]);
  const pairs = pairsOf(form.getFieldsValue(true))
    .map((pair) => ({ ...pair, spanish: translationAt(form.getFieldValue([...pair.name])) }))
    .filter(({ english, spanish }) => english.trim() !== '' || spanish !== null);
  const isMissingPair = (pair: (typeof pairs)[number]) => isMissing({ ...pair, path: '' });
  const missing = pairs.filter(isMissingPair);
  const stale = pairs.filter((pair) => isStale({ ...pair, path: '' }));
  const names = [...new Set(missing.map(({ label, among }) => among ?? label))];
  return (
    <>
      <details className="spanish-group" ref={group}>
        <summary>
          {texts.spanish} <span>{texts.standing(missing.length, stale.length)}</span>
        </summary>
        {pairs.map(({ name, label, english, rows }) => (
          <Form.Item key={name.join('.')} name={[...name]} label={texts.inSpanish(label)}>
            <TranslationInput english={english.trim()} rows={rows} />
          </Form.Item>
        ))}
      </details>
      {publishes && names.length > 0 && <p className="form__hint">{texts.notYet(names)}</p>}
    </>
  );
}) as <Values extends object>(props: SpanishGroupProps<Values>) => React.ReactNode;

function translationAt(value: unknown): Translation | null {
  const translation = value as Translation | null | undefined;
  return translation && translation.text.trim() !== '' ? translation : null;
}
