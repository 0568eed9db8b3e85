/**
 * Notes what a translating browser, or an extension, changes in prerendered HTML, and returns what puts it back and says whether
 * there was anything: React takes over only HTML that is as it was rendered. What was put back is translated once more, and the
 * changes from then on are React's own business.
 */
export function noteChanges(place: Node): () => boolean {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((found) => records.push(...found));
  observer.observe(place, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const isChanged = records.length > 0;
    for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of records.splice(0).reverse()) {
      if (target instanceof Text) target.data = oldValue ?? '';
      for (const node of addedNodes) target.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    return isChanged;
  };
}
