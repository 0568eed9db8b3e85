import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mailSchema } from '../../../src/core/mail/mail.schema';
import { mailHtml } from '../../../src/core/mail/mail-html';
import { mailText } from '../../../src/core/mail/mail-text';
import { aMail } from '../../support/mail-builder';

test('text and HTML say the same: paragraphs, the link with its address, and what follows', () => {
  const mail = aMail({ paragraphs: ['Hello Dana,', 'one\ntwo'], closing: ['Thank you.'] });
  expect(mailText(mail)).toBe(
    'Hello Dana,\n\none\ntwo\n\nRead it:\nhttps://www.fsr.example/dashboard/admin\n\nThank you.\n',
  );
  const html = mailHtml(mail);
  expect(html).toContain('<p>one<br>\ntwo</p>');
  expect(html).toContain('href="https://www.fsr.example/dashboard/admin"');
  expect(html.indexOf('Read it')).toBeLessThan(html.indexOf('Thank you.'));
});

test('the foundation is the first line and the signature, in text and in HTML', () => {
  const mail = aMail({ foundation: 'Boots & Belts', closing: ['Thank you.'] });
  const lines = mailText(mail).trim().split('\n\n');
  expect([lines[0], lines.at(-1)]).toEqual(['Boots & Belts', 'Boots & Belts']);
  const paragraphs = mailHtml(mail).match(/<p[ >].*<\/p>/g) ?? [];
  expect([paragraphs[0], paragraphs.at(-1)]).toEqual([
    '<p style="font-weight:bold">Boots &amp; Belts</p>',
    '<p>Boots &amp; Belts</p>',
  ]);
  // A mail that was queued before mails bore a name is sent as it was.
  expect(mailText(aMail())).toMatch(/^Dana Whitfield/);
});

test('a mail without a link has none', () => {
  const { link, ...plain } = aMail();
  expect(link).toBeDefined();
  expect(mailHtml(plain)).not.toContain('<a ');
  expect(mailText(plain)).toBe('Dana Whitfield has sent a message.\n');
});

test('whatever a text holds stays text in the HTML', () => {
  const html = mailHtml(
    aMail({
      subject: '</title><script>',
      paragraphs: ['<img src=x onerror="alert(1)"> & \'more\''],
      link: { label: '<b>', url: "https://www.fsr.example/?a=1&b='" },
    }),
  );
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;more&#39;');
  expect(html).toContain('href="https://www.fsr.example/?a=1&amp;b=&#39;"');
  expect(html).not.toMatch(/<script|<img|<b>/);
});

test.each<[string, Parameters<typeof aMail>[0]]>([
  ['two addresses', { to: 'one@fsr.example, two@fsr.example' }],
  ['a name with the address', { to: 'One <one@fsr.example>' }],
  ['a header behind the address', { to: 'one@fsr.example\r\nBcc: all@fsr.example' }],
  ['a line break behind the address', { to: 'one@fsr.example\n' }],
  ['a header behind the address for answers', { replyTo: 'one@fsr.example\nBcc: all@fsr.example' }],
  ['a header behind the subject', { subject: 'Hello\r\nBcc: all@fsr.example' }],
  ['no subject', { subject: '' }],
  ['a link that is a script', { link: { label: 'Go', url: 'javascript:alert(1)' } }],
  ['a link with a line break', { link: { label: 'Go', url: 'https://fsr.example/\nx' } }],
])('%s is refused', (_, changes) => {
  expect(v.is(mailSchema, aMail())).toBe(true);
  expect(v.is(mailSchema, aMail(changes))).toBe(false);
});
