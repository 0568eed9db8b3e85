import { Card, Flex } from 'antd';
import { AUDIT_ACTIONS, type AuditEntry } from '../../core/audit/audit-entry';
import { formatInstant } from '../../core/shared/text/format';
import { useViewModel } from '../app/page-hooks';
import { choice, queryFields } from '../shared/address/query-fields';
import { optionsOf } from '../shared/control/native-select';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { auditTexts as texts } from './audit.texts';
import { AuditListViewModel } from './audit-list.view-model';

const ACTIONS = optionsOf(AUDIT_ACTIONS, texts.actions, texts.everything);

/** The entries that an address asks for, as in '?action=person.invite&page=2'. */
const auditAddress = queryFields({ action: choice(AUDIT_ACTIONS) }, { person: null, size: 25 });

/** Who did what to whom. The address keeps what is shown. */
export function AuditList() {
  const list = useViewModel(AuditListViewModel);
  const listQuery = useListQuery(list, auditAddress);
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <ListPage
        list={list}
        listQuery={listQuery}
        texts={texts}
        filters={[{ name: 'action', label: texts.action, options: ACTIONS }]}
      >
        {({ items }) => (
          <Card size="small">
            <Flex component="ul" vertical gap="small" aria-label={texts.entries}>
              {items.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
            </Flex>
          </Card>
        )}
      </ListPage>
    </Flex>
  );
}

function Entry({ entry: { at, actor, action, subject, detail } }: { readonly entry: AuditEntry }) {
  const sentence = texts.sentences[action]({ subject: subject.name || texts.somebody, detail });
  return (
    <>
      <time style={{ color: 'var(--muted)' }}>{formatInstant(at)}</time>
      <p>
        <strong>{actor.name || texts.somebody}</strong> <span>{sentence}</span>
      </p>
    </>
  );
}
