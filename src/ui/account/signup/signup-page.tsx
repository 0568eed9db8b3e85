import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useSharedViewModel } from '../../app/page-hooks';
import { AuthPage } from '../../shared/auth-page/auth-page';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { pagePath } from '../../shared/site-path';
import { EmailLink, PhoneLink } from '../../shared/text/contact-links';
import { signupTexts as texts } from './signup.texts';

/** Where the 'Create Account' link leads: accounts are opened by people, not by a form. */
export const SignupPage = observer(function SignupPage() {
  const { email, phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <AuthPage path="/signup" title={texts.title} heading={texts.heading}>
      <p>{texts.how}</p>
      <p>
        {email && <EmailLink className="auth-page__contact" email={email} />}
        {phone && (
          <>
            {email && <br />}
            <PhoneLink className="auth-page__contact" phone={phone} />
          </>
        )}
      </p>
      <p>
        <a href={pagePath('/get-shoes')}>{texts.needShoes}</a> {texts.noAccount}
      </p>
      <p className="auth-page__aside">
        {texts.haveAccount} <Link to="/login">{texts.signIn}</Link> {texts.orGo}{' '}
        <a href={pagePath('/')}>{texts.backToSite}</a>.
      </p>
    </AuthPage>
  );
});
