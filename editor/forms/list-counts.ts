/** Writes how many items a list has after its name: a plural before which any number may stand, Arabic has not. */
export function countLists(): void {
  const write = () => {
    for (const { firstChild } of document.querySelectorAll('.toolbar > .label > .summary')) {
      const [, number, name] = /^(\d+)\s+(\S.*)$/s.exec(firstChild?.nodeValue ?? '') ?? [];
      // The node stays: Sveltia CMS writes the next number into it.
      if (firstChild && name) firstChild.nodeValue = `${name}: ${number}`;
    }
  };
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(write).observe(document.body, changes);
}
