/** What the contact form says (specification, section 8; labels: decisions, 'Public site'). */
export const contactTexts = {
  form: 'Contact',
  message: 'Message',
  send: 'Send Message',
  done: { title: 'Message Sent', description: "Thank you for contacting us. We'll be in touch soon!" },
  failed: {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again.',
  },
} as const;
