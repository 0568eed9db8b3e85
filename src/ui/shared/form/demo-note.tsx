import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../../app/use-view-model';
import { breakEmail } from '../break-text';
import { SiteContentViewModel } from '../content/site-content.view-model';
import { formTexts } from './form-texts';

/** Says that a form reaches nobody, and how to reach the foundation instead. */
export const DemoNote = observer(function DemoNote() {
  const { email, phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <p className="public-form__note">
      <strong>{formTexts.demo}.</strong> Reach us at{' '}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      {' or '}
      <a href={`mailto:${email}`}>{breakEmail(email)}</a>.
    </p>
  );
});
