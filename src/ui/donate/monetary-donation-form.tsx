import { observer } from 'mobx-react-lite';
import { DONOR_RULES, PRESET_AMOUNTS } from '../../core/gifts/donation/monetary-donation';
import { formatDollars } from '../../core/shared/text/format-money';
import { useSharedViewModel, useViewModel } from '../app/page-hooks';
import { AboutFoundationGroup } from '../shared/about-foundation/about-foundation';
import { PublicSettingsViewModel } from '../shared/about-foundation/public-settings.view-model';
import {
  labelClass,
  NativeField,
  NativeFieldProblem,
  type NativeFieldProps,
  problemAttributes,
} from '../shared/form/native-field';
import { clearField, FormNote, type NativeFields, NativeForm } from '../shared/form/native-form';
import { WithSentPanel } from '../shared/form/with-sent-panel';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { PhoneLink } from '../shared/text/contact-links';
import { donateTexts } from './donate.texts';
import { type MonetaryDonationValues, MonetaryDonationViewModel, type Pledge } from './donate.view-model';
import './monetary-donation-form.css';

const texts = donateTexts.money;

/** The form for a gift of money. */
export function MonetaryDonationForm() {
  const viewModel = useViewModel(MonetaryDonationViewModel);
  const handleValues = (values: MonetaryDonationValues, form: HTMLFormElement, changed: string | null) => {
    // A preset and the donor's own amount exclude each other; what was wrong with one goes with the other.
    const replaced = changed === 'preset' ? 'customAmount' : changed === 'customAmount' ? 'preset' : null;
    const isReplaced = replaced !== null && values[changed as 'preset' | 'customAmount'] !== '';
    if (isReplaced) clearField(form, replaced);
    if (replaced) viewModel.form.correct(replaced);
    viewModel.changeAmount(isReplaced ? { ...values, [replaced]: '' } : values);
  };
  const fields: NativeFields<keyof MonetaryDonationValues> = {
    preset: (field) => <PresetAmounts field={field} />,
    customAmount: (field) => (
      <>
        <div className="monetary-donation-form__custom">
          <NativeField field={field} prefix="$" inputMode="decimal" autoComplete="transaction-amount" />
        </div>
        <Gift viewModel={viewModel} />
      </>
    ),
    name: { isHalf: true, autoComplete: 'name' },
    email: { isHalf: true, type: 'email', autoComplete: 'email' },
    phone: { type: 'tel', autoComplete: 'tel' },
    message: { rows: 3 },
  };
  return (
    <WithSentPanel
      last={viewModel.last}
      titleOf={({ amount }) => texts.pledged(amount)}
      isDemo={!viewModel.delivers}
      next={(pledge) => <Payment pledge={pledge} />}
    >
      <NativeForm
        id="money"
        label={texts.form}
        viewModel={viewModel}
        fields={fields}
        labels={texts.labels}
        rules={{ preset: 'required', customAmount: 'optional', ...DONOR_RULES }}
        button={texts.submit}
        onValues={handleValues}
        intro={<AboutFoundationGroup />}
      >
        <Closing viewModel={viewModel} />
      </NativeForm>
    </WithSentPanel>
  );
}

/** What comes after the form: a receipt in the simulation; where gifts arrive, how they are paid. */
const Closing = observer(function Closing({ viewModel }: { readonly viewModel: MonetaryDonationViewModel }) {
  const { next } = viewModel;
  const { areDeductible } = useSharedViewModel(PublicSettingsViewModel);
  if (next === 'call') return <FormNote title={texts.closed}>{texts.closedNext}</FormNote>;
  return (
    <p className="monetary-donation-form__receipt">
      {next === 'payment' ? texts.payNext : texts.receipt(areDeductible)}
    </p>
  );
});

/** How a pledge is paid: on the hosted form, where there is one, or by a call. */
const Payment = observer(function Payment({ pledge: { amount, payAt } }: { readonly pledge: Pledge }) {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <>
      {payAt !== null && (
        <p>
          {texts.leadingNow} <a href={payAt}>{texts.pay(amount)}</a>.
        </p>
      )}
      {phone && (
        <p>
          <span>{texts.payByCall(payAt !== null)}</span> <PhoneLink phone={phone} />
          <span>.</span>
        </p>
      )}
    </>
  );
});

/** The amount as it will be given, breaking where a large one may; on its own, so that typing it renders nothing else. */
const Gift = observer(function Gift({ viewModel }: { readonly viewModel: MonetaryDonationViewModel }) {
  const [start, ...thousands] = viewModel.gift.split(',');
  return (
    <p className="monetary-donation-form__gift">
      <span>{start}</span>
      {thousands.map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the digits are what changes, and nothing else of them is kept
        <span key={index}>
          ,<wbr />
          <span>{digits}</span>
        </span>
      ))}
    </p>
  );
});

/** The amounts that the form offers, as radio buttons. */
function PresetAmounts({ field }: { readonly field: NativeFieldProps }) {
  const labelId = `${field.id}_label`;
  return (
    <div className="field">
      <span className={labelClass(field.required)} id={labelId}>
        {field.label}
      </span>
      <div
        className="preset-amounts"
        role="radiogroup"
        aria-labelledby={labelId}
        aria-required={field.required}
        {...problemAttributes(field)}
      >
        {PRESET_AMOUNTS.map((amount) => (
          <label key={amount} className="preset-amounts__amount">
            <input type="radio" name={field.name} value={amount} />
            <span>{formatDollars(amount)}</span>
          </label>
        ))}
      </div>
      <NativeFieldProblem field={field} />
    </div>
  );
}
