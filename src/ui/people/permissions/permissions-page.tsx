import { Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { type Action, may } from '../../../core/access/may';
import { ROLES, type Role } from '../../../core/access/role';
import { PAGES, type PageId } from '../../../core/access/rules';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { usePageTitle } from '../../app/page-hooks';
import { AuditList } from '../../audit/audit-list';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { Labeled, NativeSelect, optionsOf } from '../../shared/control/native-select';
import { Rows } from '../../shared/table/rows';
import { AddressTabs } from '../../shared/tabs/address-tabs';
import { roleNames } from '../roles.texts';
import { actionsIn } from './permission-areas';
import { actionTexts, pageText, permissionsTexts as texts } from './permissions.texts';
import './permissions.css';

/** What each role may do, and, in a tab of its own (?tab=audit), what was done. */
export function PermissionsPage() {
  usePageTitle(texts.title);
  const tabs = [
    { key: 'permissions', label: texts.permissions, children: <Permissions /> },
    { key: 'audit', label: texts.audit, children: <AuditList /> },
  ];
  return (
    <>
      <h1>{texts.title}</h1>
      <AddressTabs id="permissions" label={texts.areas} tabs={tabs} />
    </>
  );
}

/** Every permission by area, each area behind its name. The address keeps the role that was picked (?role=). */
function Permissions() {
  const [address, setAddress] = useAddress();
  const role = ROLES.find((each) => each === address.get('role')) ?? null;
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <Labeled label={texts.role}>
        {(id) => (
          <NativeSelect
            id={id}
            style={{ maxInlineSize: '20rem' }}
            value={role ?? ''}
            options={optionsOf(ROLES, roleNames, texts.allRoles)}
            onChange={(chosen) => setAddress((now) => withQuery(now, { role: chosen }), { replace: true })}
          />
        )}
      </Labeled>
      <div className="permission-areas">
        {AREAS.map(({ title, rows }) => (
          <AreaPart key={title} title={title} rows={rows} role={role} />
        ))}
      </div>
    </Flex>
  );
}

interface AreaProps {
  readonly title: string;
  readonly rows: readonly PermissionRow[];
  /** The role that was picked, or null for all of them. */
  readonly role: Role | null;
}

/** One area, folded until it is opened. With a role picked it has what that role may do. */
function AreaPart({ title, rows, role }: AreaProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = role ? rows.filter(({ key }) => permissionOf(role, key) !== 'no') : rows;
  const count = role ? texts.rowCountOfRole(shown.length, rows.length) : texts.rowCount(rows.length);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>{' '}
        <Typography.Text type="secondary">
          <span>{count}</span>
        </Typography.Text>
      </summary>
      {isOpen && shown.length > 0 && <PermissionTable title={title} rows={shown} role={role} />}
      {isOpen && role && shown.length === 0 && <p>{texts.noneOfRole(roleNames[role])}</p>}
    </details>
  );
}

/** Whether people of a role may do something: always, only with what is their own or in programs that they manage, or not at all. */
function permissionOf(role: Role, action: Action): 'yes' | 'own' | 'managed' | 'no' {
  const actor = { id: 'somebody', role };
  if (may(actor, action)) return 'yes';
  if (may(actor, action, { ownerId: actor.id })) return 'own';
  return may(actor, action, { managerIds: [actor.id] }) ? 'managed' : 'no';
}

/** One action, and what the policy says of it for each role. */
const rowOf = (action: Action, [what, why]: readonly [what: string, why: string]) => ({
  key: action,
  what,
  why,
  /** Whether visitors may, too. */
  isPublic: may(null, action),
});
type PermissionRow = ReturnType<typeof rowOf>;

const PAGE_ROWS = (Object.keys(PAGES) as PageId[]).map((page) => rowOf(`open ${page}`, pageText(page)));

/** The areas of actions, and then the pages. */
const AREAS = [
  ...fieldNames(texts.areaNames).map((area) => ({
    title: texts.areaNames[area],
    rows: actionsIn(area).map((action) => rowOf(action, actionTexts[action])),
  })),
  { title: texts.pages, rows: PAGE_ROWS },
];

const PERMISSIONS_SHOWN = {
  yes: (
    <Typography.Text strong type="success">
      {texts.permission.yes}
    </Typography.Text>
  ),
  own: (
    <Typography.Text strong className="short">
      {texts.permission.own}
    </Typography.Text>
  ),
  managed: (
    <Typography.Text strong className="short">
      {texts.permission.managed}
    </Typography.Text>
  ),
  no: <Typography.Text type="secondary">{texts.permission.no}</Typography.Text>,
};

const columnsOf = (roles: readonly Role[]): TableColumnsType<PermissionRow> => [
  { title: texts.action, key: 'what', dataIndex: 'what', rowScope: 'row' },
  ...roles.map((role) => ({
    title: roleNames[role],
    key: role,
    render: (_: unknown, { key }: PermissionRow) => PERMISSIONS_SHOWN[permissionOf(role, key)],
  })),
  {
    title: texts.why,
    key: 'why',
    render: (_, { why, isPublic }) => (
      <div className="words" style={{ minInlineSize: '16rem' }}>
        {isPublic ? `${why} ${texts.visitors}.` : why}
      </div>
    ),
  },
];

/** Actions in rows and roles in columns, or a card for each action where there is no room for columns. */
function PermissionTable({ title, rows, role }: AreaProps) {
  const columns = columnsOf(role ? [role] : ROLES);
  return (
    <Rows label={title} rows={rows} columns={columns} keyOf={({ key }) => key} size="small">
      {(row) => (
        <>
          <h3 style={{ fontSize: '1rem', fontWeight: 600 }}>{row.what}</h3>
          <p>
            {texts.who}: <strong>{whoMay(row)}</strong>
          </p>
          <p>{row.why}</p>
        </>
      )}
    </Rows>
  );
}

function whoMay({ key, isPublic }: PermissionRow): string {
  if (isPublic) return texts.everybody;
  const allowed = ROLES.flatMap((role) => {
    const permission = permissionOf(role, key);
    const name = roleNames[role];
    const shown = { yes: name, own: texts.ownOnly(name), managed: texts.managedOnly(name) };
    return permission === 'no' ? [] : [shown[permission]];
  });
  return allowed.length === 0 ? texts.nobody : allowed.join(', ');
}
