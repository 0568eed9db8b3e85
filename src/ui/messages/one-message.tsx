import { Button, Card, Flex, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { answerAddress } from '../../core/messages/answer-address';
import { CONTACT_RULES } from '../../core/messages/contact-message';
import type { MessageState, MessageView } from '../../core/messages/message';
import { isNamedMessage } from '../../core/privacy/named-records';
import { fieldNames } from '../../core/shared/forms/field-names';
import { isEmailAddress } from '../../core/shared/text/email-address';
import { formatDayAt, formatInstant } from '../../core/shared/text/format';
import { useMay, useSharedViewModel, useViewModel } from '../app/page-hooks';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { Facts, WORDS } from '../shared/facts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { useFocusStays } from '../shared/focus/use-focus-stays';
import { NamedData } from '../shared/privacy/named-data';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { SubView } from '../shared/sub-view';
import { ContactLink } from '../shared/text/contact-link';
import { ReadsSpanish, WroteIn } from '../shared/wrote-in';
import { contactTexts } from './contact/contact.texts';
import { MessageStateTag, TopicTag } from './message-list';
import { messagesTexts as texts } from './messages.texts';
import { OneMessageViewModel } from './messages.view-model';

/** The form's fields that are listed as they are. */
const OTHERS = fieldNames(CONTACT_RULES).filter(
  (field) => field !== 'name' && field !== 'email' && field !== 'message',
);

/** What can be done with a message that stands there. */
const NEXT: Readonly<Record<MessageState, readonly MessageState[]>> = {
  unread: ['answered', 'archived'],
  read: ['answered', 'archived', 'unread'],
  answered: ['archived', 'unread'],
  archived: ['read'],
};
/** After these there is nothing more to do here. */
const LEAVES: readonly MessageState[] = ['archived', 'unread'];

interface OneMessageProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** One message with what can be done with it. */
export const OneMessage = observer(function OneMessage({ id, onBack }: OneMessageProps) {
  const viewModel = useViewModel(OneMessageViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  const sender = viewModel.value?.name;
  const mark = async (next: MessageState) => {
    if ((await viewModel.mark(next)) && LEAVES.includes(next)) onBack();
  };
  return (
    <SubView
      title={sender === undefined ? texts.messages : texts.message(sender)}
      back={{ text: texts.backToList, onPress: onBack }}
    >
      <FetchedPart fetched={viewModel} texts={texts.one}>
        {(message) => (
          <Shown
            message={message}
            replyTo={viewModel.replyTo}
            onMark={(next) => void mark(next)}
            onErased={onBack}
          />
        )}
      </FetchedPart>
    </SubView>
  );
});

interface ShownProps {
  readonly message: MessageView;
  readonly replyTo: string | null;
  readonly onMark: (state: MessageState) => void;
  /** When what the message says of its sender was erased. */
  readonly onErased: () => void;
}

const Shown = observer(function Shown({ message, replyTo, onMark, onErased }: ShownProps) {
  const card = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLButtonElement | HTMLAnchorElement>(null);
  const marks = useMay()('message.mark') ? NEXT[message.state] : [];
  const isMail = isEmailAddress(message.contact);
  // A mail is answered first; somebody who is to be called has no other button.
  const first = isMail ? undefined : marks[0];
  // The button that marks a message goes when it is marked.
  useFocusStays(card, answer);
  const { siteName } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  const address = answerAddress(message, {
    subject: texts.subject(siteName),
    quoteHead: texts.quoteHead(formatDayAt(message.receivedAt), message.name),
    replyTo,
  });
  return (
    <Card style={{ maxWidth: '60rem' }} ref={card}>
      <Flex vertical gap="middle">
        <Facts
          facts={[
            [
              texts.state,
              <span key="state">
                <MessageStateTag state={message.state} />
                <WroteIn language={message.language} />
              </span>,
            ],
            [texts.topic, message.topic === 'shoes' && <TopicTag key="topic" topic={message.topic} />],
            [isMail ? texts.email : texts.reach, <ContactLink key="contact" contact={message.contact} />],
            ...OTHERS.map((field) => [contactTexts.labels[field], message[field]] as const),
            [texts.received, formatInstant(message.receivedAt)],
          ]}
        />
        <p style={{ ...WORDS, maxInlineSize: '65ch', fontSize: '1rem' }}>{message.text}</p>
        <ReadsSpanish name={message.name} isChosen={message.readsSpanish} />
        <Flex wrap gap="small">
          {isMail && (
            <Button type="primary" href={address} ref={answer}>
              {texts.answer}
            </Button>
          )}
          {first !== undefined && <Button onClick={() => onMark(first)}>{texts.mark[first]}</Button>}
          <MoreMenu
            subject={texts.message(message.name)}
            actions={marks
              .filter((next) => next !== first)
              .map((next) => ({
                key: next,
                text: texts.mark[next],
                onPress: () => onMark(next),
              }))}
          />
        </Flex>
        <Typography.Text type="secondary">
          <span>{isMail ? texts.answerHint : texts.callHint}</span>
        </Typography.Text>
        {isNamedMessage(message) && (
          <div>
            <NamedData record={{ kind: 'message', id: message.id }} name={message.name} onErased={onErased} />
          </div>
        )}
      </Flex>
    </Card>
  );
});
