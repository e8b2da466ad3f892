/* Shows the number of a list's items after its name: in Arabic no plural fits after every number. */
const show = () => {
  for (const { firstChild } of document.querySelectorAll('.toolbar > .label > .summary')) {
    const [, number, name] = /^(\d+)\s+(\S.*)$/s.exec(firstChild?.nodeValue ?? '') ?? [];
    // Only the node's text changes: Sveltia CMS writes the next number into the same node.
    if (firstChild && name) firstChild.nodeValue = `${name}: ${number}`;
  }
};
const changes = { childList: true, subtree: true, characterData: true };
new MutationObserver(show).observe(document.body, changes);
