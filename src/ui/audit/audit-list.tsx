import { Card, Flex, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AuditQuery } from '../../core/audit/audit.inputs';
import { AUDIT_ACTIONS, type AuditEntry } from '../../core/audit/audit-entry';
import { useViewModel } from '../app/use-view-model';
import { NativeSelect } from '../shared/native-select';
import { formatInstant } from '../shared/pacific';
import { PagedList } from '../shared/paged/paged-list';
import { auditTexts as texts } from './audit.texts';
import { AuditListViewModel } from './audit-list.view-model';
import '../people/people.css';
import { useAddress } from '../shared/address/use-address';

const SIZE = 25;
const CHOICES = [
  { value: '', label: texts.everything },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: texts.actions[action] })),
];

/** The question that an address asks, as in '?action=person.invite&page=2'. */
function queryOf(address: URLSearchParams): AuditQuery {
  const page = Number(address.get('page'));
  return {
    action: AUDIT_ACTIONS.find((action) => action === address.get('action')) ?? null,
    person: null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: SIZE,
  };
}

/** Who did what to whom. The address keeps what is shown. */
export const AuditList = observer(function AuditList() {
  const list = useViewModel(AuditListViewModel);
  const [address, setAddress] = useAddress();
  const query = queryOf(address);
  const asked = JSON.stringify(query);
  useEffect(() => void list.show(JSON.parse(asked) as AuditQuery), [list, asked]);
  const change = (name: 'action' | 'page', value: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      if (value === '' || value === '1') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <Form layout="vertical" role="search" aria-label={texts.filters}>
        <Form.Item label={texts.action} htmlFor="audit-action" style={{ margin: 0, maxWidth: '20rem' }}>
          <NativeSelect
            id="audit-action"
            options={CHOICES}
            value={query.action ?? ''}
            onChange={(value) => change('action', value)}
          />
        </Form.Item>
      </Form>
      <PagedList
        state={list.state}
        loading={texts.loading}
        failed={texts.failed}
        empty={query.action === null ? texts.none : texts.notFound}
        query={query}
        onPage={(page) => change('page', String(page))}
        onRetry={() => void list.retry()}
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
      </PagedList>
    </Flex>
  );
});

function Entry({ entry: { at, actor, action, subject, detail } }: { readonly entry: AuditEntry }) {
  const sentence = texts.sentences[action]({ subject: subject.name || texts.somebody, detail });
  return (
    <>
      <time className="person__email">{formatInstant(at)}</time>
      <p>
        <strong>{actor.name || texts.somebody}</strong> {sentence}
      </p>
    </>
  );
}
