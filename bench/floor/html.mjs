// @ts-check
// The frame of the floor's pages, written by hand without script and with few styles.

/** @param {string | number} text */
export const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {readonly string[]} paragraphs */
export const paragraphs = (paragraphs) => paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n');

/**
 * @param {{ label: string, name: string, type?: string, autocomplete?: string }} field 'textarea' is a type here
 */
function field({ label, name, type = 'text', autocomplete }) {
  const attributes = `name="${name}"${autocomplete ? ` autocomplete="${autocomplete}"` : ''} required`;
  const control =
    type === 'textarea'
      ? `<textarea ${attributes} rows="4"></textarea>`
      : `<input type="${type}" ${attributes}>`;
  return `<label>${escaped(label)} ${control}</label>`;
}

/**
 * @param {{ label: string, fields: readonly Parameters<typeof field>[0][], button: string }} form
 */
export const form = ({ label, fields, button }) =>
  `<form aria-label="${escaped(label)}">${fields.map(field).join('\n')}<button>${escaped(button)}</button></form>`;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:100%/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.15}
header nav,.row{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
header,main>*,footer{padding:1rem max(1rem,calc(50% - 34rem))}
img{max-width:100%;height:auto}
ul{padding:0;list-style:none}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1.5rem}
label,input,textarea{display:block;width:100%}
label{margin:0 0 1rem}
input,textarea,button{padding:.6rem;font:inherit}
progress{width:100%}`;

/**
 * @param {{ title: string, description: string, style?: string, body: string }} page
 */
export function floorPage({ title, description, style = '', body }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="icon" href="/images/favicon.png">
<style>${STYLE}${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
