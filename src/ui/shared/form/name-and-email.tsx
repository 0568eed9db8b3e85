import { Form } from 'antd';
// The compound Input brings searches and one-time codes along; see docs/decisions/0009-bytes-are-counted.md.
import Input from 'antd/es/input/Input';
import { formTexts } from './form-texts';

/** Who fills a public form in: side by side where there is room. */
export function NameAndEmail() {
  return (
    <div className="public-form__pair">
      <Form.Item name="name" label={formTexts.name} required>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item name="email" label={formTexts.email} required>
        <Input type="email" autoComplete="email" />
      </Form.Item>
    </div>
  );
}
