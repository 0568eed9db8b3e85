import { Flex, type TableColumnsType, Typography } from 'antd';
import { type Action, DATA_ACTIONS, may } from '../../../core/access/may';
import { ROLES, type Role } from '../../../core/access/role';
import { PAGES, type PageId } from '../../../core/access/rules';
import { usePageTitle } from '../../app/page-hooks';
import { AuditList } from '../../audit/audit-list';
import { Rows } from '../../shared/table/rows';
import { AddressTabs } from '../../shared/tabs/address-tabs';
import { roleNames } from '../roles.texts';
import { actionTexts, pageText, permissionsTexts as texts } from './permissions.texts';

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

function Permissions() {
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <h2>{texts.actions}</h2>
      <PermissionTable title={texts.actions} rows={ACTION_ROWS} />
      <h2>{texts.pages}</h2>
      <PermissionTable title={texts.pages} rows={PAGE_ROWS} />
    </Flex>
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

const ACTION_ROWS = DATA_ACTIONS.map((action) => rowOf(action, actionTexts[action]));
const PAGE_ROWS = (Object.keys(PAGES) as PageId[]).map((page) => rowOf(`open ${page}`, pageText(page)));

const PERMISSIONS_SHOWN = {
  yes: (
    <Typography.Text strong type="success">
      {texts.permission.yes}
    </Typography.Text>
  ),
  own: <Typography.Text strong>{texts.permission.own}</Typography.Text>,
  managed: <Typography.Text strong>{texts.permission.managed}</Typography.Text>,
  no: <Typography.Text type="secondary">{texts.permission.no}</Typography.Text>,
};

const COLUMNS: TableColumnsType<PermissionRow> = [
  { title: texts.action, key: 'what', dataIndex: 'what', rowScope: 'row' },
  ...ROLES.map((role) => ({
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

interface PermissionTableProps {
  readonly title: string;
  readonly rows: readonly PermissionRow[];
}

/** Actions in rows and roles in columns, or a card for each action where there is no room for columns. */
function PermissionTable({ title, rows }: PermissionTableProps) {
  return (
    <Rows label={title} rows={rows} columns={COLUMNS} keyOf={({ key }) => key} size="small">
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
