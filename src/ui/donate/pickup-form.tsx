import { useViewModel } from '../app/use-view-model';
import { NameAndEmail } from '../shared/form/name-and-email';
import { PublicForm } from '../shared/form/public-form';
import { TextField } from '../shared/form/text-field';
import { donateTexts } from './donate.texts';
import { PickupViewModel } from './pickup.view-model';

const texts = donateTexts.items;

/** The form for shoes and clothing to be picked up. */
export function PickupForm() {
  const viewModel = useViewModel(PickupViewModel);
  return (
    <PublicForm id="pickup" label={texts.form} viewModel={viewModel} button={texts.submit}>
      {(field) => (
        <>
          <NameAndEmail field={field} />
          <div className="public-form__pair">
            <TextField {...field('phone')} label={texts.phone} required type="tel" autoComplete="tel" />
            <TextField {...field('address')} label={texts.address} required autoComplete="street-address" />
          </div>
          <TextField
            {...field('items')}
            label={texts.items}
            required
            rows={3}
            placeholder={texts.itemsExample}
          />
          <TextField {...field('message')} label={texts.message} rows={3} />
        </>
      )}
    </PublicForm>
  );
}
