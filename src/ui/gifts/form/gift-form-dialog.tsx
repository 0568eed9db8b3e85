import { Form, Input, Modal, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { GIFT_METHODS, type Gift } from '../../../core/gifts/gift';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { FieldConflictDialog } from '../../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../../shared/conflict/field-conflict';
import { NativeSelect } from '../../shared/control/native-select';
import { DialogTitle } from '../../shared/dialog/dialog-title';
import { formTexts } from '../../shared/form/form.texts';
import { StateForm } from '../../shared/form/state-form';
import { useAskedClose } from '../../shared/leave/use-asked-close';
import { formatDay } from '../../shared/text/day';
import { giftTexts } from '../gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';
import { GiftFormViewModel } from './gift-form.view-model';
import type { GiftFormValues } from './gift-form-values';

interface GiftFormDialogProps {
  readonly isOpen: boolean;
  /** The gift to correct, or null to record one. */
  readonly gift: Gift | null;
  readonly titles: ReadonlyMap<string, string>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for a gift that came by check, in cash or in another way, or for what is to be corrected in one. */
export function GiftFormDialog({ isOpen, onClose, ...form }: GiftFormDialogProps) {
  const close = useAskedClose(onClose);
  return (
    <Modal
      open={isOpen}
      title={<DialogTitle>{form.gift ? texts.correct : texts.record}</DialogTitle>}
      footer={null}
      closable={false}
      width={680}
      onCancel={close}
      // The form is a new one each time, with an id of its own for the gift.
      destroyOnHidden
    >
      <GiftForm {...form} onCancel={close} onClose={onClose} />
    </Modal>
  );
}

interface FieldSettings {
  readonly control: ReactElement;
  readonly label?: string;
  readonly required?: boolean;
  readonly extra?: string;
  readonly className?: string;
  readonly valuePropName?: string;
}

const { labels } = texts;
const half = 'form__half';
const DOLLARS = <Input prefix="$" inputMode="decimal" />;

function fieldsOf(titles: ReadonlyMap<string, string>): Record<keyof GiftFormValues, FieldSettings> {
  const methods = GIFT_METHODS.map((value) => ({ value, label: giftTexts.methods[value] }));
  const campaigns = [
    { value: '', label: giftTexts.noCampaign },
    ...[...titles].map(([value, label]) => ({ value, label })),
  ];
  return {
    name: { label: labels.name, required: true, className: half, control: <Input autoComplete="off" /> },
    email: { label: labels.email, className: half, control: <Input type="email" autoComplete="off" /> },
    phone: { label: labels.phone, className: half, control: <Input type="tel" autoComplete="off" /> },
    address: { label: labels.address, className: half, control: <Input autoComplete="off" /> },
    amount: { label: labels.amount, required: true, className: half, control: DOLLARS },
    receivedOn: {
      label: labels.receivedOn,
      required: true,
      extra: texts.onHint,
      className: half,
      control: <Input type="date" max={LAST_DAY} />,
    },
    method: { label: labels.method, className: half, control: <NativeSelect options={methods} /> },
    campaignId: { label: labels.campaignId, className: half, control: <NativeSelect options={campaigns} /> },
    hasBenefit: { label: labels.hasBenefit, valuePropName: 'checked', control: <Switch /> },
    benefitDescription: {
      label: labels.benefitDescription,
      required: true,
      className: half,
      control: <Input />,
    },
    benefitAmount: { label: labels.benefitAmount, required: true, className: half, control: DOLLARS },
    note: { label: labels.note, control: <Input.TextArea rows={2} /> },
    isSettled: { label: labels.isSettled, valuePropName: 'checked', control: <Switch /> },
  };
}

const GiftForm = observer(function GiftForm({
  gift,
  titles,
  onDone,
  onCancel,
  onClose,
}: Omit<GiftFormDialogProps, 'isOpen'> & { readonly onCancel: () => void }) {
  const viewModel = useViewModel(GiftFormViewModel);
  const [form] = Form.useForm<GiftFormValues>();
  // What somebody else saves later must not become the base of what is typed here.
  const [opened] = useState(() => viewModel.open(gift));
  const hasBenefit = Form.useWatch('hasBenefit', form) === true;
  const fields = fieldsOf(titles);
  const names = (Object.keys(fields) as (keyof GiftFormValues)[]).filter(
    (name) => (hasBenefit || !name.startsWith('benefit')) && (gift === null || name !== 'isSettled'),
  );
  const finish = () => {
    onDone();
    onClose();
  };
  const handleSubmit = async (values: GiftFormValues) => {
    if (await viewModel.submit(values)) finish();
  };
  const handleResolve = (choices: FieldChoices<keyof GiftFormValues>) => {
    const { values, isToSave } = viewModel.resolve(choices);
    form.setFieldsValue(values);
    if (isToSave) void handleSubmit(form.getFieldsValue(true));
    else finish();
  };
  return (
    <>
      <StateForm
        name="gift"
        label={gift ? texts.correct : texts.record}
        state={viewModel.form}
        form={form}
        initial={opened}
        fields={names}
        onSubmit={handleSubmit}
        submit={gift ? texts.save : texts.record}
        cancel={{ text: texts.cancel, onPress: onCancel }}
        loss={texts.loss}
      >
        <p className="form__hint screen-only">{formTexts.requiredMark}</p>
        {names.map((name) => {
          const { control, ...settings } = fields[name];
          return (
            <Form.Item key={name} name={name} {...settings}>
              {control}
            </Form.Item>
          );
        })}
      </StateForm>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <FieldConflictDialog
        conflict={viewModel.conflict}
        texts={texts.conflict}
        labels={labels}
        show={(field, values) => textOf(field, values, titles)}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
});

function textOf(
  field: keyof GiftFormValues,
  values: GiftFormValues,
  titles: ReadonlyMap<string, string>,
): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (field === 'method') return giftTexts.methods[values.method];
  if (field === 'receivedOn') return formatDay(value);
  if (field !== 'campaignId') return value;
  return value === '' ? giftTexts.noCampaign : (titles.get(value) ?? giftTexts.goneCampaign);
}
