import { Checkbox, Flex, Form, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GIFT_METHODS, type Gift, NO_RECEIPT_REASONS } from '../../../core/gifts/gift';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { formatDay } from '../../../core/shared/text/format';
import { useViewModel } from '../../app/page-hooks';
import { RecordForm } from '../../shared/conflict/record-form';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import type { FormEnds } from '../../shared/dialog/form-dialog';
import { type FieldSettings, FormFields } from '../../shared/form/state-form';
import { giftTexts } from '../gift.texts';
import { DONOR_FIELDS, GIFT_DAY, HALF } from './gift-fields';
import { giftFormTexts as texts } from './gift-form.texts';
import { type GiftFormValues, GiftFormViewModel } from './gift-form.view-model';

const { labels } = texts;
const DOLLARS = <Input prefix="$" inputMode="decimal" />;

function fieldsOf(
  titles: ReadonlyMap<string, string>,
  heldBy: GiftFormViewModel['heldBy'],
): Record<keyof GiftFormValues, FieldSettings> {
  const campaigns = [...titles].map(([value, label]) => ({ value, label }));
  const noCampaign = { value: '', label: giftTexts.noCampaign };
  return {
    ...DONOR_FIELDS,
    amount: { ...HALF, required: true, control: DOLLARS },
    receivedOn: { ...HALF, ...GIFT_DAY },
    method: { ...HALF, control: <NativeSelect options={optionsOf(GIFT_METHODS, giftTexts.methods)} /> },
    campaignId: { ...HALF, control: <NativeSelect options={[noCampaign, ...campaigns]} /> },
    hasBenefit: { valuePropName: 'checked', control: <Switch /> },
    benefitDescription: { ...HALF, required: true, control: <Input /> },
    benefitAmount: { ...HALF, required: true, control: DOLLARS },
    hasNoReceipt: {
      valuePropName: 'checked',
      label: null,
      extra: heldBy.length > 0 && <Holding receipts={heldBy} />,
      control: <Checkbox>{labels.hasNoReceipt}</Checkbox>,
    },
    noReceiptReason: {
      required: true,
      control: (
        <NativeSelect options={optionsOf(NO_RECEIPT_REASONS, giftTexts.noReceiptReasons, texts.noReason)} />
      ),
    },
    note: { control: <Input.TextArea rows={2} /> },
    isSettled: { valuePropName: 'checked', control: <Switch /> },
  };
}

/** Leads to the receipts that stand against a change. */
function Holding({ receipts }: { readonly receipts: GiftFormViewModel['heldBy'] }) {
  return (
    <Flex wrap gap="small">
      {receipts.map(({ id, number }) => (
        <Link key={id} className="gift-link" to={`?tab=receipts&receipt=${encodeURIComponent(id)}`}>
          {texts.receipt(number)}
        </Link>
      ))}
    </Flex>
  );
}

interface GiftFormProps extends FormEnds {
  /** The gift to correct, or null to record one. */
  readonly gift: Gift | null;
  readonly titles: ReadonlyMap<string, string>;
}

/** Asks for a gift that came by check, in cash or in another way, or for what is to be corrected in one. */
export const GiftForm = observer(function GiftForm({ gift, titles, ...ends }: GiftFormProps) {
  const viewModel = useViewModel(GiftFormViewModel);
  const [form] = Form.useForm<GiftFormValues>();
  // What somebody else saves later must not become the base of what is typed here.
  const [opened] = useState(() => viewModel.open(gift));
  const hasBenefit = Form.useWatch('hasBenefit', form) === true;
  const hasNoReceipt = Form.useWatch('hasNoReceipt', form) === true;
  const isHeld = viewModel.form.problemOf('hasNoReceipt') !== undefined;
  const fields = fieldsOf(titles, isHeld ? viewModel.heldBy : []);
  const names = fieldNames(fields).filter(
    (name) =>
      (hasBenefit || !name.startsWith('benefit')) &&
      (hasNoReceipt || name !== 'noReceiptReason') &&
      (gift === null || name !== 'isSettled'),
  );
  const show = (field: keyof GiftFormValues, values: GiftFormValues) => textOf(field, values, titles);
  return (
    <RecordForm
      name="gift"
      label={gift ? texts.correct : texts.record}
      viewModel={viewModel}
      form={form}
      initial={opened}
      onSubmit={(values) => viewModel.submit(values)}
      {...ends}
      submit={gift ? texts.save : texts.record}
      versions={{ texts: texts.conflict, labels, show }}
      loss={texts.loss}
    >
      <FormFields fields={fields} labels={labels} names={names} />
    </RecordForm>
  );
});

function textOf(
  field: keyof GiftFormValues,
  values: GiftFormValues,
  titles: ReadonlyMap<string, string>,
): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (field === 'noReceiptReason')
    return values.noReceiptReason && giftTexts.noReceiptReasons[values.noReceiptReason];
  if (field === 'method') return giftTexts.methods[values.method];
  if (field === 'receivedOn') return formatDay(value);
  return field === 'campaignId' ? giftTexts.campaignOf(value, titles) : value;
}
