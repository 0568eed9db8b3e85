import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { currentEntry, menuFor } from '../../../core/navigation/menu';
import { HOME_PATH } from '../../../core/navigation/paths';
import { usePageTitle, useSharedViewModel } from '../../app/page-hooks';
import { LinkButton } from '../../shared/control/link-button';
import { NothingHere } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { notBuiltTexts as texts } from './not-built.texts';

/** The page of a menu entry whose area is not built yet. It says so and leads back home. */
export const NotBuiltPage = observer(function NotBuiltPage() {
  const { user } = useSharedViewModel(SessionViewModel);
  const { pathname } = useLocation();
  const entry = user && currentEntry(menuFor(user.role), pathname);
  const title = entry ? menuTexts[entry.id] : texts.dashboard;
  usePageTitle(title);
  return (
    <Flex vertical gap="middle" style={{ maxWidth: '60rem' }}>
      <h1>{title}</h1>
      <NothingHere title={texts.lead} next={texts.text}>
        <LinkButton type="primary" to={HOME_PATH}>
          {texts.back}
        </LinkButton>
      </NothingHere>
    </Flex>
  );
});
