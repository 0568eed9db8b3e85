import { Form, Input } from 'antd';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { eventFormTexts as texts } from './event-form.texts';
import { datesOf, type EventFormValues, REPEATS } from './event-form-values';

/** How often a new event is repeated, and all its dates in words. */
export function RepeatsInput() {
  const form = Form.useFormInstance<EventFormValues>();
  Form.useWatch([], form);
  const values: Partial<EventFormValues> = form.getFieldsValue(true);
  const isRepeated = values.repeat !== undefined && values.repeat !== 'none';
  return (
    <>
      <Form.Item name="repeat" label={texts.labels.repeat} className="form__half">
        <NativeSelect options={optionsOf(REPEATS, texts.repeats)} />
      </Form.Item>
      {isRepeated && (
        <Form.Item name="dates" label={texts.labels.dates} className="form__half" required>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
      )}
      {isRepeated && <Dates values={form.getFieldsValue(true)} />}
    </>
  );
}

function Dates({ values }: { readonly values: EventFormValues }) {
  const isTyped = values.startsAt !== '' && values.endsAt !== '';
  const dates = isTyped ? datesOf(values) : [];
  if (dates.length === 0) return <p className="form__hint events__dates">{texts.dateFirst}</p>;
  return (
    <section className="events__dates" aria-label={texts.allDates}>
      <h3 className="events__dates-title">{texts.allDates}</h3>
      <ol>
        {dates.map((date) => (
          <li key={date.date} className={date.draft ? undefined : 'error-mark events__skipped'}>
            {texts.date(date)}
          </li>
        ))}
      </ol>
    </section>
  );
}
