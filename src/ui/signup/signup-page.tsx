import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../app/use-page-title';
import { useSharedViewModel } from '../app/use-view-model';
import { breakEmail } from '../shared/break-text';
import { SiteContentViewModel } from '../shared/content/site-content.view-model';
import { DoorPage } from '../shared/door-page/door-page';
import { sitePath } from '../shared/site-path';

/** Where the 'Create Account' link leads: accounts are opened by people, not by a form. */
export const SignupPage = observer(function SignupPage() {
  const { email } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  usePageTitle('Create account');
  return (
    <DoorPage heading="Create your account">
      <p>
        The foundation’s staff open accounts for members, volunteers and donors. Write to us, say how you
        would like to take part, and we will set yours up.
      </p>
      <p>
        <a className="door-page__contact" href={`mailto:${email}`}>
          <span>{breakEmail(email)}</span>
        </a>
      </p>
      <p className="door-page__aside">
        Have an account already? <Link to="/login">Sign in</Link> or go{' '}
        <a href={sitePath('/')}>back to the site</a>.
      </p>
    </DoorPage>
  );
});
