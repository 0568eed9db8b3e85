import type { ContactMessage } from '../../../core/messages/contact-message';

/** The sentences of the contact form. */
export const contactTexts = {
  form: 'Contact',
  labels: { name: 'Name', email: 'Email', message: 'Message' } satisfies Record<keyof ContactMessage, string>,
  send: 'Send Message',
  done: { title: 'Message Sent', description: "Thank you for contacting us. We'll be in touch soon!" },
  failed: {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again.',
  },
};
