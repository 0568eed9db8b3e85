import { Form, Input } from 'antd';
import { MOST_SHIFTS } from '../../../core/events/event-faults';
import { ListInput } from '../../shared/form/list-input';
import { eventFormTexts as texts } from './event-form.texts';
import type { ShiftValues } from './event-form-values';

interface ShiftsInputProps {
  /** The name of the form. */
  readonly form: string;
  readonly newShift: () => ShiftValues;
}

/** The shifts of an event: what is done, when, and by how many people. */
export function ShiftsInput({ form, newShift }: ShiftsInputProps) {
  return (
    <ListInput
      form={form}
      name="shifts"
      texts={texts.shifts}
      most={MOST_SHIFTS}
      first="label"
      check="adultsOnly"
      newItem={newShift}
    >
      {(index) => <ShiftFields index={index} />}
    </ListInput>
  );
}

function ShiftFields({ index }: { readonly index: number }) {
  const line = index + 1;
  const half = { className: 'form__half', required: true };
  return (
    <>
      <Form.Item name={[index, 'label']} label={texts.shift(line)} {...half}>
        <Input autoComplete="off" placeholder={texts.shiftExample} />
      </Form.Item>
      <Form.Item name={[index, 'wanted']} label={texts.wanted(line)} {...half}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'startsAt']} label={texts.starts(line)} {...half}>
        <Input type="time" />
      </Form.Item>
      <Form.Item name={[index, 'endsAt']} label={texts.ends(line)} {...half}>
        <Input type="time" />
      </Form.Item>
    </>
  );
}
