import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import {
  donorLines,
  type Receipt,
  type ReceiptText,
  receiptBenefitCents,
  receiptCents,
  receiptExcessCents,
  receiptGiftCents,
} from '../../core/receipts/receipt';
import { FORMATS } from '../../core/shared/text/format.languages';
import { formatCents } from '../../core/shared/text/format-money';
import type { Language } from '../../core/shared/text/language';
import { Facts } from '../shared/facts';
import { FigureTable } from '../shared/table/figure-table';
import { PRINTED_RECEIPT_TEXTS } from './printed-receipt.languages';
import '../shared/paper/paper.css';
import './printed-receipt.css';

interface PrintedReceiptProps {
  readonly receipt: Receipt;
  /** The foundation's logo, for paper. */
  readonly logo?: ReactNode;
}

/**
 * A receipt as it is printed, below the heading of its view: everything that it contained when it was issued, and nothing else,
 * in its own language: the paper is the same for every reader. What the law has it say is in English.
 */
export function PrintedReceipt({ receipt, logo }: PrintedReceiptProps) {
  const { number, year, kind, text, issuedOn, voided } = receipt;
  const { organization, donor, language } = text;
  const texts = PRINTED_RECEIPT_TEXTS[language];
  const { formatDay } = FORMATS[language];
  const [name = '', ...more] = donorLines(donor);
  const contact = [organization.email, organization.phone].filter(Boolean).join(', ');
  const id = useId();
  return (
    <article className="receipt paper" lang={language} aria-labelledby={id}>
      {logo}
      <Flex component="header" wrap gap="middle" justify="space-between">
        <address className="receipt__from">
          <strong>{organization.legalName}</strong>
          <span lang={typedIn(language)}>{organization.address}</span>
          {organization.ein !== '' && <span>{`${texts.ein} ${organization.ein}`}</span>}
        </address>
        <Facts
          layout="lines"
          facts={[
            [texts.number, number],
            [texts.issuedOn, formatDay(issuedOn)],
            [texts.year, String(year)],
          ]}
        />
      </Flex>
      <h2 id={id}>{texts.title[kind](year)}</h2>
      {voided && (
        <p className="receipt__voided">
          <strong>{texts.voided}</strong> <span>{texts.voidedOn(formatDay(voided.on))}</span>{' '}
          <span>{texts.causes[voided.cause]}</span> <span lang={typedIn(language)}>{voided.reason}</span>
        </p>
      )}
      <Facts layout="lines" facts={[[texts.donor, <Lines key="donor" first={name} more={more} />]]} />
      {text.gifts.length > 0 && (
        <section>
          <h3>{texts.gifts}</h3>
          <Money text={text} />
        </section>
      )}
      {text.goods.length > 0 && (
        <section>
          <h3>{texts.goods}</h3>
          <Goods goods={text.goods} language={language} />
        </section>
      )}
      <p lang="en">
        <strong>{text.inReturn.sentence}</strong>
      </p>
      <div lang="en">
        {text.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <footer className="receipt__foot">
        {organization.signatory !== '' && <p>{`${texts.signed}: ${organization.signatory}`}</p>}
        {contact !== '' && <p>{`${texts.contact} ${contact}`}</p>}
      </footer>
    </article>
  );
}

interface LinesProps {
  readonly first: string;
  /** Lines below it. */
  readonly more: readonly string[];
}

function Lines({ first, more }: LinesProps) {
  return (
    <>
      <span>{first}</span>
      {more.map((line) => (
        <span key={line} className="figure-table__more">
          {line}
        </span>
      ))}
    </>
  );
}

/** The language of what staff typed, which a receipt in Spanish does not know. */
function typedIn(language: Language): '' | undefined {
  return language === 'es' ? '' : undefined;
}

function Money({ text }: { readonly text: ReceiptText }) {
  const texts = PRINTED_RECEIPT_TEXTS[text.language];
  const { formatDay } = FORMATS[text.language];
  const hasRefunds = text.gifts.some(({ refundedCents }) => refundedCents > 0);
  const heads = [
    texts.date,
    texts.method,
    ...(hasRefunds ? [texts.given, texts.refunded] : []),
    texts.amount,
  ];
  const sums: (readonly [string, number])[] = [[texts.total, receiptCents(text)]];
  if (text.inReturn.kind === 'benefits')
    sums.push([texts.benefits, receiptBenefitCents(text)], [texts.excess, receiptExcessCents(text)]);
  return (
    <FigureTable
      label={texts.gifts}
      heads={heads}
      rows={text.gifts.map((gift) => ({
        id: gift.giftId,
        name: formatDay(gift.receivedOn),
        more: [
          gift.benefit ? <Benefit key="benefit" {...gift.benefit} language={text.language} /> : [],
          gift.provider === null ? [] : texts.provider(gift.provider),
        ].flat(),
        cells: [
          texts.methods[gift.method],
          ...(hasRefunds ? [formatCents(gift.cents), formatCents(gift.refundedCents)] : []),
          formatCents(receiptGiftCents(gift)),
        ],
      }))}
    >
      <tbody className="receipt__sums">
        {sums.map(([name, cents]) => (
          <tr key={name}>
            <th scope="row" colSpan={heads.length - 1}>
              {name}
            </th>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

interface BenefitProps {
  readonly description: string;
  readonly cents: number;
  readonly language: Language;
}

/** What was given in return for a gift, as staff described it. */
function Benefit({ description, cents, language }: BenefitProps) {
  const texts = PRINTED_RECEIPT_TEXTS[language];
  return (
    <>
      <span>{texts.inReturn}</span> <span lang={typedIn(language)}>{`${description}.`}</span>{' '}
      <span>{texts.worth(formatCents(cents))}</span>
    </>
  );
}

function Goods({ goods, language }: Pick<ReceiptText, 'goods' | 'language'>) {
  const texts = PRINTED_RECEIPT_TEXTS[language];
  const { formatDay } = FORMATS[language];
  return (
    <FigureTable
      label={texts.goods}
      heads={[texts.date, texts.description, texts.count]}
      rows={goods.map(({ goodsId, receivedOn, description, count }, index) => ({
        // One gift may have several lines.
        id: `${goodsId}-${index}`,
        name: formatDay(receivedOn),
        cells: [
          <span key="description" lang={typedIn(language)}>
            {description}
          </span>,
          String(count ?? texts.notCounted),
        ],
      }))}
    />
  );
}
