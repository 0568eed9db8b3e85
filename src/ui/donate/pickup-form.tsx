import { Form } from 'antd';
// The compound Input brings searches and one-time codes along; see docs/decisions/0009-bytes-are-counted.md.
import Input from 'antd/es/input/Input';
import { useViewModel } from '../app/use-view-model';
import { NameAndEmail } from '../shared/form/name-and-email';
import { PublicForm } from '../shared/form/public-form';
import { donateTexts } from './donate.texts';
import { PickupViewModel } from './pickup.view-model';

const BLANK = { name: '', email: '', phone: '', address: '', items: '', message: '' };
const texts = donateTexts.items;

/** The form for shoes and clothing to be picked up. */
export function PickupForm() {
  return (
    <PublicForm
      name="pickup"
      label={texts.form}
      blank={BLANK}
      viewModel={useViewModel(PickupViewModel)}
      submitText={texts.submit}
    >
      <NameAndEmail />
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
    </PublicForm>
  );
}
