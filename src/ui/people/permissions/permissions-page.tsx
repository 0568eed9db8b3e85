import { Flex, type TableColumnsType, Tabs } from 'antd';
import { ROLES } from '../../../core/access/role';
import { nameTabs } from '../../app/ant/ant-names';
import { usePageTitle } from '../../app/page-hooks';
import { AuditList } from '../../audit/audit-list';
import { useAddress } from '../../shared/address/use-address';
import { Rows } from '../../shared/table/rows';
import { roleNames } from '../roles.texts';
import { deedRows, type PermissionRow, pageRows } from './permission-rows';
import { permissionsTexts as texts } from './permissions.texts';
import './permissions.css';

const named = nameTabs(texts.areas);
const [DEED_ROWS, PAGE_ROWS] = [deedRows(), pageRows()];
const AUDIT = 'audit';
const PERMISSIONS = 'permissions';

/** What each role may do, and, in a tab of its own (?tab=audit), what was done. */
export function PermissionsPage() {
  const [address, setAddress] = useAddress();
  usePageTitle(texts.title);
  const active = address.get('tab') === AUDIT ? AUDIT : PERMISSIONS;
  const tabs = [
    { key: PERMISSIONS, label: texts.permissions, children: <Permissions /> },
    { key: AUDIT, label: texts.audit, children: <AuditList /> },
  ];
  return (
    <>
      <h1>{texts.title}</h1>
      <Tabs
        id="permissions"
        ref={named}
        activeKey={active}
        onChange={(tab) => setAddress(tab === AUDIT ? { tab } : {})}
        // Every panel is there from the beginning, for its tab to point to.
        items={tabs.map(({ key, label, children }) => ({
          key,
          label,
          forceRender: true,
          children: key === active && children,
        }))}
      />
    </>
  );
}

function Permissions() {
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <h2>{texts.deeds}</h2>
      <PermissionTable title={texts.deeds} rows={DEED_ROWS} />
      <h2>{texts.pages}</h2>
      <PermissionTable title={texts.pages} rows={PAGE_ROWS} />
    </Flex>
  );
}

const COLUMNS: TableColumnsType<PermissionRow> = [
  { title: texts.action, key: 'what', dataIndex: 'what', rowScope: 'row' },
  ...ROLES.map((role) => ({
    title: roleNames[role],
    key: role,
    render: (_: unknown, { roles }: PermissionRow) => (
      <span className={`permission permission--${roles[role]}`}>{texts.permission[roles[role]]}</span>
    ),
  })),
  {
    title: texts.why,
    key: 'why',
    className: 'permission-table__why',
    render: (_, { why, isPublic }) => (isPublic ? `${why} ${texts.visitors}.` : why),
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
          <h3 className="permission__action">{row.what}</h3>
          <p>
            {texts.who}: <strong>{whoMay(row)}</strong>
          </p>
          <p>{row.why}</p>
        </>
      )}
    </Rows>
  );
}

function whoMay({ roles, isPublic }: PermissionRow): string {
  if (isPublic) return texts.everybody;
  const allowed = ROLES.flatMap((role) => {
    if (roles[role] === 'no') return [];
    return roles[role] === 'own' ? [texts.ownOnly(roleNames[role])] : [roleNames[role]];
  });
  return allowed.length === 0 ? texts.nobody : allowed.join(', ');
}
