import { Form, type FormInstance, Radio } from 'antd';
// The compound Input brings searches and one-time codes along; see docs/decisions/0009-bytes-are-counted.md.
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { PRESET_AMOUNTS } from '../../core/donations/monetary-donation';
import { useViewModel } from '../app/use-view-model';
import { DemoNote } from '../shared/form/demo-note';
import { formTexts } from '../shared/form/form-texts';
import { useSubmission } from '../shared/form/use-submission';
import { useTypedValues } from '../shared/form/use-typed-values';
import { formatDollars } from '../shared/money';
import { donateTexts } from './donate.texts';
import { MonetaryDonationViewModel } from './monetary-donation.view-model';
import '../shared/form/public-form.css';
import './monetary-donation-form.css';

const NAME = 'money';
const AMOUNT_LABEL_ID = 'money_amount_label';
const BLANK = { preset: '', customAmount: '', name: '', email: '', phone: '', message: '' };
const PRESETS = PRESET_AMOUNTS.map((amount) => ({ value: String(amount), label: formatDollars(amount) }));
const texts = donateTexts.money;

/** The form for a gift of money. */
export const MonetaryDonationForm = observer(function MonetaryDonationForm() {
  const viewModel = useViewModel(MonetaryDonationViewModel);
  const { isSending } = viewModel;
  const [form] = Form.useForm<typeof BLANK>();
  useTypedValues(form, NAME, Object.keys(BLANK));
  const { handleFinish, clearMessages, buttonProps } = useSubmission({
    form,
    formName: NAME,
    blank: BLANK,
    isSending,
    submit: (values) => viewModel.submit(values),
  });
  const handleChange = (changed: Partial<typeof BLANK>) => {
    if (changed.preset) form.setFieldValue('customAmount', '');
    if (changed.customAmount) form.setFieldValue('preset', '');
    const isAmount = 'preset' in changed || 'customAmount' in changed;
    clearMessages(isAmount ? ['preset', 'customAmount'] : Object.keys(changed));
  };
  return (
    <Form
      className="public-form"
      name={NAME}
      form={form}
      layout="vertical"
      noValidate
      aria-label={texts.form}
      initialValues={BLANK}
      onFinish={handleFinish}
      onValuesChange={handleChange}
    >
      <p className="public-form__hint">{formTexts.requiredMark}</p>
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
      <Gift form={form} viewModel={viewModel} />
      <div className="public-form__pair">
        <Form.Item name="name" label={texts.name} required>
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item name="email" label={texts.email} required>
          <Input type="email" autoComplete="email" />
        </Form.Item>
      </div>
      <Form.Item name="phone" label={texts.phone}>
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="message" label={texts.message}>
        <textarea className="public-form__text" rows={3} />
      </Form.Item>
      <button className="button public-form__button" type="submit" {...buttonProps}>
        {texts.submit}
      </button>
      <p className="monetary-donation-form__receipt">{texts.receipt}</p>
      {!viewModel.delivers && <DemoNote />}
    </Form>
  );
});

interface GiftProps {
  readonly form: FormInstance<typeof BLANK>;
  readonly viewModel: MonetaryDonationViewModel;
}

/** The amount as it will be given; on its own, so that typing it renders nothing else. */
function Gift({ form, viewModel }: GiftProps) {
  const preset = Form.useWatch('preset', form) ?? '';
  const customAmount = Form.useWatch('customAmount', form) ?? '';
  return <p className="monetary-donation-form__gift">{viewModel.giftText({ preset, customAmount })}</p>;
}
