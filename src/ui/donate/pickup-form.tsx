import { PICKUP_RULES, type PickupRequest } from '../../core/pickups/pickup-request';
import { useViewModel } from '../app/page-hooks';
import { type NativeFields, NativeForm } from '../shared/form/native-form';
import { donateTexts } from './donate.texts';
import { PickupViewModel } from './pickup.view-model';

const texts = donateTexts.items;

const FIELDS: NativeFields<keyof PickupRequest> = {
  name: { isHalf: true, autoComplete: 'name' },
  email: { isHalf: true, type: 'email', autoComplete: 'email' },
  phone: { isHalf: true, type: 'tel', autoComplete: 'tel' },
  address: { isHalf: true, autoComplete: 'address-line1' },
  items: { rows: 3, placeholder: texts.itemsExample },
  message: { rows: 3 },
};

/** The form for shoes and clothing to be picked up. */
export function PickupForm() {
  const viewModel = useViewModel(PickupViewModel);
  return (
    <NativeForm
      id="pickup"
      label={texts.form}
      viewModel={viewModel}
      fields={FIELDS}
      labels={texts.labels}
      rules={PICKUP_RULES}
      button={texts.submit}
    />
  );
}
