import { Alert, Button, Card, Flex, Radio, Tag, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { mailKindTexts } from '../../core/mail/mail-kinds.texts';
import { MAIL_STATES, type OutboxMail } from '../../core/mail/outbox-mail';
import { formatInstant } from '../../core/shared/text/format';
import { Allowed, useViewModel } from '../app/page-hooks';
import { ListPage } from '../shared/list/list-page';
import { pagesAt } from '../shared/list/list-query';
import { outboxTexts as texts } from './outbox.texts';
import { FIRST_MAILS, OutboxViewModel } from './outbox.view-model';

/** The mails of the site: which wait, which were sent, and which were not. */
export const OutboxSection = observer(function OutboxSection() {
  const viewModel = useViewModel(OutboxViewModel);
  const { value } = viewModel;
  const query = viewModel.question ?? FIRST_MAILS;
  return (
    <Flex component="section" vertical gap="middle" aria-labelledby="outbox">
      <h2 id="outbox">{texts.title}</h2>
      {value && !value.sends && <Alert type="info" showIcon role="note" title={texts.doesNotSend} />}
      <Radio.Group
        aria-label={texts.show}
        optionType="button"
        value={query.state ?? 'all'}
        onChange={({ target }) =>
          void viewModel.show({ ...query, page: 1, state: target.value === 'all' ? null : target.value })
        }
        options={[
          { value: 'all', label: texts.all },
          ...MAIL_STATES.map((value) => ({ value, label: texts.states[value] })),
        ]}
      />
      <ListPage
        list={viewModel}
        listQuery={pagesAt(query, (page) => void viewModel.show({ ...query, page }))}
        texts={texts.list}
      >
        {({ items, sends }) => (
          <Flex component="ul" vertical gap="small">
            {items.map((mail) => (
              <li key={mail.id}>
                <MailCard mail={mail} sends={sends} onTryAgain={() => void viewModel.tryAgain(mail.id)} />
              </li>
            ))}
          </Flex>
        )}
      </ListPage>
    </Flex>
  );
});

interface MailCardProps {
  readonly mail: OutboxMail;
  /** Whether there is a mail server. */
  readonly sends: boolean;
  readonly onTryAgain: () => void;
}

function MailCard({ mail, sends, onTryAgain }: MailCardProps) {
  const { subject, language, to, state, trouble, link, tries, sentAt, nextTryAt, queuedAt } = mail;
  const facts = [
    mailKindTexts[mail.kind],
    texts.to(to),
    sentAt === null ? texts.queued(formatInstant(queuedAt)) : texts.sent(formatInstant(sentAt)),
    ...(tries > 0 && state !== 'sent' ? [texts.tries(tries)] : []),
    ...(sends && nextTryAt !== null && tries > 0 ? [texts.next(formatInstant(nextTryAt))] : []),
  ];
  return (
    <Card size="small">
      <Flex wrap gap="small" align="start" justify="space-between">
        <Flex vertical gap={4} flex="1 1 16rem" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Flex wrap gap="small" align="center">
            <strong lang={language}>{subject}</strong>
            <Tag>
              <span>{texts.states[state]}</span>
            </Tag>
          </Flex>
          <Typography.Text type="secondary">
            <span>{facts.join(' · ')}</span>
          </Typography.Text>
          {trouble && state !== 'sent' && <p>{texts.troubles[trouble]}</p>}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {texts.link}
            </a>
          )}
        </Flex>
        {sends && state !== 'sent' && (
          <Allowed to="outbox.try-again">
            <Button aria-label={texts.tryThisAgain(subject, to)} onClick={onTryAgain}>
              {texts.tryAgain}
            </Button>
          </Allowed>
        )}
      </Flex>
    </Card>
  );
}
