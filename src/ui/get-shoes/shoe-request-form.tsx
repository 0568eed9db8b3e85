import { observer } from 'mobx-react-lite';
import { SHOE_REQUEST_RULES, type ShoeRequest } from '../../core/messages/shoe-request';
import { useSharedViewModel, useViewModel } from '../app/page-hooks';
import { type NativeFields, NativeForm } from '../shared/form/native-form';
import { WithSentPanel } from '../shared/form/with-sent-panel';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { PhoneLink } from '../shared/text/contact-links';
import { ContactField } from './contact-field';
import { getShoesTexts as texts } from './get-shoes.texts';
import { ShoeRequestViewModel } from './shoe-request.view-model';

const FIELDS: NativeFields<keyof ShoeRequest> = {
  name: { autoComplete: 'name' },
  contact: (field) => <ContactField {...field} />,
  sizes: {},
  note: { rows: 4 },
};

/** The form with which somebody asks for shoes; what was sent is said above it until that is closed. */
export const ShoeRequestForm = observer(function ShoeRequestForm() {
  const viewModel = useViewModel(ShoeRequestViewModel);
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <WithSentPanel
      last={viewModel.last}
      titleOf={() => texts.sent.title}
      isDemo={!viewModel.delivers}
      next={() => (
        <>
          <p>{texts.sent.next}</p>
          {phone && (
            <p>
              {texts.sent.sooner} <PhoneLink phone={phone} />.
            </p>
          )}
        </>
      )}
    >
      <NativeForm
        id="shoe-request"
        label={texts.ask}
        viewModel={viewModel}
        fields={FIELDS}
        labels={texts.labels}
        rules={SHOE_REQUEST_RULES}
        button={texts.send}
      />
    </WithSentPanel>
  );
});
