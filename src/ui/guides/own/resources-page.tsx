import { Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { NEEDS } from '../../../core/guides/guide';
import type { OwnResource } from '../../../core/guides/own-guide';
import { formatDay } from '../../../core/shared/text/format';
import { usePageTitle, useViewModel } from '../../app/page-hooks';
import { choice, queryFields, text } from '../../shared/address/query-fields';
import { optionsOf } from '../../shared/control/native-select';
import { Facts } from '../../shared/facts';
import { useFocusStays } from '../../shared/focus/use-focus-stays';
import { ListPage } from '../../shared/list/list-page';
import { useListQuery } from '../../shared/list/list-query';
import { PaperLogo } from '../../shared/paper/paper-logo';
import { PhoneLink } from '../../shared/text/contact-links';
import { inWords } from '../../shared/translation/in-words';
import { asTyped, markedWords } from '../../shared/translation/marked-words';
import { guideTexts } from '../guide.texts';
import { GuideLink, Paragraphs } from '../guide-parts';
import { resourcesTexts as texts } from './own-guides.texts';
import { ResourcesViewModel } from './own-guides.view-model';

/** All on one page, for paper too; few places have more. */
const resourcesAddress = queryFields({ search: text(), need: choice(NEEDS) }, { size: 100 });

/** Help that others offer, by what it helps with. The address keeps what is searched for. */
export const ResourcesPage = observer(function ResourcesPage() {
  const list = useViewModel(ResourcesViewModel);
  const listQuery = useListQuery(list, resourcesAddress);
  usePageTitle(texts.title);
  return (
    <div className="guides paper">
      <PaperLogo />
      <Flex vertical gap="middle">
        <Flex wrap gap="small" align="center" justify="space-between">
          <h1>{texts.title}</h1>
          <Button onClick={() => window.print()}>{texts.print}</Button>
        </Flex>
        <CallFirst />
        <ListPage
          list={list}
          listQuery={listQuery}
          texts={texts}
          search={{ label: texts.search, hint: texts.searchHint }}
          filters={[
            { name: 'need', label: texts.need, options: optionsOf(NEEDS, guideTexts.needs, texts.everyNeed) },
          ]}
        >
          {({ items }) => <ByNeed resources={items} viewModel={list} />}
        </ListPage>
      </Flex>
    </div>
  );
});

/** The public numbers that help whatever is needed. */
function CallFirst() {
  return (
    <Card className="guides__call">
      <Flex vertical gap="small">
        <a className="guides__number" href="tel:211">
          {texts.call}
        </a>
        <p>{texts.callText}</p>
        <Flex wrap gap="0 var(--space-5)">
          <a className="guides__short" href="tel:911">
            {texts.emergency}
          </a>
          <a className="guides__short" href="tel:988">
            {texts.crisis}
          </a>
        </Flex>
      </Flex>
    </Card>
  );
}

interface ByNeedProps {
  readonly resources: readonly OwnResource[];
  readonly viewModel: ResourcesViewModel;
}

function ByNeed({ resources, viewModel }: ByNeedProps) {
  return NEEDS.map((need) => {
    const own = resources.filter((resource) => resource.need === need);
    if (own.length === 0) return null;
    return (
      <Flex key={need} vertical gap="small">
        <h2>{guideTexts.needs[need]}</h2>
        <Flex component="ul" vertical gap="small" aria-label={guideTexts.needs[need]}>
          {own.map((resource) => (
            <li key={resource.id} className="guides__resource">
              <Resource resource={resource} viewModel={viewModel} />
            </li>
          ))}
        </Flex>
      </Flex>
    );
  });
}

interface ResourceProps {
  readonly resource: OwnResource;
  readonly viewModel: ResourcesViewModel;
}

function Resource({ resource, viewModel }: ResourceProps) {
  const { title, body, link, phone, address, hours, languages, isReported, lang } = inWords(resource);
  const card = useRef<HTMLDivElement>(null);
  useFocusStays(card);
  const facts = [
    [guideTexts.phone, phone && <PhoneLink phone={phone} />],
    [guideTexts.address, asTyped(address)],
    [guideTexts.hours, hours && markedWords({ text: hours, lang: lang?.hours })],
    [guideTexts.languages, asTyped(languages)],
  ] as const;
  return (
    <Card>
      <div className="guides__sides" ref={card} tabIndex={-1}>
        <Flex vertical gap="small" align="start">
          <h3 className="guides__name" lang={lang?.title}>
            {title}
          </h3>
          <Paragraphs text={body} lang={lang?.body} />
          {link !== '' && <GuideLink link={link} />}
          <Checked resource={resource} isUnchecked={viewModel.isUnchecked(resource)} />
          <div role="status">{isReported && texts.thanks}</div>
          {!isReported && (
            <Button
              size="small"
              type="text"
              className="guides__wrong"
              aria-label={texts.wrongIn(title)}
              onClick={() => void viewModel.report(resource)}
            >
              {texts.wrong}
            </Button>
          )}
        </Flex>
        <div className="guides__facts">
          <Facts facts={facts} layout="columns" />
        </div>
      </div>
    </Card>
  );
}

interface CheckedProps extends Pick<ResourceProps, 'resource'> {
  readonly isUnchecked: boolean;
}

/** When staff have checked a resource, or that one has to call first. */
function Checked({ resource: { checkedOn }, isUnchecked }: CheckedProps) {
  if (checkedOn === null) return <strong className="guides__old">{texts.neverChecked}</strong>;
  const day = formatDay(checkedOn);
  return isUnchecked ? (
    <strong className="guides__old">{texts.unchecked(day)}</strong>
  ) : (
    <span className="more">{guideTexts.checkedOn(day)}</span>
  );
}
