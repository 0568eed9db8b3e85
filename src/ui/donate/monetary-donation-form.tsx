import { Form, type FormInstance, Radio } from 'antd';
// The compound Input brings searches and one-time codes along; see docs/decisions/0009-bytes-are-counted.md.
import Input from 'antd/es/input/Input';
import { PRESET_AMOUNTS } from '../../core/donations/monetary-donation';
import { useViewModel } from '../app/use-view-model';
import { NameAndEmail } from '../shared/form/name-and-email';
import { PublicForm } from '../shared/form/public-form';
import { formatDollars } from '../shared/money';
import { donateTexts } from './donate.texts';
import { MonetaryDonationViewModel } from './monetary-donation.view-model';
import './monetary-donation-form.css';

const AMOUNT_LABEL_ID = 'money_amount_label';
const BLANK = { preset: '', customAmount: '', name: '', email: '', phone: '', message: '' };
const PRESETS = PRESET_AMOUNTS.map((amount) => ({ value: String(amount), label: formatDollars(amount) }));
const texts = donateTexts.money;

type Values = typeof BLANK;

/** The form for a gift of money. */
export function MonetaryDonationForm() {
  const viewModel = useViewModel(MonetaryDonationViewModel);
  return (
    <PublicForm
      name="money"
      label={texts.form}
      blank={BLANK}
      viewModel={viewModel}
      submitText={texts.submit}
      onChange={keepOneAmount}
      promise={<p className="monetary-donation-form__receipt">{texts.receipt}</p>}
    >
      <Form.Item name="preset" label={<span id={AMOUNT_LABEL_ID}>{texts.amount}</span>} required>
        <Radio.Group
          className="monetary-donation-form__presets"
          name="preset"
          options={PRESETS}
          aria-labelledby={AMOUNT_LABEL_ID}
        />
      </Form.Item>
      <Form.Item className="monetary-donation-form__custom" name="customAmount" label={texts.customAmount}>
        <Input prefix="$" inputMode="decimal" autoComplete="transaction-amount" />
      </Form.Item>
      <Gift viewModel={viewModel} />
      <NameAndEmail />
      <Form.Item name="phone" label={texts.phone}>
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="message" label={texts.message}>
        <textarea className="public-form__text" rows={3} />
      </Form.Item>
    </PublicForm>
  );
}

/** Choosing a preset clears the own amount, and the other way round; either mends the message beside both. */
function keepOneAmount(changed: Partial<Values>, form: FormInstance<Values>): readonly string[] {
  if (changed.preset) form.setFieldValue('customAmount', '');
  if (changed.customAmount) form.setFieldValue('preset', '');
  const isAmount = 'preset' in changed || 'customAmount' in changed;
  return isAmount ? ['preset', 'customAmount'] : Object.keys(changed);
}

/** The amount as it will be given; on its own, so that typing it renders nothing else. */
function Gift({ viewModel }: { readonly viewModel: MonetaryDonationViewModel }) {
  const form = Form.useFormInstance<Values>();
  const preset = Form.useWatch('preset', form) ?? '';
  const customAmount = Form.useWatch('customAmount', form) ?? '';
  return <p className="monetary-donation-form__gift">{viewModel.giftText({ preset, customAmount })}</p>;
}
