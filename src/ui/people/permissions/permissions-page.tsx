import { Flex, Tabs } from 'antd';
import { nameTabs } from '../../app/ant/ant-names';
import { usePageTitle } from '../../app/page-hooks';
import { AuditList } from '../../audit/audit-list';
import { useAddress } from '../../shared/address/use-address';
import { deedRows, pageRows } from './permission-rows';
import { PermissionTable } from './permission-table';
import { permissionsTexts as texts } from './permissions.texts';

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
