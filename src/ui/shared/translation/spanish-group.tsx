import { Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { isMissing, type Pair } from '../../../core/shared/translations/pairs';
import { isStale } from '../../../core/shared/translations/translated-text';
import type { Translation } from '../../../core/shared/translations/translation';
import type { FormState } from '../form/form-state';
import { notYetInSpanish } from './not-yet-in-spanish';
import type { TranslatedWordOf } from './translated-word';
import { translationTexts as texts } from './translation.texts';
import { TranslationInput } from './translation-input';
import './spanish-group.css';

interface SpanishGroupProps<Values extends object> {
  /** The texts as they are typed now, in the order of the form. */
  readonly pairsOf: (values: Values) => readonly Pair[];
  readonly wordOf: TranslatedWordOf;
  /** The form's, to open the group where something inside was refused. */
  readonly state: FormState;
  /** Whether the form's button publishes: then it says what is not in Spanish yet. */
  readonly publishes?: boolean;
}

/** The words of a record in Spanish, each below the English one: a group of its form that is closed at first. */
export const SpanishGroup = observer(function SpanishGroup<Values extends object>({
  pairsOf,
  wordOf,
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
    .map((pair) => ({ ...pair, spanish: translationAt(form.getFieldValue(placeOf(pair.path))) }))
    .filter(({ english, spanish }) => english.trim() !== '' || spanish !== null);
  const notYet = publishes ? notYetInSpanish(pairs, wordOf) : null;
  return (
    <>
      <details className="spanish-group" ref={group}>
        <summary>
          {texts.spanish}{' '}
          <span>{texts.standing(pairs.filter(isMissing).length, pairs.filter(isStale).length)}</span>
        </summary>
        {pairs.map(({ path, english }) => {
          const { label, rows } = wordOf(path);
          return (
            <Form.Item key={path} name={placeOf(path)} label={texts.inSpanish(label)}>
              <TranslationInput english={english.trim()} rows={rows} />
            </Form.Item>
          );
        })}
      </details>
      {notYet !== null && <p className="form__hint">{notYet}</p>}
    </>
  );
}) as <Values extends object>(props: SpanishGroupProps<Values>) => React.ReactNode;

/** Where the form holds the translation of a text: in the field 'es' of the record or of the item that the text is in. */
function placeOf(path: string): (string | number)[] {
  const [first = '', index, field, ...rest] = path.split('.');
  if (field === undefined) return ['es', first];
  return [first, Number(index), 'es', field, ...rest.map(Number)];
}

function translationAt(value: unknown): Translation | null {
  const translation = value as Translation | null | undefined;
  return translation && translation.text.trim() !== '' ? translation : null;
}
