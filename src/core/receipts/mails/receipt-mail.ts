import type { Mail, Paragraph } from '../../mail/mail';
import { FORMATS } from '../../shared/text/format.languages';
import { formatCents } from '../../shared/text/format-money';
import type { Language } from '../../shared/text/language';
import {
  donorLines,
  type Receipt,
  type ReceiptText,
  receiptBenefitCents,
  receiptCents,
  receiptExcessCents,
  receiptGiftCents,
} from '../receipt';
import { RECEIPT_MAIL_TEXTS } from './receipt-mail.languages';

/** The longest name in a subject, in UTF-16 units. */
const LONGEST_NAME = 100;

/** A receipt as a mail: everything that the printed one says, in the same words and the same language. */
export function receiptMail(receipt: Receipt): Mail {
  const { number, year, kind, text } = receipt;
  const { organization, donor, language } = text;
  const texts = RECEIPT_MAIL_TEXTS[language];
  const name = organization.legalName.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, LONGEST_NAME);
  return {
    kind: 'receipt',
    to: donor.email.trim(),
    language,
    subject: kind === 'single' ? texts.subject.single(number, name) : texts.subject.statement(year, name),
    paragraphs: [
      kind === 'single' ? texts.thanks.single : texts.thanks.statement(year),
      lines([
        organization.legalName,
        organization.address,
        organization.ein && `${texts.ein} ${organization.ein}`,
      ]),
      texts.number(number, FORMATS[language].formatLongDay(receipt.issuedOn)),
      lines([texts.donor, ...donorLines(donor)]),
      ...moneyOf(text),
      ...goodsOf(text),
      inEnglish(text.inReturn.sentence, language),
      ...text.notes.map((sentence) => inEnglish(sentence, language)),
      lines([organization.signatory, organization.legalName]),
      contactLines(text),
    ].filter((paragraph) => paragraph !== ''),
  };
}

/** What the law has a receipt say is in English on every receipt. */
function inEnglish(text: string, language: Language): Paragraph {
  return language === 'en' ? text : { language: 'en', text };
}

/** How to ask; nothing where the foundation has neither an email address nor a number. */
function contactLines({ organization: { email, phone }, language }: ReceiptText): string {
  return email || phone ? lines([RECEIPT_MAIL_TEXTS[language].contact, email, phone]) : '';
}

function moneyOf(text: ReceiptText): string[] {
  const texts = RECEIPT_MAIL_TEXTS[text.language];
  if (text.gifts.length === 0) return [];
  const gifts = text.gifts.map((gift) =>
    [
      `${FORMATS[text.language].formatLongDay(gift.receivedOn)}: ${formatCents(receiptGiftCents(gift))}`,
      gift.refundedCents > 0 && texts.refunded(formatCents(gift.cents), formatCents(gift.refundedCents)),
      gift.benefit && texts.benefit(gift.benefit.description, formatCents(gift.benefit.cents)),
      gift.provider && texts.provider(gift.provider),
    ]
      .filter(Boolean)
      .join('; '),
  );
  const sums = [`${texts.total}: ${formatCents(receiptCents(text))}`];
  if (text.inReturn.kind === 'benefits')
    sums.push(
      texts.benefits(formatCents(receiptBenefitCents(text))),
      texts.excess(formatCents(receiptExcessCents(text))),
    );
  return [lines([texts.gifts, ...gifts]), lines(sums)];
}

function goodsOf({ goods, language }: ReceiptText): string[] {
  const texts = RECEIPT_MAIL_TEXTS[language];
  if (goods.length === 0) return [];
  const things = goods.map(({ receivedOn, description, count }) =>
    [`${FORMATS[language].formatLongDay(receivedOn)}: ${description}`, count !== null && texts.count(count)]
      .filter(Boolean)
      .join('; '),
  );
  return [lines([texts.goods, ...things])];
}

function lines(texts: readonly (string | false | null)[]): string {
  return texts.filter(Boolean).join('\n');
}
