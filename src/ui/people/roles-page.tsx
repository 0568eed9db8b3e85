import { Alert, Button, Flex, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ROLES, type Role } from '../../core/access/role';
import { menuFor } from '../../core/navigation/menu';
import { pathOf } from '../../core/navigation/paths';
import type { RoleHolders } from '../../core/people/people-query';
import { useViewModel } from '../app/page-hooks';
import { CardSection } from '../shared/card-section';
import { fetchedTexts } from '../shared/fetched/fetched.texts';
import { menuTexts } from '../shared/menu.texts';
import { Page } from '../shared/page';
import { peopleTexts } from './people.texts';
import { RoleHoldersViewModel } from './people.view-model';
import { roleNames, rolePurposes, rolesPageTexts as texts } from './roles.texts';
import '../shared/link-list.css';

/** Who holds each role, and what it opens. */
export const RolesPage = observer(function RolesPage() {
  const viewModel = useViewModel(RoleHoldersViewModel);
  const { state } = viewModel;
  return (
    <Page title={texts.title}>
      <p>{texts.intro}</p>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' ? peopleTexts.loading : ''}
      </p>
      {state.status === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={peopleTexts.readFailed[state.failure]}
          action={<Button onClick={() => void viewModel.retry()}>{fetchedTexts.tryAgain}</Button>}
        />
      )}
      {ROLES.map((role) => (
        <CardSection key={role} title={roleNames[role]}>
          <Flex vertical gap="small">
            <p>{rolePurposes[role]}</p>
            {state.status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
            {state.status === 'ready' && (
              <Holders
                {...(state.value.find((holders) => holders.role === role) ?? { role, names: [], total: 0 })}
              />
            )}
            <Opened role={role} />
          </Flex>
        </CardSection>
      ))}
    </Page>
  );
});

function Holders({ role, names, total }: RoleHolders) {
  if (total === 0) return <p>{texts.nobody}</p>;
  return (
    <>
      <p>
        <strong>{texts.holders(total)}</strong>
        <span>{`: ${names.join(', ')}${total > names.length ? '…' : ''}`}</span>
      </p>
      <p className="link-list">
        <Link to={`${pathOf('user-management/all-users')}?role=${role}`}>
          {texts.seeAll(roleNames[role])}
        </Link>
      </p>
    </>
  );
}

/** The pages of the role's sidebar. */
function Opened({ role }: { readonly role: Role }) {
  const pages = menuFor(role).flatMap((item) => (item.items.length > 0 ? item.items : [item]));
  return <p>{`${texts.opens}: ${pages.map(({ id }) => menuTexts[id]).join(', ')}`}</p>;
}
