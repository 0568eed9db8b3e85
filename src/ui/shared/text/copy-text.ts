/** Puts a text into the clipboard, and answers whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  // Missing on a page that is not secure, although the types do not say so.
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
