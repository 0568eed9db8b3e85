import { formTexts } from './form-texts';
import { type FieldProps, TextField } from './text-field';

interface NameAndEmailProps {
  readonly field: (name: 'name' | 'email') => FieldProps;
}

/** Who fills a public form in: side by side where there is room. */
export function NameAndEmail({ field }: NameAndEmailProps) {
  return (
    <div className="public-form__pair">
      <TextField {...field('name')} label={formTexts.name} required autoComplete="name" />
      <TextField {...field('email')} label={formTexts.email} required type="email" autoComplete="email" />
    </div>
  );
}
