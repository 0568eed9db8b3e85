import { Form } from 'antd';
// The compound Input brings searches and one-time codes along; see docs/decisions/0009-bytes-are-counted.md.
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { useViewModel } from '../app/use-view-model';
import { DemoNote } from '../shared/form/demo-note';
import { formTexts } from '../shared/form/form-texts';
import { useSubmission } from '../shared/form/use-submission';
import { useTypedValues } from '../shared/form/use-typed-values';
import { donateTexts } from './donate.texts';
import { PickupViewModel } from './pickup.view-model';
import '../shared/form/public-form.css';

const NAME = 'pickup';
const BLANK = { name: '', email: '', phone: '', address: '', items: '', message: '' };
const texts = donateTexts.items;

/** The form for shoes and clothing to be picked up. */
export const PickupForm = observer(function PickupForm() {
  const viewModel = useViewModel(PickupViewModel);
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
      onValuesChange={(changed) => clearMessages(Object.keys(changed))}
    >
      <p className="public-form__hint">{formTexts.requiredMark}</p>
      <div className="public-form__pair">
        <Form.Item name="name" label={texts.name} required>
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item name="email" label={texts.email} required>
          <Input type="email" autoComplete="email" />
        </Form.Item>
      </div>
      <div className="public-form__pair">
        <Form.Item name="phone" label={texts.phone} required>
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="address" label={texts.address} required>
          <Input autoComplete="street-address" />
        </Form.Item>
      </div>
      <Form.Item name="items" label={texts.items} required>
        <textarea
          className="public-form__text"
          rows={3}
          placeholder="4 pairs of sneakers, sizes 6 to 10; 2 winter coats"
        />
      </Form.Item>
      <Form.Item name="message" label={texts.message}>
        <textarea className="public-form__text" rows={3} />
      </Form.Item>
      <button className="button public-form__button" type="submit" {...buttonProps}>
        {texts.submit}
      </button>
      {!viewModel.delivers && <DemoNote />}
    </Form>
  );
});
