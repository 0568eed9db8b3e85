import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useViewModel } from '../app/use-view-model';
import { clearField } from '../shared/form/form-values';
import { NameAndEmail } from '../shared/form/name-and-email';
import { PublicForm } from '../shared/form/public-form';
import { TextField } from '../shared/form/text-field';
import { donateTexts } from './donate.texts';
import { type MonetaryDonationValues, MonetaryDonationViewModel } from './monetary-donation.view-model';
import { PresetAmounts } from './preset-amounts';
import './monetary-donation-form.css';

const texts = donateTexts.money;

/** The form for a gift of money. */
export function MonetaryDonationForm() {
  const viewModel = useViewModel(MonetaryDonationViewModel);
  const handleValues = (values: MonetaryDonationValues, form: HTMLFormElement, changed: string | null) => {
    // A preset and the donor's own amount exclude each other; what was wrong with one goes with the other.
    const other = changed === 'preset' ? 'customAmount' : changed === 'customAmount' ? 'preset' : null;
    const isReplaced = other !== null && values[changed as 'preset' | 'customAmount'] !== '';
    if (isReplaced) clearField(form, other);
    if (other) viewModel.form.mend(other);
    viewModel.changeAmount(isReplaced ? { ...values, [other]: '' } : values);
  };
  return (
    <PublicForm
      id="money"
      label={texts.form}
      viewModel={viewModel}
      button={texts.submit}
      onValues={handleValues}
      after={<p className="monetary-donation-form__receipt">{texts.receipt}</p>}
    >
      {(field) => (
        <>
          <PresetAmounts {...field('preset')} />
          <div className="monetary-donation-form__custom">
            <TextField
              {...field('customAmount')}
              label={texts.customAmount}
              prefix="$"
              inputMode="decimal"
              autoComplete="transaction-amount"
            />
          </div>
          <Gift viewModel={viewModel} />
          <NameAndEmail field={field} />
          <TextField {...field('phone')} label={texts.phone} type="tel" autoComplete="tel" />
          <TextField {...field('message')} label={texts.message} rows={3} />
        </>
      )}
    </PublicForm>
  );
}

/** The amount as it will be given, breaking where a large one may; on its own, so that typing it renders nothing else. */
const Gift = observer(function Gift({ viewModel }: { readonly viewModel: MonetaryDonationViewModel }) {
  const [start, ...thousands] = viewModel.gift.split(',');
  return (
    <p className="monetary-donation-form__gift">
      {start}
      {thousands.map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the digits are what changes, and nothing else of them is kept
        <Fragment key={index}>
          ,<wbr />
          {digits}
        </Fragment>
      ))}
    </p>
  );
});
