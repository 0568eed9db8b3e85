import { Card, Flex, Table, type TableColumnsType } from 'antd';
import { ROLES } from '../../../core/access/role';
import { useMediaQuery } from '../../app/use-media-query';
import { QUIET, WideTable } from '../../shared/table/rows';
import { roleNames } from '../roles.texts';
import type { PermissionRow } from './permission-rows';
import { permissionsTexts as texts } from './permissions.texts';
import './permissions.css';

interface PermissionTableProps {
  readonly title: string;
  readonly rows: readonly PermissionRow[];
}

/** Actions in rows and roles in columns, or a card for each action where there is no room for columns. */
export function PermissionTable({ title, rows }: PermissionTableProps) {
  const isNarrow = useMediaQuery('not-wide');
  return isNarrow ? <PermissionCards title={title} rows={rows} /> : <Columns title={title} rows={rows} />;
}

function Columns({ title, rows }: PermissionTableProps) {
  const columns: TableColumnsType<PermissionRow> = [
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
  return (
    <WideTable label={title}>
      <Table
        loading={QUIET}
        aria-label={title}
        size="small"
        columns={columns}
        dataSource={rows}
        rowKey="key"
        pagination={false}
      />
    </WideTable>
  );
}

function PermissionCards({ title, rows }: PermissionTableProps) {
  return (
    <Flex component="ul" vertical gap="small" aria-label={title}>
      {rows.map((row) => (
        <li key={row.key}>
          <Card size="small">
            <h3 className="permission__action">{row.what}</h3>
            <p>
              {texts.who}: <strong>{whoMay(row)}</strong>
            </p>
            <p>{row.why}</p>
          </Card>
        </li>
      ))}
    </Flex>
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
